import { basename } from 'node:path';
import { builtScripts, reach } from './build/graph.mjs';

const EVERY_PAGE = ['autoloader', 'header', 'page'];
const MENU_AND_MODAL = ['MenuLevels', 'dialog', 'CoverDialog'];
/** What cards that sell by a size or a version need. */
const CARDS = ['products', 'selling', 'choices', 'ChoiceList'];

/** The scripts that pages load before the first touch, beside those that these import, and their limits in KB. */
const PAGES = {
  prices: { scripts: ['autoloader', 'element'], react: 95, lite: 38 },
  listing: { scripts: [...EVERY_PAGE, 'products', 'selling', 'listing'], react: 158, lite: 101 },
  main: {
    scripts: [...EVERY_PAGE, 'pictures', 'slider', ...CARDS, ...MENU_AND_MODAL],
    react: 171,
    lite: 114,
  },
  product: {
    scripts: [...EVERY_PAGE, 'gallery', 'selling', 'choices', 'product'],
    react: 168,
    lite: 110,
  },
};

/** The limits stay: `npm run sizes` prints what a change costs. */
async function limitsOf(build, folder) {
  const { files, importsOf } = await builtScripts(folder);
  const named = (name) => {
    const found = files.filter((file) => basename(file).replace(/(?:-.{8})?\.js$/, '') === name);
    if (found.length === 0) throw new Error(`[shop] sizes: ${folder} has no script ${name}.`);
    return found;
  };
  return Object.entries(PAGES).map(([page, { scripts, ...limits }]) => ({
    name: `${page}, ${build}`,
    path: [...reach(scripts.flatMap(named), importsOf)],
    limit: `${limits[build] * 1024} B`,
    gzip: true,
  }));
}

export default [...(await limitsOf('react', 'dist')), ...(await limitsOf('lite', 'dist/lite'))];
