import { readFileSync } from 'node:fs';

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

/** What every page loads, and what a category page does, before the shopper touches anything. */
const AUTOLOADER = ['autoloader.js'];
const PAGE = ['core', 'page'];
const CATEGORY = [...PAGE, 'prices', 'products'];
/** What a touch of the mini-cart and the search brings. */
const AWAKE = [...PAGE, 'react', 'Minicart', 'Search'];

const FORMS = ['elements/form.js', 'elements/field.js'];
const forms = (directory) =>
  addition(directory, {
    entries: FORMS,
    on: ['forms'],
    to: { entries: AUTOLOADER, on: AWAKE },
  });
const calendar = (directory) =>
  addition(directory, {
    entries: ['elements/date-picker.js'],
    on: ['DatePicker', 'Calendar', 'CalendarDialog', 'Dialog'],
    to: { entries: AUTOLOADER, on: AWAKE },
  });

/** The library of the map and that of its groups, each with our code around it. */
const MAP_LIBRARIES = ['MapCanvas', 'clusters'];
const map = (directory) =>
  closure(directory, ['elements/map.js'], ['ShopMap', ...MAP_LIBRARIES]).filter((file) =>
    MAP_LIBRARIES.some((chunk) => file.includes(`/${chunk}-`)),
  );

/** In bytes after gzip; a KB is 1,024 bytes. */
const kb = (count) => `${count * 1024} B`;

export default [
  { name: 'P1 autoloader', path: 'dist/autoloader.js', limit: kb(2), gzip: true },
  {
    name: 'page of prices, at rest',
    path: closure('dist', AUTOLOADER, ['core', 'prices']),
    limit: kb(26.05),
    gzip: true,
  },
  {
    name: 'every page, at rest',
    path: closure('dist', AUTOLOADER, PAGE),
    limit: kb(47.2),
    gzip: true,
  },
  {
    name: 'category page, at rest',
    path: closure('dist', AUTOLOADER, CATEGORY),
    limit: kb(55.85),
    gzip: true,
  },
  {
    name: 'every page, mini-cart and search awake, React',
    path: closure('dist', AUTOLOADER, AWAKE),
    limit: kb(118.6),
    gzip: true,
  },
  {
    name: 'every page, mini-cart and search awake, lite',
    path: closure('dist/lite', AUTOLOADER, AWAKE),
    limit: kb(59),
    gzip: true,
  },
  {
    name: 'forms, until the first field is touched',
    path: forms('dist'),
    limit: kb(8.75),
    gzip: true,
  },
  { name: 'the map with its groups', path: map('dist'), limit: kb(54), gzip: true },
  { name: 'date picker with its calendar', path: calendar('dist'), limit: kb(21), gzip: true },
];
