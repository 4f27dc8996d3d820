import { readFileSync } from 'node:fs';
import { GROUPS } from './build/chunks.mjs';
import { bundlesOfTags } from './build/tag-bundles.mjs';

/** In bytes after gzip; a KB is 1,024 bytes. */
const kb = (count) => `${count * 1024} B`;

/** The files that a page loads for these modules: the modules and their static imports, and the dynamic imports in `on`. */
function closure(directory, entries, on) {
  const seen = new Set();
  const visit = (file) => {
    if (seen.has(file)) return;
    seen.add(file);
    const code = readFileSync(`${directory}/${file}`, 'utf8');
    const folder = file.includes('/') ? file.slice(0, file.lastIndexOf('/') + 1) : '';
    for (const [, name] of code.matchAll(/(?:from|import)\s*["'](\.[^"']+)["']/g)) {
      visit(new URL(name, `file:///${folder}`).pathname.slice(1));
    }
    for (const [, name] of code.matchAll(/import\(["'](\.[^"']+)["']\)/g)) {
      const target = new URL(name, `file:///${folder}`).pathname.slice(1);
      if (on.some((chunk) => target.startsWith(`chunks/${chunk}-`))) visit(target);
    }
  };
  for (const entry of entries) visit(entry);
  return [...seen].map((file) => `${directory}/${file}`);
}

/** The files that these modules add to a page which has loaded others already. */
function addition(directory, { entries, on, to }) {
  const there = closure(directory, to.entries, to.on);
  return closure(directory, entries, on).filter((file) => !there.includes(file));
}

/** What pages load before the shopper touches anything: with search and mini-cart, and with a list of products. */
const AUTOLOADER = ['autoloader.js'];
const HEADER = ['header'];
const CATEGORY = [...HEADER, 'page', 'products'];
/** What cards that sell add to a list, and what the page of a product does. */
const SELLING = ['selling'];
const PRODUCT = [...SELLING, 'product'];
/** What the panels of the mini-cart and the search add when they open. */
const PANELS = ['MinicartContent', 'SearchSuggestions'];
/** What forms and date pickers add to. */
const THERE = { entries: AUTOLOADER, on: [...CATEGORY, ...PANELS] };

const forms = (directory) => addition(directory, { entries: AUTOLOADER, on: ['forms'], to: THERE });
/** What the page of a product adds to a category page, until the first press. */
const product = (directory) =>
  addition(directory, {
    entries: AUTOLOADER,
    on: PRODUCT,
    to: { entries: AUTOLOADER, on: CATEGORY },
  });
const calendar = (directory) =>
  addition(directory, {
    entries: ['elements/date-picker.js'],
    on: ['Calendar', 'CalendarDialog'],
    to: THERE,
  });

/** The map with its library, and that of its groups with our code around it. */
const MAP_LIBRARIES = ['MapCanvas', 'leaflet', 'clusters'];
const map = (directory) =>
  closure(directory, ['elements/map.js'], MAP_LIBRARIES).filter((file) =>
    MAP_LIBRARIES.some((chunk) => file.includes(`/${chunk}-`)),
  );

/** What one tag of a product's page brings at rest, of the source: in the build they are in one chunk. */
const LISTS = [...GROUPS.element, ...GROUPS.header, ...GROUPS.page, ...GROUPS.products];
const bundles = {
  ...(await bundlesOfTags(['product'], LISTS)),
  ...(await bundlesOfTags(['choice', 'quantity', 'availability'], [...LISTS, 'product'])),
};
const tag = (key, limit) => ({
  name: `shop-${key} alone`,
  path: bundles[key],
  limit: kb(limit),
  gzip: true,
});

/** One row a build: what a page with the autoloader and these chunks loads. */
const inBothBuilds = (name, { on, ...limits }) =>
  Object.entries({ react: 'dist', lite: 'dist/lite' }).map(([build, directory]) => ({
    name: `${name}, ${build}`,
    path: closure(directory, AUTOLOADER, on),
    limit: kb(limits[build]),
    gzip: true,
  }));

export default [
  { name: 'P1 autoloader', path: 'dist/autoloader.js', limit: kb(2), gzip: true },
  ...inBothBuilds('P2 header with search and mini-cart', { on: HEADER, react: 113.6, lite: 56.1 }),
  ...inBothBuilds('P3 category page', { on: CATEGORY, react: 137, lite: 79.5 }),
  ...inBothBuilds('category page whose cards sell', {
    on: [...CATEGORY, ...SELLING],
    react: 147.6,
    lite: 90.1,
  }),
  ...inBothBuilds('P3s page of prices', { on: ['element'], react: 94, lite: 36.6 }),
  ...inBothBuilds('mini-cart and search, once both are open', {
    on: [...HEADER, ...PANELS],
    react: 130.8,
    lite: 73.3,
  }),
  {
    name: 'forms, until the first field is touched',
    path: forms('dist'),
    limit: kb(8.3),
    gzip: true,
  },
  { name: 'a product, until the first press', path: product('dist'), limit: kb(27.1), gzip: true },
  tag('product', 9.6),
  tag('choice', 7.7),
  tag('quantity', 4.5),
  tag('availability', 4.9),
  { name: 'the map with its groups', path: map('dist'), limit: kb(51.3), gzip: true },
  { name: 'date picker with its calendar', path: calendar('dist'), limit: kb(17), gzip: true },
];
