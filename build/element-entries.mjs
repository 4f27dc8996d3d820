import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { GROUPS, groupId, groupOf } from './chunks.mjs';
import { GATE_COPY, gated } from './gated-imports.mjs';

const VIRTUAL = '\0entry:';

/** The keys of all tags: the folders `elements/tags/<key>/`. */
export const elementKeys = readdirSync(new URL('../elements/tags/', import.meta.url)).sort();

/** A file of a tag, such as `elements/tags/price/price.docs.ts`. */
export const fileOf = (key, kind) => `elements/tags/${key}/${key}.${kind}`;

/** The name of a tag's declaration or texts begins with its key so written. */
export const camel = (key) => key.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** Rollup's entries: one per tag, the index, the autoloader, the functions and the testing module. */
export const entries = {
  index: 'elements/index.ts',
  autoloader: 'elements/autoloader.ts',
  functions: 'elements/functions.ts',
  testing: 'demo/kit/testing.ts',
  ...Object.fromEntries(elementKeys.map((key) => [`elements/${key}`, `entry:${key}`])),
};

/** The list of all declarations, which takes each from the entry of its tag. */
const LIST = resolve('elements/declarations.ts');
const KEY_OF_DECLARATION = /^\.\/tags\/([\w-]+)\//;

const LOADERS = 'virtual:element-loaders';

const nameOf = (key) => `${camel(key)}Element`;
const importOf = (key) =>
  `import { ${nameOf(key)} } from ${JSON.stringify(resolve(fileOf(key, 'element.ts')))};`;
const IMPORT_REGISTER = `import { registerElements } from ${JSON.stringify(resolve('elements/start/register.ts'))};`;

/** The module of a tag, which registers its declaration; it is generated, so that nobody has to write it. */
const entrySource = (key) => `${IMPORT_REGISTER}
${importOf(key)}
registerElements([${nameOf(key)}]);
export { ${nameOf(key)} };`;

/** What the tags of a group ask for when a page opens, although it is imported on demand. */
const ASKED_AT_ONCE = {
  header: ['logic/platform/later/graphql/graphql-client.ts'],
  page: [
    'logic/platform/later/pages/page-fetch.ts',
    'logic/platform/later/widgets/widget-loader.ts',
    // where the drawer is
    'react/moving/later/drawer-place.ts',
  ],
  // prices follow a product as soon as there is one
  selling: ['react/price/later/FollowedPrice.tsx'],
};
const askedBy = (name) =>
  (ASKED_AT_ONCE[name] ?? []).map((id) => `import ${JSON.stringify(resolve(id))};`);

/** The module of a group, which registers those of its tags that a page has. */
const groupSource = (name) => `${IMPORT_REGISTER}
${askedBy(name).join('\n')}
${GROUPS[name].map(importOf).join('\n')}
const declarations = {${GROUPS[name].map((key) => `'${key}': ${nameOf(key)}`)}};
export const register = (key) => registerElements([declarations[key]]);`;

const grouped = new Set(Object.values(GROUPS).flat());
const alone = elementKeys.filter((key) => !grouped.has(key));

/** The autoloader's module: all keys, and the import of a tag by its key; `loadAlone` is for a tag of no group. */
const loadersSource = (loadAlone) => {
  // one text is smaller than lists
  const keys = [alone, ...Object.values(GROUPS)].map((list) => list.join(' ')).join('/');
  const imports = Object.keys(GROUPS).map((name) => `() => import('${groupId(name)}')`);
  const source = `const groups = ${JSON.stringify(keys)}.split('/').map((list) => list.split(' '));
const imports = [, ${imports}];
${loadAlone}
export const keys = groups.flat();
export const load = async (key) => {
  const group = imports[groups.findIndex((list) => list.includes(key))];
  return group ? (await group()).register(key) : loadAlone(key);
};`;
  return gated(source, GATE_COPY);
};

/** Built files keep their names; the files of tags are written when those of the chunks are known. */
const LOADERS_SOURCE = loadersSource(
  `const files = {${alone.map((key) => `'${key}': '@files-of:elements/${key}.js'`)}};
const loadAlone = (key) => importOnceThere(() => import(\`./elements/\${key}.js\`), files[key]);`,
);

/** The same where the modules of tags have other names than in the end. */
const SOURCE_LOADERS_SOURCE = loadersSource(
  `const loaders = {${alone.map((key) => `'${key}': () => import('entry:${key}')`)}};
const loadAlone = (key) => loaders[key]();`,
);

/** The Rollup plugin for the modules generated from the list of tags. */
export const elementEntries = () => ({
  name: 'element-entries',
  resolveId(source, importer) {
    if (source === LOADERS) return `\0${LOADERS}`;
    if (groupOf(source)) return source;
    // or each declaration would be a chunk between its entry and the index: a file more to wait for
    const key = importer === LIST ? KEY_OF_DECLARATION.exec(source)?.[1] : undefined;
    if (key) return VIRTUAL + key;
    return source.startsWith('entry:') ? VIRTUAL + source.slice('entry:'.length) : null;
  },
  load(id) {
    if (id === `\0${LOADERS}`) return LOADERS_SOURCE;
    if (groupOf(id)) return groupSource(groupOf(id));
    return id.startsWith(VIRTUAL) ? entrySource(id.slice(VIRTUAL.length)) : null;
  },
});

/** The esbuild plugin for the same modules. */
export const esbuildElementEntries = () => {
  const { resolveId, load } = elementEntries();
  return {
    name: 'element-entries',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^(?:entry|group|virtual):/ }, ({ path }) => ({
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
