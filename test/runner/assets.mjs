import { readFileSync } from 'node:fs';

const asModule = (text) => `export default ${JSON.stringify(text)};`;
const isRaw = (ctx) => ctx.URL.searchParams.has('raw');
/** Built files and the demo's pages import stylesheets natively; sources import them as text. */
const isSourceCss = ({ path }) => path.endsWith('.css') && !/^\/(dist|demo)\//.test(path);

/** `import css from './x.css'` resolves to the text of the stylesheet, as in the build. */
export const cssAsText = {
  name: 'css-as-text',
  resolveMimeType: (ctx) => (isSourceCss(ctx) ? 'js' : undefined),
  transform: (ctx) => (isSourceCss(ctx) && !isRaw(ctx) ? asModule(ctx.body) : undefined),
};

/** `import text from './x.html?raw'` resolves to the text of any file. */
export const rawText = {
  name: 'raw-text',
  resolveMimeType: (ctx) => (isRaw(ctx) ? 'js' : undefined),
  transform: (ctx) => (isRaw(ctx) ? asModule(ctx.body) : undefined),
};

/** The service worker that msw registers, served from its package. */
export const mswWorker = {
  name: 'msw-worker',
  serve: ({ path }) =>
    path === '/mockServiceWorker.js'
      ? { body: readFileSync('node_modules/msw/lib/mockServiceWorker.js', 'utf8'), type: 'js' }
      : undefined,
};
