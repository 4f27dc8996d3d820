import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createVisitor, tableOf } from './validation.fixtures.ts';

/** Numbers of real or documented taxpayers, then invalid numbers. */
const NUMBERS: Readonly<Record<string, readonly [right: string, wrong: string]>> = {
  PL: [
    '5260250274 PL5260250274 526-025-02-74 7740001454',
    '5260250275 526025027 52602502740 0000000001 1234567890 DE5260250274',
  ],
  AT: ['U13585627 ATU13585627', 'U13585626 13585627 U1358562'],
  BE: ['0428759497 BE0428759497 428.759.497', '0431150351 0428759498 2428759497'],
  BG: ['175074752 7523169263', '175074751 7552A10004 7523169264'],
  CH: ['CHE-100.155.212 CHE107787577MWST', 'CHE-100.155.213 CHE10015521'],
  CY: ['CY-10259033P 10259033P', '10259033Z 12345678P'],
  CZ: ['25123891 7103192745 640903926 491231123', '25123890 7103192746 1103492745 590312123'],
  DE: ['136695976 DE136695976 DE 136 695 976', '136695978 036695976 13669597 1366959761'],
  DK: ['13585628 DK 13585628', '13585627 03585628'],
  EE: ['100931558 EE100594102', '100594103'],
  ES: [
    '54362315K X2482300W A28015865 ESJ99216582 K9999999J',
    '54362315Z X-2482300A J99216583 A2801586I 54362315',
  ],
  FI: ['20774740 FI 20774740', '20774741'],
  FR: ['40303265045 FR23334175221 K7399859412', '84323140391 86404833049 K7399859413 40303265046'],
  GB: ['980780684 301234565 GB 980 7806 84', '802311781 98078068'],
  GR: ['094259216 EL094259216', '123456781 EL094259217'],
  HR: ['33392005961 HR 33392005961', '33392005962'],
  HU: ['12892312 12892312-2-42', '12892313 12892312-9-42'],
  IE: ['6433435F 6433435OA IE6433435F', '6433435E 6433435VH 643343F'],
  IT: ['00743110157 IT 00743110157', '00743110158 12345678903'],
  LT: ['119511515 100001919017 LT100004801610', '100001919018 119511525'],
  LU: ['15027442 LU 150 274 42', '15027443'],
  LV: ['40003521600 16117519997', '40003521601 16137519997 16117519996'],
  MT: ['11679112 MT 1167-9112', '11679113'],
  NL: ['004495445B01 123456782B90 000099998B57', '123456789B90 004495445B00 004495445'],
  NO: ['995525828 995525828MVA', '995525829'],
  PT: ['501964843 PT 501 964 843', '501964842 001964843'],
  RO: ['18547290 RO 185 472 90', '18547291 018547290'],
  SE: ['556188840401 SE 123456789701', '123456789101 556188840400'],
  SI: ['50223054 SI 5022 3054', '50223055'],
  SK: ['2022749619 SK 202 274 96 19', '2022749618 2012749619'],
  UA: ['32855961 1759013776', '32855968 1759013770'],
  US: ['12-3456789', '12-345678'],
};

/** The values of a row; a value with spaces begins with its country's prefix and a space. */
function valuesIn(row: string): readonly string[] {
  return row.match(/[A-Z]{2} [\d -]+(?= |$)|\S+/g) ?? [];
}

describe('tax numbers', () => {
  for (const [country, [right, wrong]] of Object.entries(NUMBERS)) {
    it(`of ${country} are checked with their checksum`, async () => {
      const { anna } = createVisitor();
      const values = [...valuesIn(right), ...valuesIn(wrong)];
      const table = await tableOf(anna, values, (taxNumber) => ({ country, data: { taxNumber } }));
      const expected = Object.fromEntries([
        ...valuesIn(right).map((value) => [value, '']),
        ...valuesIn(wrong).map((value) => [value, 'incorect_nip']),
      ]);
      assert.deepEqual(table, expected);
    });
  }

  it('with characters that none of them has are illegal', async () => {
    const { anna } = createVisitor();
    const values = ['526_025', '<b>', '526;', '１２３'];
    const table = await tableOf(anna, values, (taxNumber) => ({ data: { taxNumber } }));
    assert.deepEqual(new Set(Object.values(table)), new Set(['illegal_characters_client_nip']));
  });
});
