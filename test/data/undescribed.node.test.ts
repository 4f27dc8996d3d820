import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';

/** A description of a basket. */
const DESCRIPTION = 'The count on the basket icon.';

const describingFiles = (folder: string): readonly string[] =>
  readdirSync(`${folder}/chunks`).filter(
    (name) =>
      name.endsWith('.js') &&
      readFileSync(`${folder}/chunks/${name}`, 'utf8').includes(DESCRIPTION),
  );

describe('the descriptions of data', () => {
  for (const folder of ['dist', 'dist/lite', 'dist/external']) {
    it(`are not part of the files for shoppers in ${folder}/`, () => {
      assert.deepEqual(describingFiles(folder), []);
    });
  }

  it('are part of the development build', () => {
    assert.notDeepEqual(describingFiles('dist/dev'), []);
  });
});
