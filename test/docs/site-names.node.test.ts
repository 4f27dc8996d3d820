import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { elementKeys } from '../../build/element-entries.mjs';
import { CALL_KINDS } from '../../demo/platform/settings/settings.ts';
import { HOST_BLOCKS } from '../../demo/shop/host/blocks/blocks.ts';
import { kindsOfData } from '../../elements/data/kinds.ts';
import type { AnyDocs } from '../../elements/declare/docs.ts';
import { eventName, kebab } from '../../elements/declare/names.ts';
import { docs } from '../../elements/docs.ts';

const SITE = 'docs/site';
const MOST_LINES = 120;
const GENERATED = new Set([
  'tokens.md',
  'messages.md',
  'wire.md',
  'keyboard.md',
  'tags/index.md',
  'blocks/index.md',
  ...HOST_BLOCKS.map(({ key }) => `blocks/${key}.md`),
  ...elementKeys.map((key) => `tags/shop-${key}.md`),
  ...Object.keys(kindsOfData).map((name) => `data/${name}.md`),
]);

const isPage = (path: string): boolean => GENERATED.has(path) || existsSync(join(SITE, path));

const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));

/** The hand-written pages. */
const written = readdirSync(SITE, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.md') && !GENERATED.has(path),
);

const TAG = /\bshop-[a-z]+(?:-[a-z]+)*/g;
/** Names that begin like tags, but are not. */
const OTHERS = new Set(['shop-elements', 'shop-error', 'shop-basket-refresh', 'shop-wait']);
const all: Readonly<Record<string, AnyDocs>> = docs;
const known = new Set([
  ...Object.keys(all),
  ...Object.entries(all).flatMap(([tag, { events = {} }]) =>
    Object.keys(events).map((prop) => eventName(tag, prop)),
  ),
]);
const ATTRIBUTE = /<(?<tag>shop-[a-z-]+)(?<attributes>(?:\s+[a-z-]+(?:="[^"]*")?)*)\s*>/g;
const GLOBAL = ['id', 'class', 'style', 'slot', 'lang', 'label', 'autofill'];

describe('the guide to tests', () => {
  it('names each kind of call that can fail', () => {
    const guide = readFileSync(join(SITE, 'guide/testing.md'), 'utf8');
    assert.deepEqual(
      CALL_KINDS.filter((kind) => !guide.includes(`\`${kind}\``)),
      [],
    );
  });
});

describe('names in the guides', () => {
  for (const path of written) {
    const page = readFileSync(join(SITE, path), 'utf8');

    it(`${path}: tags and events exist`, () => {
      // a token or a part of a URL is not a tag
      const names = [...page.replace(/(?:--|data-|\/|")shop-[\w-]*/g, '').matchAll(TAG)].map(
        ([name]) => name,
      );
      const wrong = names.filter((name) => !known.has(name) && !OTHERS.has(name));
      assert.deepEqual(wrong, []);
    });

    it(`${path}: attributes exist`, () => {
      const wrong = [...page.matchAll(ATTRIBUTE)].flatMap(({ groups }) => {
        const { tag = '', attributes = '' } = groups ?? {};
        const own = Object.keys(all[tag]?.attributes ?? {}).map(kebab);
        const names = [...attributes.matchAll(/\s([a-z-]+)(?:="[^"]*")?/g)].map(
          ([, name = '']) => name,
        );
        return names.filter((name) => !own.includes(name) && !GLOBAL.includes(name));
      });
      assert.deepEqual(wrong, []);
    });
  }

  it('link warnings to existing pages', () => {
    const named = ['elements', 'logic', 'react']
      .flatMap(sourcesIn)
      .flatMap((text) => [...text.matchAll(/'((?:guide|tags|data)\/[a-z-]+)'/g)])
      .map(([, page]) => `${page}.md`);
    assert.ok(named.length > 0);
    assert.deepEqual(
      named.filter((page) => !isPage(page)),
      [],
    );
  });
});

describe('the skill for assistants', () => {
  const skill = readFileSync(join(SITE, 'skill/SKILL.md'), 'utf8');

  it('names existing pages, and is short', () => {
    const named = [...skill.matchAll(/`\.\.\/([a-z/-]+\.md)`/g)].map(([, page = '']) => page);
    assert.ok(named.length > 0);
    assert.deepEqual(
      named.filter((page) => !isPage(page)),
      [],
    );
    assert.ok(skill.split('\n').length <= MOST_LINES);
  });
});
