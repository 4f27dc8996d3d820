import { createRoot as createReactRoot, hydrateRoot } from 'react-dom/client';

/** An error of a component becomes one `shop-error`, printed once. */
const OPTIONS = { onCaughtError: () => {} };

/** A root whose first rendering adopts the nodes that are in the container. */
function adoptingRoot(container) {
  let root;
  return {
    render(element) {
      if (root) root.render(element);
      else root = hydrateRoot(container, element, OPTIONS);
    },
    unmount: () => root.unmount(),
  };
}

/**
 * `react-dom/client` for r2wc, whose roots have no options and never adopt nodes: a container says by a symbol that it
 * has some (`react/awake/root.tsx`).
 */
export const createRoot = (container) =>
  container[Symbol.for('shop.adopts')]
    ? adoptingRoot(container)
    : createReactRoot(container, OPTIONS);
