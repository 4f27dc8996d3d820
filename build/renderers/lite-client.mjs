import { options } from 'preact';
import { createRoot as createPreactRoot } from 'preact/compat/client';

/**
 * `react-dom/client` of the lite build. Effects run in the task of their render, as React's do after a synchronous
 * render. Preact would wait for a frame, and until then a component would miss changes of its atoms.
 */
export function createRoot(container) {
  options.requestAnimationFrame = queueMicrotask;
  return createPreactRoot(container);
}
