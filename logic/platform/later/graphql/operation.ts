import type { GenericSchema } from 'valibot';

/** A GraphQL operation (docs/specification.md#s7). */
export interface Operation<Variables, Answer> {
  /** The name in error messages: `[shop] unsetRegion: …`. */
  readonly name: string;
  /** The query string that identifies the call in the platform's logs, if not as `mutation=unsetRegion`; may be empty. */
  readonly marker?: string;
  /** A query may be retried and shared; a mutation is sent exactly once. */
  readonly kind: 'query' | 'mutation';
  /** The document with its variables printed as `graphql` literals. */
  readonly document: (variables: Variables) => string;
  /** The schema of `data`; the parsed value is the answer. */
  readonly answer: GenericSchema<unknown, Answer>;
  /** The timeout in milliseconds; 16 s by default. */
  readonly timeoutMs?: number;
  /** Whether the first error of the answer is a message for the shopper: `PlatformRefusal`. */
  readonly isRefusable?: boolean;
}

/** The query string that identifies a call in the platform's logs, by default its kind and its name. */
export const markerOf = ({ kind, name, marker }: Operation<never, unknown>): string =>
  marker ?? `${kind}=${name}`;
