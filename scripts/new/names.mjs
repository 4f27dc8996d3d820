import { existsSync } from 'node:fs';
import { join } from 'node:path';

const KEY = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

const upper = (_, letter) => letter.toUpperCase();

/** The forms of a key in code: `list-link` → `listLink`, `ListLink`. */
export function namesOf(key) {
  const camel = key.replace(/-(\w)/g, upper);
  return { key, camel, pascal: camel.replace(/^(\w)/, upper) };
}

/** The reason why a new tag cannot have this key, as a sentence; undefined when it can. */
export function faultOf(key, root) {
  if (key === undefined)
    return 'A key is missing: `npm run new -- size-guide` makes <shop-size-guide>.';
  if (key.startsWith('shop-')) return `Leave out \`shop-\`: \`npm run new -- ${key.slice(5)}\`.`;
  if (!KEY.test(key)) {
    return `\`${key}\` is not a valid key: expected lower-case letters and digits, words joined by hyphens, like \`size-guide\`.`;
  }
  const taken = [
    `elements/${key}.element.ts`,
    ...['logic', 'react', 'test'].map((layer) => `${layer}/${key}`),
  ].find((path) => existsSync(join(root, path)));
  return taken && `\`${key}\` is taken: there is ${taken}.`;
}
