import { basename } from 'node:path';
import { builtScripts, reach } from './build/graph.mjs';

const LISTING = ['autoloader', 'header', 'page', 'products'];

/** The scripts that pages load before the first touch, beside those that these import, and their limits in KB. */
const PAGES = {
  prices: { scripts: ['autoloader', 'element'], react: 92, lite: 34 },
  listing: { scripts: LISTING, react: 135, lite: 78 },
  main: { scripts: [...LISTING, 'banner', 'slider', 'ContentDialog'], react: 150, lite: 92 },
  product: { scripts: [...LISTING, 'slider', 'product'], react: 168, lite: 110 },
};

/** The limits stay: `npm run sizes` prints what a change costs. */
async function limitsOf(build, folder) {
  const { files, importsOf } = await builtScripts(folder);
  const named = (names) =>
    files.filter((file) => names.includes(basename(file).replace(/(?:-.{8})?\.js$/, '')));
  return Object.entries(PAGES).map(([page, { scripts, ...limits }]) => ({
    name: `${page}, ${build}`,
    path: [...reach(named(scripts), importsOf)],
    limit: `${limits[build] * 1024} B`,
    gzip: true,
  }));
}

export default [...(await limitsOf('react', 'dist')), ...(await limitsOf('lite', 'dist/lite'))];
