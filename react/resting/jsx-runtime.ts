import type { ElementType, ReactNode } from 'react';
import { addedNames } from '../../logic/wire/added-names.ts';
import { type Props, type Renderer, renderer } from './renderer.ts';

export type { JSX } from 'react';

/** Several children without an element around them. */
export const Fragment = ({ children }: { children?: ReactNode }): ReactNode => children;

/** Where these are found, the renderers copy the props, into objects that inherit again. */
const COPIED_FOR = ['key', 'ref'];

/** Preact copies the props of the browser's elements, and reads these of the copy, which inherits again. */
const READ_OF_COPY = ['children', 'className'];

/**
 * A prototype for props, in place of `Object.prototype` with a page's additions: it has the names that Preact
 * compares, without values.
 */
function emptyPrototype(names: readonly string[]): object {
  const hidden = names
    .filter((name) => !COPIED_FOR.includes(name))
    .map((name) => [name, { writable: true }]);
  return Object.create(null, {
    ...Object.fromEntries(hidden),
    // React asks the props themselves
    hasOwnProperty: { value: Object.prototype.hasOwnProperty },
  });
}

/**
 * Both renderers also read inherited props, so a script that adds to `Object.prototype` could inject markup
 * through `dangerouslySetInnerHTML`, and attributes, children or a key for everything.
 */
function guarded(type: ElementType, props: Props): Props {
  if (typeof type === 'string') props.dangerouslySetInnerHTML = undefined;
  const names = addedNames();
  if (names.length === 0) return props;
  const own: Props = Object.assign(Object.create(emptyPrototype(names)), props);
  // a fragment takes children only
  const read = typeof type === 'string' ? READ_OF_COPY : ['children'];
  for (const name of read) if (!Object.hasOwn(own, name)) own[name] = undefined;
  return own;
}

/** Creates an element, as compiled JSX calls it. */
export const jsx: Renderer['jsx'] = (type, props, key) =>
  renderer().jsx(type, guarded(type, props), key);

/** The same for several children. */
export const jsxs: Renderer['jsxs'] = (type, props, key) =>
  renderer().jsxs(type, guarded(type, props), key);
