import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { AnyDocs } from '../../elements/declare/docs.ts';
import { docs } from '../../elements/docs.ts';
import { filesFrom } from './source-graph.mjs';

const all: Readonly<Record<string, AnyDocs>> = docs;
const NAME = 'Arrow(?:Up|Down|Left|Right)|Delete|End|Enter|Escape|Home|Page(?:Up|Down)|Tab';
/** A key in a string or as the name of a property. */
const KEY = new RegExp(`'(?:[A-Z]\\w+\\+)*(?<text>${NAME})'|^\\s+(?<name>${NAME})[:(]`, 'gm');
/** Keys that the browser turns into clicks on buttons and links. */
const OF_THE_BROWSER = ['Enter', 'Tab'];

const keysIn = (text: string): readonly string[] =>
  [...text.matchAll(KEY)].map(({ groups }) => groups?.text ?? groups?.name ?? '');

/** The keys that a tag's component handles, in its files and those of the shared folders that it uses. */
function codeOf(key: string): string {
  const files = filesFrom(`elements/tags/${key}/${key}.element.ts`).filter(
    (path) => !path.startsWith('elements/') && !path.startsWith('react/host/'),
  );
  return files.map((path) => readFileSync(path, 'utf8')).join('\n');
}

/** The tests of the tag, and those of shared folders whose keys several tags have. */
const testsOf = (key: string): string =>
  [key, 'dialog', 'popup']
    .flatMap((folder) => {
      const path = join('test', folder);
      return readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) =>
        join(path, name),
      );
    })
    .filter((path) => path.endsWith('.test.ts'))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');

describe('the keyboard in the documentation', () => {
  for (const [tag, { keyboard = {} }] of Object.entries(all)) {
    const key = tag.slice('shop-'.length);
    const named = Object.keys(keyboard).flatMap((names) => names.split(', '));
    const last = named.map((name) => name.split('+').at(-1) ?? '');

    it(`lists each key that the code of <${tag}> handles`, () => {
      const answered = keysIn(codeOf(key)).filter((name) => !OF_THE_BROWSER.includes(name));
      assert.deepEqual(
        [...new Set(answered)].filter((name) => !last.includes(name)),
        [],
      );
    });

    if (named.length === 0) continue;

    it(`lists only keys of <${tag}> that its tests press or its code handles`, () => {
      const pressed = keysIn(testsOf(key));
      const answered = keysIn(codeOf(key));
      assert.ok(
        last.some((name) => pressed.includes(name)),
        'no key of these is pressed',
      );
      assert.deepEqual(
        last.filter((name) => !pressed.includes(name) && !answered.includes(name)),
        [],
      );
    });
  }
});
