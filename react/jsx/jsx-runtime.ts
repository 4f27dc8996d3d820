import { type ElementType, Fragment as ReactFragment } from 'react';
import { jsx as createElement, jsxs as createElements } from 'react/jsx-runtime';

export type { JSX } from 'react';

export const Fragment = ReactFragment;

type Props = Record<string, unknown>;

/** The names that scripts of the page have given every object: `in`, for-in and reading find them anywhere. */
function addedNames(): readonly string[] {
  const names: string[] = [];
  for (const name in {}) names.push(name);
  return names;
}

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

/** React's elements are plain objects; Preact's have another constructor, which no JSON has. */
const isPreact = createElement('a', {}).constructor !== Object;

/**
 * React writes a lone text through its element, Preact into the text node, which is no longer there when a translator
 * has replaced it. So Preact gets the text as the element's: of the made element, since its layer for React turns a
 * `textContent` that it is given into an attribute.
 */
function writeThroughElement(props: Props): void {
  const { children } = props;
  if (typeof children !== 'string' && typeof children !== 'number') return;
  props.textContent = String(children);
  props.children = undefined;
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

const makeWith =
  (create: typeof createElement): typeof createElement =>
  (type, props, key) => {
    const element = create(type, guarded(type, props as Props), key);
    // Preact empties a new element where a page has added `dangerouslySetInnerHTML` to every object
    const isSafe = isPreact && typeof type === 'string' && addedNames().length === 0;
    if (isSafe) writeThroughElement(element.props as Props);
    return element;
  };

/** Creates an element, as compiled JSX calls it. */
export const jsx = makeWith(createElement);

/** The same for several children. */
export const jsxs = makeWith(createElements);
