import { createElement } from 'preact';

/** `react` for r2wc in the lite build: r2wc imports a default export, which Preact lacks. */
// biome-ignore lint/style/noDefaultExport: r2wc imports it
export default { createElement };
