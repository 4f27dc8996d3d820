import { createElement } from 'preact';

/** `react` for r2wc in the lite build: Preact has no default export, which r2wc imports. */
// biome-ignore lint/style/noDefaultExport: r2wc imports it
export default { createElement };
