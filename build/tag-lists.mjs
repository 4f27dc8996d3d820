import { camel, elementKeys } from './element-entries.mjs';

const HEAD = '// Written by `npm run manifest` from the folders of tags.';

/** The lines that import something of every tag, such as its `Docs` from `<key>.docs.ts`. */
const importsOf = (name, kind) =>
  elementKeys.map(
    (key) => `import { ${camel(key)}${name} } from './tags/${key}/${key}.${kind}.ts';`,
  );

/** The modules that list all tags, by their paths. */
export const tagLists = {
  'elements/declarations.ts': [
    HEAD,
    ...importsOf('Element', 'element'),
    '',
    '/** Every tag of the library; loading it has no side effects. */',
    'export const declarations = [',
    ...elementKeys.map((key) => `  ${camel(key)}Element,`),
    '] as const;',
    '',
  ].join('\n'),
  'elements/docs.ts': [
    HEAD,
    "import type { declarations } from './declarations.ts';",
    "import type { Docs } from './declare/docs.ts';",
    ...importsOf('Docs', 'docs'),
    '',
    '/** The texts about every tag for theme authors; only the build and the development build read them. */',
    "export const docs: { readonly [D in (typeof declarations)[number] as D['tag']]: Docs<D> } = {",
    ...elementKeys.map((key) => `  'shop-${key}': ${camel(key)}Docs,`),
    '};',
    '',
  ].join('\n'),
};
