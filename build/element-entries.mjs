import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

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

/** The groups of `elements/declare/declaration.ts`, each with the modules on demand that its tags always request. */
const REQUESTED_AT_ONCE = {
  element: [],
  header: ['logic/platform/later/graphql/graphql-client.ts'],
  page: ['logic/platform/later/widgets/widget-loader.ts', 'react/moving/later/drawer-position.ts'],
  products: [],
  selling: ['react/price/later/FollowedPrice.tsx'],
  choices: [],
  product: [],
  basket: [],
  pictures: [],
  forms: [],
  passkeys: [],
  listing: [],
};

const GROUP = /^ {2}group: '(\w+)',$/m;
/** The group of a tag, which its declaration names. */
const groupOf = (key) => GROUP.exec(readFileSync(fileOf(key, 'element.ts'), 'utf8'))?.[1];
/** The keys of the tags of each group, by its name. */
export const groups = Object.fromEntries(
  Object.keys(REQUESTED_AT_ONCE).map((name) => [
    name,
    elementKeys.filter((key) => groupOf(key) === name),
  ]),
);
const alone = elementKeys.filter((key) => !Object.values(groups).flat().includes(key));

/** The id of the module with the tags of a group. */
export const groupId = (name) => `\0group:${name}`;

/** The list of all declarations, which imports each from the entry of its tag. */
const LIST = resolve('elements/declarations.ts');

const nameOf = (key) => `${camel(key)}Element`;
const importsOf = (...keys) =>
  [
    `import { registerElements } from ${JSON.stringify(resolve('elements/start/register.ts'))};`,
    ...keys.map(
      (key) =>
        `import { ${nameOf(key)} } from ${JSON.stringify(resolve(fileOf(key, 'element.ts')))};`,
    ),
  ].join('\n');

/** The generated modules by kind: the entry of a tag, the tags of a group, and the autoloader's imports by key. */
const SOURCES = {
  entry: (key) => `${importsOf(key)}
registerElements([${nameOf(key)}]);
export { ${nameOf(key)} };`,
  group: (name) => `${importsOf(...groups[name])}
${REQUESTED_AT_ONCE[name].map((path) => `import ${JSON.stringify(resolve(path))};`).join('\n')}
const declarations = {${groups[name].map((key) => `'${key}': ${nameOf(key)}`)}};
export const register = (key) => registerElements([declarations[key]]);`,
  virtual: () => `const files = [${[
    ...Object.entries(groups).map(([name, keys]) => [keys.join(' '), `group:${name}`]),
    ...alone.map((key) => [key, `entry:${key}`]),
  ].map(([keys, id]) => `['${keys}', () => import('${id}')]`)}];
const loadersOf = ([keys, load]) =>
  keys.split(' ').map((key) => ['shop-' + key, async () => (await load()).register?.(key)]);
export const loaders = new Map(files.flatMap(loadersOf));`,
};
const GENERATED = /^\0?(entry|group|virtual):(.+)$/;

/** The Rollup plugin for the modules generated from the list of tags. */
export const elementEntries = () => ({
  name: 'element-entries',
  resolveId(source, importer) {
    // otherwise each declaration would be a chunk between its entry and the index: an additional request
    const key = importer === LIST ? /^\.\/tags\/([\w-]+)\//.exec(source)?.[1] : undefined;
    if (key) return `\0entry:${key}`;
    return GENERATED.test(source) ? `\0${source}` : null;
  },
  load(id) {
    const [, kind, name] = GENERATED.exec(id) ?? [];
    return SOURCES[kind]?.(name);
  },
  // removed from the files for pages
  transform: (code, id) =>
    id.endsWith('.element.ts') ? { code: code.replace(GROUP, ''), map: null } : null,
});
