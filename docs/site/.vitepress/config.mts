// The documentation site: `npm run docs` writes its pages and builds it into dist-docs/.
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitepress';
import { TAG_GROUPS } from '../../../demo/shop/tags.ts';
import { liveFences } from './live-fences.ts';
import { guideMenu, referenceMenu } from './menus.ts';
import { polish, polishSearch } from './polish.ts';
import { searchEverywhere } from './search-everywhere.ts';
import { boostOf, foldedTerm, fuzzyOf } from './search-terms.ts';
import { searched, withTerms } from './searched.ts';

const ROOT = join(import.meta.dirname, '../../..');
const DIST = join(ROOT, 'dist');
/** The files of the library that examples and embedding pages load. */
const isServed = (path: string): boolean => !path.endsWith('.map') && path !== join(DIST, 'docs');
/** The path of the site on its host, with slashes around it. */
const base = process.env.DOCS_BASE ?? '/docs/';
/** Custom elements in Markdown, which Vue leaves alone. */
const isCustomElement = (tag: string): boolean => /^(?:shop|live|play|theme)-/.test(tag);

const tagMenu = TAG_GROUPS.map(({ name, tags }) => ({
  text: name.en,
  items: tags.map(({ key }) => ({ text: `shop-${key}`, link: `/tags/shop-${key}` })),
}));

export default defineConfig({
  base,
  lang: 'en',
  title: 'shop-elements',
  description: 'Tags for online shops: paste them into a template, and they work.',
  head: [['link', { rel: 'icon', href: `${base}icon.svg` }]],
  // for assistants, not for readers
  srcExclude: ['skill/**'],
  outDir: join(ROOT, 'dist-docs'),
  cacheDir: join(ROOT, '.cache/docs'),
  // otherwise a page prefetches all links in its menu
  router: { prefetchLinks: false },
  // `vitepress dev`: examples use the library of `npm run dev`
  vite: {
    plugins: [searchEverywhere()],
    server: { proxy: { [`${base}dist/`]: 'http://localhost:8080' } },
  },
  vue: { template: { compilerOptions: { isCustomElement } } },
  markdown: {
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    config: (markdown) => void markdown.use(liveFences),
  },
  locales: { root: { label: 'English', lang: 'en' }, pl: polish },
  themeConfig: {
    // most pages have no translation
    i18nRouting: false,
    nav: [
      { text: 'First tag', link: '/guide/first-tag' },
      { text: 'Styling', link: '/guide/look' },
      { text: 'Tags', link: '/tags/' },
      { text: 'Playground', link: '/playground' },
    ],
    sidebar: [...guideMenu, { text: 'Tags', link: '/tags/', items: tagMenu }, referenceMenu],
    outline: [2, 3],
    search: {
      provider: 'local',
      options: {
        locales: { pl: polishSearch },
        _render: searched,
        miniSearch: {
          options: { processTerm: foldedTerm },
          searchOptions: {
            prefix: true,
            boost: { title: 4, text: 2 },
            boostDocument: boostOf,
            fuzzy: fuzzyOf,
          },
        },
      },
    },
  },
  transformPageData: withTerms,
  buildEnd: ({ outDir }) => {
    cpSync(join(ROOT, 'dist/docs'), outDir, { recursive: true });
    cpSync(DIST, join(outDir, 'dist'), { recursive: true, filter: isServed });
  },
});
