import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { elementKeys } from '../../build/element-entries.mjs';
import { examplesOf } from '../../build/examples/examples-of.ts';
import { LANGUAGES } from '../../build/examples/in-language.ts';
import { platformCreator } from '../../demo/kit/create-platform.ts';

const createPlatform = platformCreator(readFileSync('demo/platform/schema.graphql', 'utf8'));

const duplicatesIn = (names: readonly string[]): string[] =>
  names.filter((name, index) => names.indexOf(name) !== index);

describe('the examples of', () => {
  for (const key of elementKeys) {
    const sections = examplesOf(key);

    it(`shop-${key} have a heading in both languages, an anchor, and the tag`, () => {
      assert.ok(sections.length > 0);
      for (const { id, heading, html } of sections) {
        assert.match(id, /^[a-z]+(?:-[a-z]+)*$/);
        assert.ok(heading.pl && heading.en, id);
        assert.notEqual(heading.pl, heading.en);
        for (const markup of [html.pl, html.en]) {
          assert.match(markup, new RegExp(`<shop-${key}[\\s>]`), id);
          assert.doesNotMatch(markup, /\{\{|\sclass="(?!shop-)|nonce/, id);
        }
      }
    });

    it(`shop-${key} have unique ids, so that they can share a page`, () => {
      const ids = sections.flatMap(({ id, html }) => [
        id,
        ...[...html.pl.matchAll(/\sid="([^"]+)"/g)].map(([, inside = '']) => inside),
      ]);
      assert.deepEqual(duplicatesIn(ids), []);
    });

    it(`shop-${key} begin with one that works in every reader`, () => {
      const [first] = sections;
      assert.equal(first?.only, undefined);
      assert.equal(first?.lang, undefined);
    });

    it(`shop-${key} use existing platforms`, () => {
      for (const { id, platform } of sections) {
        for (const lang of LANGUAGES) {
          assert.doesNotThrow(() => createPlatform(JSON.parse(platform[lang])), id);
        }
      }
    });
  }
});
