import type { ChoiceOf } from '../../../logic/choice/choice.constants.ts';
import type { ChoiceOptions } from '../../../logic/choice/choice.model.ts';
import type { VersionAxis } from '../../../logic/choice/versions.model.ts';
import { readAxes } from './read-axes.ts';
import { readChildren } from './read-children.ts';

/** What the children of a tag let a shopper choose. */
export type ChoiceRead =
  | ChoiceOptions
  | { readonly kind: 'axes'; readonly axes: readonly VersionAxis[] };

/** The choice in the children of a tag; undefined where they have none. */
export function readChoice(host: Element, of: ChoiceOf): ChoiceRead | undefined {
  const axes = of === 'version' ? readAxes(host) : [];
  return axes.length > 0 ? { kind: 'axes', axes } : readChildren(host, of);
}
