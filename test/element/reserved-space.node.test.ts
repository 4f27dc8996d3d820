import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { elementKeys, fileOf } from '../../build/element-entries.mjs';

const ROOT = join(import.meta.dirname, '../..');
const textOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const keys = elementKeys.filter((key) => existsSync(join(ROOT, fileOf(key, 'reserve.css'))));

describe('the reserved space of a tag before it renders', () => {
  it('is set beside its declaration, not in the stylesheets of all tags', () => {
    const pages = readdirSync(join(ROOT, 'elements/page'), {
      recursive: true,
      encoding: 'utf8',
    }).filter((file) => file.endsWith('.css'));
    const tag = new RegExp(`(?<![-.\\w])shop-(?:${elementKeys.join('|')})(?![-\\w])`);
    for (const page of pages) assert.doesNotMatch(textOf(join('elements/page', page)), tag, page);
  });

  it('is built into css/shop.css, while the tag is undefined', () => {
    assert.ok(keys.length > 15);
    for (const build of ['dist', 'dist/lite', 'dist/dev']) {
      const css = textOf(join(build, 'css/shop.css'));
      for (const tag of keys.map((key) => `shop-${key}`)) {
        assert.ok(css.includes(`${tag}:is(:not(:defined),:not(:state(rendered)))`), tag);
      }
    }
  });
});
