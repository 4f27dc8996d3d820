import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const KEY = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

const upper = (_, letter) => letter.toUpperCase();

/** The types that a browser has and Node lacks, such as `Image`. */
const DOM_TYPES = createRequire(import.meta.url).resolve('typescript/lib/lib.dom.d.ts');

/** Whether a component of that name would shadow a global of JavaScript or of the browser. */
const isGlobal = (name) =>
  name in globalThis || readFileSync(DOM_TYPES, 'utf8').includes(`\ndeclare var ${name}: `);

/** The forms of a key in code: `list-link` → `listLink`, `ListLink`; `date` → `date`, `ShopDate`, as `Date` exists. */
export function namesOf(key) {
  const camel = key.replace(/-(\w)/g, upper);
  const name = camel.replace(/^(\w)/, upper);
  return { key, camel, pascal: isGlobal(name) ? `Shop${name}` : name };
}

/** The reason why a new tag cannot have this key, as a sentence; undefined if valid. */
export function faultOf(key, root) {
  if (key === undefined)
    return 'A key is missing: `npm run new -- size-guide` makes <shop-size-guide>.';
  if (key.startsWith('shop-')) return `Leave out \`shop-\`: \`npm run new -- ${key.slice(5)}\`.`;
  if (!KEY.test(key)) {
    return `\`${key}\` is not a valid key: expected lower-case letters and digits, words joined by hyphens, like \`size-guide\`.`;
  }
  const taken = ['elements/tags', 'logic', 'react', 'test']
    .map((layer) => `${layer}/${key}`)
    .find((path) => existsSync(join(root, path)));
  return taken && `\`${key}\` is taken: there is ${taken}.`;
}
