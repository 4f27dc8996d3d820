import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { elementKeys } from '../../build/element-entries.mjs';
import { examplesOf } from '../../build/examples/examples-of.ts';
import { LANGUAGES } from '../../build/examples/in-language.ts';

const COMMAND = join(import.meta.dirname, '../../dist/cli/shop-elements.js');

/** Writes each example in each language to a separate file. */
function writeExamples(folder: string): void {
  for (const key of elementKeys) {
    for (const { id, html } of examplesOf(key)) {
      for (const lang of LANGUAGES) {
        writeFileSync(join(folder, `${key}.${id}.${lang}.html`), html[lang]);
      }
    }
  }
}

it('the examples pass shop-elements check', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-examples-'));
  try {
    writeExamples(folder);
    const { stdout } = spawnSync(process.execPath, [COMMAND, 'check', folder], {
      encoding: 'utf8',
    });
    assert.match(stdout, /^0 mistakes in \d{3} tags/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
