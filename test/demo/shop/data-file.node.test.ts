import assert from 'node:assert/strict';
import { linkSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it, type TestContext } from 'node:test';
import { dataFile } from '../../../demo/data-file.ts';
import { DEFAULT_SETTINGS } from '../../../demo/platform/settings/settings.ts';
import { createSqliteStore } from '../../../demo/platform/stores/store-sqlite.ts';

function temporaryFolder(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'shop-data-'));
  t.after(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** The store that a server of this folder and port opens. */
function openStore(folder: string, port: number, t: TestContext) {
  const store = createSqliteStore(dataFile(folder, port));
  t.after(() => store.close());
  return store;
}

const SESSION = {
  id: 'a',
  createdAt: 1,
  login: null,
  rebateCode: '',
  settings: DEFAULT_SETTINGS,
  tracking: [],
};

it('a server restores its data, and shares them with no other port or hard-linked copy (BM5)', (t) => {
  const [folder, copy] = [temporaryFolder(t), temporaryFolder(t)];
  openStore(folder, 8080, t).saveSession(SESSION);
  // creates the data folder
  dataFile(copy, 8080);
  for (const name of readdirSync(join(folder, '.data'))) {
    linkSync(join(folder, '.data', name), join(copy, '.data', name));
  }
  assert.deepEqual(openStore(folder, 8080, t).session('a'), SESSION);
  assert.equal(openStore(folder, 9000, t).session('a'), undefined);
  assert.equal(openStore(copy, 8080, t).session('a'), undefined);
});
