import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';

/** Words that no declared name has, with the terms of the field that replace them; see CONTRIBUTING.md. */
const BANNED: readonly (readonly [word: RegExp, instead: string])[] = [
  [/tell(?!er)|told/i, 'dispatch, notify, report, warn, announce, show'],
  [/^news$|News(?![a-z])/, 'message, report'],
  [/heed/i, 'handle'],
  [/^owe|Owe[ds]?(?![a-z])/, 'defer, pending'],
  [/calm/i, 'debounce, suspend, prefersReducedMotion'],
  [/drawn|drawing/i, 'rendered, icon'],
  [/turned|turning|^turns?$/i, 'variant, switched'],
  [/(?<!Re|re)[Ff]resh(?=[A-Z])(?!Url|Entry)/, 'revalidated'],
  [/^said(?=[A-Z])|Said/, 'reported'],
  [/standIn/i, 'placeholder, replacement'],
];

const filesIn = (folder: string, kind: RegExp): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => kind.test(path))
    .map((path) => join(folder, path));

const DECLARED = /\b(?:function|const|let|interface|type|class) (?<name>[A-Za-z]\w*)/g;

/** The declared names of a file with a banned word, each with what to use instead. */
function bannedIn(path: string): readonly string[] {
  const names = [...readFileSync(path, 'utf8').matchAll(DECLARED)].map(
    ({ groups }) => groups?.name ?? '',
  );
  return names.flatMap((name) => {
    const [, instead] = BANNED.find(([word]) => word.test(name)) ?? [];
    return instead ? [`${path}: ${name}; use ${instead}`] : [];
  });
}

describe('the field’s words', () => {
  for (const folder of ['elements', 'logic', 'react']) {
    it(`name everything in ${folder}/`, () => {
      assert.deepEqual(filesIn(folder, /\.tsx?$/).flatMap(bannedIn), []);
    });
  }

  it('begin each test title, and the code ends it', () => {
    const TITLE = /\b(?:it|describe|itInChromium)(?:\.\w+)?\(\s*['"`]\[?[A-Z]{1,3}-?\d+\b.*/g;
    const wrong = filesIn('test', /\.test\.(?:tsx?|mjs)$/).flatMap((path) =>
      (readFileSync(path, 'utf8').match(TITLE) ?? []).map((title) => `${path}: ${title}`),
    );
    assert.deepEqual(wrong, []);
  });
});
