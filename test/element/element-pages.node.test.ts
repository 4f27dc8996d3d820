import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { elementKeys } from '../../build/element-entries.mjs';

const FOLDER = join(import.meta.dirname, '../../elements/tags');

it('every tag has its page among those of single tags (S15)', () => {
  const missing = elementKeys.filter((key) => !existsSync(join(FOLDER, key, `${key}.html`)));
  assert.deepEqual(missing, []);
});
