import { options } from 'preact';
import * as client from 'preact/compat/client';

/*
 * `react-dom/client` of the lite build. React runs the effects of a synchronous rendering at once; Preact would wait for a
 * frame, and until then a component would not hear of its atoms and controls.
 */
options.requestAnimationFrame = queueMicrotask;

/*
 * React writes a lone text through its element, Preact into the text node, which has gone when a translator has
 * replaced it. So an element with a lone text gets it as its `textContent`.
 */
const prepareByCompat = options.vnode;
options.vnode = (vnode) => {
  prepareByCompat?.(vnode);
  const { type, props } = vnode;
  const { children } = props;
  if (typeof type !== 'string' || !['string', 'number'].includes(typeof children)) return;
  props.textContent = String(children);
  props.children = undefined;
};

export const createRoot = client.createRoot;
