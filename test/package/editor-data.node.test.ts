import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { elementKeys } from '../../build/element-entries.mjs';
import { writeEditorData } from '../../build/write-editor-data.ts';

interface Named {
  readonly name: string;
}
interface Tag extends Named {
  readonly attributes: readonly (Named & { readonly values: readonly Named[] })[];
}

const directory = mkdtempSync(join(tmpdir(), 'shop-editors-'));
writeEditorData(directory);
const read = (file: string) => JSON.parse(readFileSync(join(directory, file), 'utf8'));
const TAGS = elementKeys.map((key) => `shop-${key}`).sort();
const namesOf = (things: readonly Named[]): string[] => things.map(({ name }) => name).sort();

describe('the data for editors', () => {
  after(() => rmSync(directory, { recursive: true }));

  it('lists every tag and the keywords of attributes for VS Code', () => {
    const tags: Tag[] = read('vscode.html-custom-data.json').tags;
    assert.deepEqual(namesOf(tags), TAGS);
    const cart = tags.find(({ name }) => name === 'shop-minicart');
    const valuesOf = (name: string) =>
      namesOf(cart?.attributes.find((one) => one.name === name)?.values ?? []);
    assert.deepEqual(valuesOf('price-type'), ['gross', 'net']);
    assert.deepEqual(valuesOf('basket'), []);
  });

  it('lists the tokens for VS Code', () => {
    const { properties } = read('vscode.css-custom-data.json');
    assert.ok(namesOf(properties).includes('--shop-tooltip-size'));
  });

  it('lists every tag for JetBrains', () => {
    const { contributions } = read('web-types.json');
    assert.deepEqual(namesOf(contributions.html.elements), TAGS);
  });
});
