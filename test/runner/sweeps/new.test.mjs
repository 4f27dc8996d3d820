import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { namesOf } from '../../../scripts/new/names.mjs';
import { repoCopy } from '../repo-copy.mjs';

const run = (folder, ...args) =>
  execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });

/** The message of `npm run new` for a key that it refuses. */
function refusal(...args) {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/new/new.mjs', ...args], {
    encoding: 'utf8',
  });
  assert.equal(status, 1);
  return stderr;
}

describe('npm run new', () => {
  it('creates a tag that passes lint and types and is in every list, and prints the next steps', () => {
    const folder = repoCopy();
    const output = run(folder, 'scripts/new/new.mjs', 'size-guide');
    assert.match(output, /localhost:8080\/elements\/size-guide\.html/);
    const files = output.match(/^ {2}\S+\.(?:tsx?|css|html|md)$/gm).map((line) => line.trim());
    assert.equal(files.length, 8);
    const textOf = (file) => readFileSync(join(folder, file), 'utf8');
    for (const file of files) assert.doesNotMatch(textOf(file), /my-?tag|~\//i, file);
    const lists = ['elements/declarations.ts', 'elements/docs.ts'];
    for (const file of [...lists, 'README.md', 'custom-elements.json']) {
      assert.match(textOf(file), /size-guide/, file);
    }
    const biome = ['node_modules/@biomejs/biome/bin/biome', 'lint', '--error-on-warnings'];
    run(folder, ...biome, ...[...files, ...lists].filter((file) => /\.(?:tsx?|css)$/.test(file)));
    // the programs that include files of a new tag
    const programs = ['tsconfig.json', 'test/tsconfig.json', 'demo/tsconfig.json'];
    run(folder, 'scripts/types.mjs', ...programs);
    run(
      folder,
      '--import',
      'tsx',
      '--import',
      './build/node-css.mjs',
      'build/write-manifest.ts',
      '--check',
    );
  });

  for (const [key, name] of [
    ['list-link', 'ListLink'],
    ['date', 'ShopDate'],
    ['map', 'ShopMap'],
    ['image', 'ShopImage'],
    ['selection', 'ShopSelection'],
  ]) {
    it(`names the component of ${key} ${name}, which shadows no global`, () => {
      assert.equal(namesOf(key).pascal, name);
    });
  }

  for (const [key, reason] of [
    [[], /A key is missing/],
    [['shop-size-guide'], /Leave out `shop-`: `npm run new -- size-guide`/],
    [['SizeGuide'], /`SizeGuide` is not a valid key: expected lower-case letters/],
    [['size--guide'], /is not a valid key/],
    [['minicart'], /`minicart` is taken: there is elements\/tags\/minicart/],
    [['platform'], /`platform` is taken: there is logic\/platform/],
  ]) {
    it(`rejects the key ${key[0] ?? '(none)'} with the reason`, () => {
      assert.match(refusal(...key), reason);
    });
  }
});
