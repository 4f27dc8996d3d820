import { createRoot as createReactRoot } from 'react-dom/client';

/** `react-dom/client` for r2wc, whose roots have no options: what a component throws is one `shop-error`, printed once. */
export const createRoot = (container) => createReactRoot(container, { onCaughtError: () => {} });
