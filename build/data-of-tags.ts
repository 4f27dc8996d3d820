import type { DataName } from '../elements/data/data-docs.ts';
import type { AnyDocs } from '../elements/declare/docs.ts';
import { docs } from '../elements/docs.ts';

/** An attribute that accepts JSON. */
export interface DataOfTag {
  readonly tag: string;
  readonly prop: string;
  readonly data: DataName;
}

/** All attributes that accept JSON, in the order of the tags. */
export const dataOfTags: readonly DataOfTag[] = Object.entries<AnyDocs>(docs).flatMap(
  ([tag, { attributes = {} }]) =>
    Object.entries(attributes).flatMap(([prop, text]) =>
      typeof text === 'object' && text.data ? [{ tag, prop, data: text.data }] : [],
    ),
);
