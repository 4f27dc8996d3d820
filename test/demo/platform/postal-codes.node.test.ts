import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { POSTAL_FORMATS } from '../../../demo/platform/validation/postal-formats.ts';
import { createVisitor, foundOf, tableOf } from './validation.fixtures.ts';

/** Postal codes by country, comma separated: valid ones, then invalid ones. */
const CODES: Readonly<Record<string, readonly [right: string, wrong: string]>> = {
  AT: ['1010', '101,10100,A-1010'],
  BE: ['1000', '100,B-1000'],
  BG: ['1000', '10000'],
  CH: ['8001', '80010'],
  CY: ['1010', '101'],
  CZ: ['110 00,11000', '1100,110-00'],
  DE: ['10115', '1011,D-10115,1011A'],
  DK: ['1050', '10500'],
  EE: ['10111', '1011'],
  ES: ['28001', '2800'],
  FI: ['00100', '0010'],
  FR: ['75001', '7500,75 001'],
  GB: ['M1 1AA,CR2 6XH,DN55 1PT,W1A 0AX,EC1A 1BB,ec1a1bb,B33 8TH', 'EC1A,1AA 1AA,EC1A 11B'],
  GR: ['104 31,10431', '1043'],
  HR: ['10000', '1000'],
  HU: ['1011', '10111'],
  IE: ['D02 AF30,A65F4E2,D6W XY00', 'D02,DD2 AF30'],
  IT: ['00118', '0011'],
  LT: ['01100,LT-01100', '0110,LV-01100'],
  LU: ['1009,L-1009', '10090'],
  LV: ['LV-1010,1010', 'LT-1010'],
  MT: ['VLT 1117,vlt1117', 'VL 1117'],
  NL: ['1012 JS,1012js', '1012,1012 J'],
  NO: ['0150', '01500'],
  PL: ['00-950', '00950,00 950,0-0950,00-95O,０0-950'],
  PT: ['1000-001', '1000001,1000'],
  RO: ['010011', '01001'],
  SE: ['111 22,11122', '1112'],
  SI: ['1000,SI-1000', '10000'],
  SK: ['811 01,81101', '8110'],
  UA: ['01001', '0100'],
  US: ['10001,10001-1234', '1000,10001-123'],
};

describe('postal codes', () => {
  for (const [country, [right, wrong]] of Object.entries(CODES)) {
    it(`of ${country} have the country's format`, async () => {
      const { anna } = createVisitor();
      const values = `${right},${wrong}`.split(',');
      const table = await tableOf(anna, values, (zipcode) => ({ country, billing: { zipcode } }));
      const expected = Object.fromEntries([
        ...right.split(',').map((value) => [value, '']),
        ...wrong.split(',').map((value) => [value, 'incorect_zipcode']),
      ]);
      assert.deepEqual(table, expected);
    });
  }

  it('are known for every country in the table', () => {
    assert.deepEqual(Object.keys(CODES), Object.keys(POSTAL_FORMATS));
  });

  it('that are wrong bring the formats of their country as a second message, in every language (S4)', async () => {
    const { anna } = createVisitor();
    const clients = ['PL', 'LT', 'GB'].map((country) => ({ country, billing: { zipcode: '' } }));
    const formats = ['XX-XXX', 'XXXXX, LT-XXXXX', /^YX XYY, .*, YYXY XYY$/];
    for (const lang of ['pl', 'en']) {
      await anna.set({ lang });
      const found = await foundOf(anna, clients);
      for (const [index, format] of formats.entries()) {
        const message = found[index]?.[1]?.message ?? '';
        if (typeof format === 'string') assert.equal(message, format);
        else assert.match(message, format);
      }
    }
  });

  it("follow the visitor's region where no country is sent", async () => {
    const { anna } = createVisitor();
    const clients = [{ billing: { zipcode: '10115' } }];
    assert.equal((await foundOf(anna, clients))[0]?.[1]?.message, 'XX-XXX');
    await anna.set({ region: 'DE' });
    assert.deepEqual(await foundOf(anna, clients), [[]]);
  });
});
