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
  [/^sa(?:id|ys)$|^said(?=[A-Z])|Said/, 'reported, message, status'],
  [/^ask(?:s|ed|ing)?$|^ask(?=[A-Z])|Asked/, 'request, prompt, open'],
  [/^words$|(?<!folded)Words$/, 'text, label, message'],
  [/^kept$|Kept$|^held$/, 'cached, pending, stored'],
  [/standIn/i, 'placeholder, replacement'],
  [/(?<!com|ex|sup)press(?!ed|ion|$|Chord|Keys)|(?<!Key)Press(?!ed)/, 'click, submission'],
  [/^SIGNS$|^FLOORS$|^stand$|^stay$/, 'the events or levels meant, position'],
];

/** Phrases that no comment and no title of a test has, with the terms of the field that replace them. */
const DIALECT: readonly (readonly [phrase: RegExp, instead: string])[] = [
  [/\btold\b|\btells? (?:of|the (?:page|author|shopper))\b/i, 'warns, notifies, dispatches, shows'],
  [/\bhears? (?:of|the|from)\b|\bare heard\b/i, 'receives, handles'],
  [/\bafresh\b|\banew\b/i, 'again, reset, revalidated'],
  [/\bunder way\b|\bon (?:its|their|the) way\b/i, 'pending, loading'],
  [/\ball the same\b|\botherwise than\b/i, 'anyway, unlike'],
  [/\bas (?:it stands|they stand|it is now)\b/i, 'unchanged, current'],
  [
    /\ba press\b|\bpresses (?!Page|Tab|Shift|a key|real keys)|\bis pressed\b/i,
    'click, tap, submit',
  ],
  [/\bdrawings?\b|\bis drawn\b/i, 'icon, rendered'],
  [/\bstyle sheets?\b/i, 'stylesheet'],
  [/\broom (?:for|in)\b/i, 'space, limit'],
  [/\bwarns? of\b/i, 'warns about'],
  [/\bwho asks\b|\bis asked for\b|\bare asked for\b/i, 'caller, requested'],
  [/\bunless (?:given|said|told)\b/i, 'by default'],
  [/\bin the place of\b/i, 'instead of'],
  [/\bpages? from a cache\b/i, 'cached page'],
  [/\bwithout script\b/i, 'without JavaScript'],
  [/\b(?:did|does) not come\b/i, 'failed to load, timed out'],
];

/** Phrases that no heading of an example has; authors find it by its heading. */
const UNTITLED = /\bof (?:its|their) own\b|\b(?:knows|listens|hears|drawings?|at once|to be)\b/i;

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

const COMMENT = /\/\*[\s\S]*?\*\/|^ *\/\/ .*$/gm;
const TITLE = /\b(?:it|describe|itInChromium)(?:\.\w+)?\(\s*['"`].*/g;

/** The comments or titles of a file with a phrase of `DIALECT`, each with what to use instead. */
function dialectIn(path: string, texts: RegExp): readonly string[] {
  const found = readFileSync(path, 'utf8').match(texts) ?? [];
  return found.flatMap((text) => {
    const [, instead] =
      DIALECT.find(([phrase]) =>
        phrase.test(text.replace(/\$\{[^}]*\}/g, '').replace(/\s+\*? ?/g, ' ')),
      ) ?? [];
    return instead ? [`${path}: ${text}; use ${instead}`] : [];
  });
}

describe('the field’s words', () => {
  for (const folder of ['build', 'demo/kit', 'elements', 'logic', 'react', 'test']) {
    it(`name everything in ${folder}/`, () => {
      assert.deepEqual(filesIn(folder, /\.tsx?$/).flatMap(bannedIn), []);
    });
  }

  for (const folder of ['build', 'cli', 'demo', 'elements', 'examples', 'logic', 'react', 'test']) {
    it(`describe everything in ${folder}/`, () => {
      const files = filesIn(folder, /\.(?:tsx?|m?js|css)$/);
      assert.deepEqual(
        files.flatMap((path) => dialectIn(path, COMMENT)),
        [],
      );
    });
  }

  it('are used in the titles of tests', () => {
    const files = filesIn('test', /\.test\.(?:tsx?|mjs)$/);
    assert.deepEqual(
      files.flatMap((path) => dialectIn(path, TITLE)),
      [],
    );
  });

  it('title the examples of tags', () => {
    const headings = filesIn('elements/tags', /\.html$/).flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/<h2>.*<\/h2>/g)].map(
        ([title]) => `${path}: ${title}`,
      ),
    );
    assert.ok(headings.length > 100);
    assert.deepEqual(
      headings.filter((title) => UNTITLED.test(title)),
      [],
    );
  });

  it('begin each test title, and the code ends it', () => {
    const CODED = /\b(?:it|describe|itInChromium)(?:\.\w+)?\(\s*['"`]\[?[A-Z]{1,3}-?\d+\b.*/g;
    const wrong = filesIn('test', /\.test\.(?:tsx?|mjs)$/).flatMap((path) =>
      (readFileSync(path, 'utf8').match(CODED) ?? []).map((title) => `${path}: ${title}`),
    );
    assert.deepEqual(wrong, []);
  });
});
