import { options } from 'preact';
import { createRoot as createPreactRoot, hydrateRoot } from 'preact/compat/client';

/** A root whose first rendering adopts the nodes that are in the container. */
function adoptingRoot(container) {
  let root;
  return {
    render(element) {
      if (root) root.render(element);
      else root = hydrateRoot(container, element);
    },
    unmount: () => root.unmount(),
  };
}

/**
 * `react-dom/client` of the lite build. Effects run in the task of their render, as React's do after a synchronous
 * render. Preact would wait for a frame, and until then a component would miss changes of its atoms. A container says by
 * a symbol that it has nodes to adopt (`react/awake/root.tsx`).
 */
export function createRoot(container) {
  options.requestAnimationFrame = queueMicrotask;
  return container[Symbol.for('shop.adopts')]
    ? adoptingRoot(container)
    : createPreactRoot(container);
}
