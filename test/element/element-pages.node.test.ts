import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { elementKeys } from '../../build/element-entries.mjs';

const FOLDER = join(import.meta.dirname, '../../demo/shop/elements');

it('every tag has its page among those of single tags (S15)', () => {
  const pages = readdirSync(FOLDER).map((file) => file.replace('.html', ''));
  assert.deepEqual(pages.sort(), elementKeys);
});
