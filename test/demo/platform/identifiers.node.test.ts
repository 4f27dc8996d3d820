import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { POSTAL_FORMATS } from '../../../demo/platform/validation/postal-formats.ts';
import { at } from './platform.fixtures.ts';
import { createVisitor, foundOf, tableOf } from './validation.fixtures.ts';

type Table = Readonly<Record<string, readonly [right: string, wrong: string]>>;

/** Postal codes by country. */
const POSTAL_CODES: Table = {
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

/** Tax numbers of real or documented taxpayers by country; the library that checks them has its own tests. */
const TAX_NUMBERS: Table = {
  PL: ['5260250274,PL5260250274,526-025-02-74', '5260250275,526025027,DE5260250274'],
  CH: ['CHE-100.155.212,CHE107787577MWST', 'CHE-100.155.213'],
  DE: ['136695976,DE 136 695 976', '136695978,13669597'],
  ES: ['54362315K,ESJ99216582', '54362315Z,54362315'],
  FR: ['40303265045,FR23334175221', '84323140391'],
  GB: ['980780684,GB 980 7806 84', '802311781'],
  GR: ['094259216,EL094259216', '123456781'],
  IE: ['6433435F,6433435OA,IE6433435F', '6433435E'],
  NL: ['004495445B01,123456782B90', '123456789B90'],
  US: ['12-3456789', '12-345678'],
};

const KINDS = [
  {
    kind: 'postal code',
    table: POSTAL_CODES,
    code: 'incorect_zipcode',
    clientOf: (country: string) => (zipcode: string) => ({ country, billing: { zipcode } }),
  },
  {
    kind: 'tax number',
    table: TAX_NUMBERS,
    code: 'incorect_nip',
    clientOf: (country: string) => (taxNumber: string) => ({ country, data: { taxNumber } }),
  },
];

for (const { kind, table, code, clientOf } of KINDS) {
  describe(`a ${kind}`, () => {
    for (const [country, [right, wrong]] of Object.entries(table)) {
      it(`of ${country} is valid or "${code}"`, async () => {
        const { anna } = createVisitor();
        const values = `${right},${wrong}`.split(',');
        assert.deepEqual(
          await tableOf(anna, values, clientOf(country)),
          Object.fromEntries(
            values.map((value) => [value, right.split(',').includes(value) ? '' : code]),
          ),
        );
      });
    }
  });
}

describe('an invalid postal code', () => {
  it('is known for every country with a format', () => {
    assert.deepEqual(Object.keys(POSTAL_CODES), Object.keys(POSTAL_FORMATS));
  });

  it('has the formats of its country as a second message, in every language (S4)', async () => {
    const { anna } = createVisitor();
    const clients = ['PL', 'LT', 'GB'].map((country) => ({ country, billing: { zipcode: '' } }));
    for (const lang of ['pl', 'en']) {
      await anna.set({ lang });
      const found = (await foundOf(anna, clients)).map((messages) => messages[1]?.message ?? '');
      assert.deepEqual(found.slice(0, 2), ['XX-XXX', 'XXXXX, LT-XXXXX']);
      assert.match(found[2] ?? '', /^YX XYY, .*, YYXY XYY$/);
    }
  });

  it("depends on the visitor's region if no country is sent", async () => {
    const { anna } = createVisitor();
    const clients = [{ billing: { zipcode: '10115' } }];
    assert.equal((await foundOf(anna, clients))[0]?.[1]?.message, 'XX-XXX');
    await anna.set({ region: 'DE' });
    assert.deepEqual(await foundOf(anna, clients), [[]]);
  });
});

describe('a bank account', () => {
  const send = (query: string, method = 'GET') =>
    createVisitor().anna.send(`/ajax/payments.php?${query}`, { method });

  for (const [account, errno] of [
    ['PL61109010140000071219812874', 0],
    ['61 1090 1014 0000 0712 1981 2874', 0],
    [' gb29 nwbk 6016 1331 9268 19 ', 0],
    ['MT84MALT011000012345MTLCAST001S', 0],
    ['', 1],
    ['PL61-1090-1014-0000-0712-1981-2874', 1],
    ['89370400440532013000', 1],
    ['&action=x#', 1],
    ['１234', 1],
    ['PL6110901014000007121981287', 2],
    ['XX611090101400000712198128', 2],
    ['PL61109010140000071219812875', 3],
    ['61109010140000071219812784', 3],
  ] as const) {
    it(`"${account}" has errno ${errno}`, async () => {
      const query = new URLSearchParams({ action: 'verify_iban', bankAccount: account });
      const answer = await send(String(query));
      assert.match(answer.headers.get('content-type') ?? '', /^application\/json/);
      assert.equal(at(await answer.json(), 'errno'), errno);
    });
  }

  it('is checked by a GET with the action verify_iban', async () => {
    assert.equal((await send('action=pay')).status, 400);
    assert.equal((await send('action=verify_iban', 'POST')).status, 405);
  });
});
