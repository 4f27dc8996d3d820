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

/** The scripts of the page that P2 of the bench loads: a header, and the configuration. */
const HEADER = [
  'autoloader.js',
  ...['config', 'minicart', 'search'].map((key) => `elements/${key}.js`),
];
const ON_ACTIVATION = ['react', 'Minicart', 'Search'];
const header = (directory) => closure(directory, HEADER, ON_ACTIVATION);

const FORMS = ['elements/form.js', 'elements/field.js'];
const forms = (directory) =>
  addition(directory, {
    entries: FORMS,
    on: ['forms'],
    to: { entries: HEADER, on: ON_ACTIVATION },
  });
const calendar = (directory) =>
  addition(directory, {
    entries: ['elements/date-picker.js'],
    on: ['DatePicker', 'Calendar', 'CalendarDialog', 'Dialog'],
    to: { entries: HEADER, on: ON_ACTIVATION },
  });

/** The library of the map and that of its groups, each with our code around it. */
const MAP_LIBRARIES = ['MapCanvas', 'clusters'];
const map = (directory) =>
  closure(directory, ['elements/map.js'], ['ShopMap', ...MAP_LIBRARIES]).filter((file) =>
    MAP_LIBRARIES.some((chunk) => file.includes(`/${chunk}-`)),
  );

/** The speed bounds P1 and P2, in bytes after gzip; a KB is 1,024 bytes. */
const kb = (count) => `${count * 1024} B`;

export default [
  { name: 'P1 autoloader', path: 'dist/autoloader.js', limit: kb(2), gzip: true },
  { name: 'P2 mini-cart and search, React', path: header('dist'), limit: kb(96), gzip: true },
  {
    name: 'P2 mini-cart and search, lite',
    path: header('dist/lite'),
    limit: kb(36.25),
    gzip: true,
  },
  {
    name: 'forms, until the first field is touched',
    path: forms('dist'),
    limit: kb(10),
    gzip: true,
  },
  { name: 'the map with its groups', path: map('dist'), limit: kb(54), gzip: true },
  { name: 'date picker with its calendar', path: calendar('dist'), limit: kb(26), gzip: true },
];
