import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { elementKeys } from '../../build/element-entries.mjs';

const ROOT = join(import.meta.dirname, '../..');
const textOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const sheets = readdirSync(join(ROOT, 'elements')).filter((file) => file.endsWith('.reserve.css'));

describe('the space of a tag until it shows', () => {
  it('is reserved beside its declaration, and by none of the sheets for all tags', () => {
    for (const sheet of sheets) assert.ok(elementKeys.includes(sheet.replace('.reserve.css', '')));
    const pages = readdirSync(join(ROOT, 'elements/page'), {
      recursive: true,
      encoding: 'utf8',
    }).filter((file) => file.endsWith('.css'));
    const tag = new RegExp(`(?<![-.\\w])shop-(?:${elementKeys.join('|')})(?![-\\w])`);
    for (const page of pages) assert.doesNotMatch(textOf(join('elements/page', page)), tag, page);
  });

  it('is joined by the build into css/shop.css, while the tag is not there', () => {
    assert.ok(sheets.length > 15);
    for (const build of ['dist', 'dist/lite', 'dist/dev']) {
      const css = textOf(join(build, 'css/shop.css'));
      for (const sheet of sheets) {
        const tag = `shop-${sheet.replace('.reserve.css', '')}`;
        assert.ok(css.includes(`${tag}:is(:not(:defined),:not(:state(rendered)))`), tag);
      }
    }
  });
});
