import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';

const files = ['elements', 'react'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => join(folder, file)),
);

const withoutComments = (file: string): string =>
  readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');

/** Tokens with a value on the page; derived ones get theirs in a tag. */
const tokens = new Set(
  [...withoutComments('elements/page/later/tokens.css').matchAll(/(--shop-[\w-]+)\s*:/g)].map(
    ([, name]) => name,
  ),
);

/** Properties that a stylesheet derives from them, or that a component measures. */
const derived = new Set(
  ['elements', 'react']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(?:css|tsx?)$/.test(file))
        .map((file) => withoutComments(join(folder, file))),
    )
    .flatMap((text) => [...text.matchAll(/(--_[\w-]+)['"]?\]?\s*[:,{]/g)].map(([, name]) => name)),
);

/** The `:host` rules and their content. */
const hostRules = (css: string): string[] =>
  [...css.matchAll(/(?:^|[\s,}]):host(?:\([^{,\s]*\))?\s*\{([^}]*)\}/g)].map(
    ([, body = '']) => body,
  );

describe('the stylesheets of the tags', () => {
  it('exist', () => assert.ok(files.length > 30));

  for (const file of files) {
    const css = withoutComments(file);

    it(`${file} uses no length relative to the root element`, () => {
      assert.doesNotMatch(css, /\d\s*rem\b/);
    });

    it(`${file} uses only tokens with a value`, () => {
      const taken = [...css.matchAll(/var\(\s*(--shop-[\w-]+)\s*\)/g)].map(([, name]) => name);
      assert.deepEqual(
        taken.filter((name) => !tokens.has(name)),
        [],
      );
    });

    it(`${file} uses only derived values that are set somewhere`, () => {
      const used = [...css.matchAll(/var\(\s*(--_[\w-]+)\s*\)/g)].map(([, name]) => name);
      assert.deepEqual(
        used.filter((name) => !derived.has(name)),
        [],
      );
    });

    it(`${file} leaves margins, paddings and borders of the tag itself to the page`, () => {
      for (const body of hostRules(css)) {
        assert.doesNotMatch(body, /(?:^|[\s;])(?:margin|padding|border|box-sizing|font)[\w-]*\s*:/);
      }
    });
  }
});
