import { options } from 'preact';
import { createRoot as createPreactRoot } from 'preact/compat/client';

/**
 * `react-dom/client` of the lite build. Effects run in the task of their render, as React's do where that is
 * synchronous: Preact would wait for a frame, and until then a component would not follow its atoms.
 */
export function createRoot(container) {
  options.requestAnimationFrame = queueMicrotask;
  return createPreactRoot(container);
}
