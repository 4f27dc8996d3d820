import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';

const SUFFIX = '.element.ts';
const VIRTUAL = '\0entry:';

/** The keys of all tags, from the files `elements/<key>.element.ts`. */
export const elementKeys = readdirSync(new URL('../elements/', import.meta.url))
  .filter((file) => file.endsWith(SUFFIX))
  .map((file) => file.slice(0, -SUFFIX.length))
  .sort();

const camel = (key) => key.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** Rollup's entries: one per tag, the index, the autoloader, the functions and the testing module. */
export const entries = {
  index: 'elements/index.ts',
  autoloader: 'elements/autoloader.ts',
  functions: 'elements/functions.ts',
  testing: 'elements/testing.ts',
  ...Object.fromEntries(elementKeys.map((key) => [`elements/${key}`, `entry:${key}`])),
};

/** The list of all declarations, which takes each from the entry of its tag. */
const LIST = resolve('elements/declarations.ts');
const KEY_OF_DECLARATION = /^\.\/([\w-]+)\.element\.[jt]s$/;

const LOADERS = 'virtual:element-loaders';

/** The module of a tag, which registers its declaration; it is generated, so that nobody has to write it. */
const entrySource = (key) => {
  const declaration = `${camel(key)}Element`;
  return `import { registerElements } from ${JSON.stringify(resolve('elements/start/register.ts'))};
import { ${declaration} } from ${JSON.stringify(resolve(`elements/${key}${SUFFIX}`))};
registerElements([${declaration}]);
export { ${declaration} };`;
};

/** The keys of all tags in one text, which is smaller than a list. */
const KEYS = `export const keys = ${JSON.stringify(elementKeys.join(' '))}.split(' ');`;

/** The autoloader's keys, and the import of a tag's module by its key: built files keep their names. */
const LOADERS_SOURCE = `${KEYS}
export const load = (key) => import(\`./elements/\${key}.js\`);`;

/** The same where the modules of tags have other names than in the end. */
const SOURCE_LOADERS_SOURCE = `${KEYS}
const loaders = {${elementKeys.map((key) => `'${key}': () => import('entry:${key}')`)}};
export const load = (key) => loaders[key]();`;

/** The Rollup plugin for the modules generated from the list of tags. */
export const elementEntries = () => ({
  name: 'element-entries',
  resolveId(source, importer) {
    if (source === LOADERS) return `\0${LOADERS}`;
    // or each declaration would be a chunk between its entry and the index: a file more to wait for
    const key = importer === LIST ? KEY_OF_DECLARATION.exec(source)?.[1] : undefined;
    if (key) return VIRTUAL + key;
    return source.startsWith('entry:') ? VIRTUAL + source.slice('entry:'.length) : null;
  },
  load(id) {
    if (id === `\0${LOADERS}`) return LOADERS_SOURCE;
    return id.startsWith(VIRTUAL) ? entrySource(id.slice(VIRTUAL.length)) : null;
  },
});

/** The esbuild plugin for the same modules. */
export const esbuildElementEntries = () => {
  const { resolveId, load } = elementEntries();
  return {
    name: 'element-entries',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^(?:entry|virtual):/ }, ({ path }) => ({
        path: resolveId(path),
        namespace: 'entries',
      }));
      onLoad({ filter: /./, namespace: 'entries' }, ({ path }) => ({
        contents: path.endsWith(LOADERS) ? SOURCE_LOADERS_SOURCE : load(path),
        resolveDir: process.cwd(),
      }));
    },
  };
};
