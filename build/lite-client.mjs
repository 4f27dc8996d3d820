import { options } from 'preact';
import * as client from 'preact/compat/client';

/*
 * `react-dom/client` of the lite build. React runs effects of a synchronous render at once; Preact would wait for a
 * frame, so that a component would miss changes of its atoms and controls until then.
 */
options.requestAnimationFrame = queueMicrotask;

/*
 * React updates a single text through its element, Preact through the text node, which a translator may have replaced.
 * So an element with a single text gets `textContent`.
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
