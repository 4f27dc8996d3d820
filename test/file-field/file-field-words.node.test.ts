import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { fileFieldMessages } from '../../logic/file-field/file-field.messages.ts';

const SHEET = new URL('../../elements/tags/file-field/file-field.reserve.css', import.meta.url);

describe('the reserved space of shop-file-field', () => {
  const sheet = readFileSync(SHEET, 'utf8').replace(/\s+/g, ' ');

  for (const lang of ['pl', 'en'] as const) {
    it(`has the size of the hint, ${lang} (AT16)`, () => {
      const own = { ...fileFieldMessages.pl, ...fileFieldMessages[lang] };
      const text = `${own.pictureFormats} ${own.pictureSize({ size: "' attr(picture-size) '" })}`;
      assert.ok(sheet.includes(`:lang(${lang})::after { content: '${text}'; }`));
    });
  }
});
