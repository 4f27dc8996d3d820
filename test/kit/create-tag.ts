import type { TagOf } from './mount.ts';

/** Attributes by name; a boolean means presence or absence. */
export type Attributes = Readonly<Record<string, string | boolean>>;

/** A tag with these attributes and children, not on the page. */
export function createTag<Name extends string>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly Node[]
): TagOf<Name> {
  const tag = document.createElement(name) as TagOf<Name>;
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === 'string') tag.setAttribute(key, value);
    else tag.toggleAttribute(key, value);
  }
  tag.append(...children);
  return tag;
}
