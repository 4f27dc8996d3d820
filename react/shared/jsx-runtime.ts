import type { ElementType } from 'react';
import * as runtime from 'react/jsx-runtime';

export type { JSX } from 'react';
export const Fragment = runtime.Fragment;

type Props = Record<string, unknown>;

/**
 * Both renderers also read inherited props, so a script that pollutes `Object.prototype` could
 * inject markup through `dangerouslySetInnerHTML`; an own undefined one stands in its way.
 */
function guarded(type: ElementType, props: Props): Props {
  if (typeof type === 'string') props.dangerouslySetInnerHTML = undefined;
  return props;
}

/** Creates an element, as compiled JSX calls it. */
export const jsx = (type: ElementType, props: Props, key?: string) =>
  runtime.jsx(type, guarded(type, props), key);

/** The same for several children. */
export const jsxs = (type: ElementType, props: Props, key?: string) =>
  runtime.jsxs(type, guarded(type, props), key);
