import type { ElementType } from 'react';
import * as runtime from 'react/jsx-runtime';

export type { JSX } from 'react';
export const Fragment = runtime.Fragment;

type Props = Record<string, unknown>;

const EMPTY = {};
/** Of what the browser's own elements inherit, the renderers take only this; Preact would take away the rest. */
const READ_OF_ALL = ['children', 'className', 'key', 'ref', 'style'];

/**
 * Both renderers also read inherited props, so a script that adds to `Object.prototype` could inject markup
 * through `dangerouslySetInnerHTML`, and a `key` or `children` for everything; own undefined ones stand in the way.
 */
function guarded(type: ElementType, props: Props): Props {
  if (typeof type === 'string') props.dangerouslySetInnerHTML = undefined;
  for (const name in EMPTY) {
    const isRead = typeof type !== 'string' || READ_OF_ALL.includes(name);
    if (isRead && !Object.hasOwn(props, name)) props[name] = undefined;
  }
  return props;
}

/** Creates an element, as compiled JSX calls it. */
export const jsx = (type: ElementType, props: Props, key?: string) =>
  runtime.jsx(type, guarded(type, props), key);

/** The same for several children. */
export const jsxs = (type: ElementType, props: Props, key?: string) =>
  runtime.jsxs(type, guarded(type, props), key);
