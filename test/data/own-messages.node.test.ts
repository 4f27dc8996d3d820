import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { ownMessages } from '../../elements/data/own-messages.ts';

const LOGIC = join(import.meta.dirname, '../../logic');

/** The keys of a set of texts; none where the export is something else. */
const keysOf = (exported: unknown): readonly string[] => {
  const { feature, pl, en } = Object(exported);
  if (typeof feature !== 'string') return [];
  return Object.keys({ ...pl, ...en }).map((key) => (feature ? `${feature}.${key}` : key));
};

describe('the keys of texts that a shop can replace', () => {
  it('are those of all features', async () => {
    const files = readdirSync(LOGIC, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.messages.ts'),
    );
    const modules: object[] = await Promise.all(
      files.map((file) => import(pathToFileURL(join(LOGIC, file)).href)),
    );
    const found = modules.flatMap((module) => Object.values(module).flatMap(keysOf));
    assert.deepEqual(ownMessages.map(([key]) => key).sort(), found.sort());
  });
});
