import { createRoot as createReactRoot } from 'react-dom/client';

/** `react-dom/client` for r2wc, whose roots have no options: an error of a component becomes one `shop-error`, printed once. */
export const createRoot = (container) => createReactRoot(container, { onCaughtError: () => {} });
