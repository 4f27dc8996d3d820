import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { at } from './platform.fixtures.ts';
import { createVisitor } from './validation.fixtures.ts';

/** The example accounts of the IBAN registry. */
const ACCOUNTS = `
  AD1200012030200359100100 AE070331234567890123456 AL47212110090000000235698741
  AT611904300234573201 BE68539007547034 BG80BNBG96611020345678 BR9700360305000010009795493P1
  CH9300762011623852957 CY17002001280000001200527600 CZ6508000000192000145399
  DE89370400440532013000 DK5000400440116243 EE382200221020145685 ES9121000418450200051332
  FI2112345600000785 FR1420041010050500013M02606 GB29NWBK60161331926819
  GE29NB0000000101904917 GI75NWBK000000007099453 GR1601101250000000012300695
  HR1210010051863000160 HU42117730161111101800000000 IE29AIBK93115212345678
  IL620108000000099999999 IS140159260076545510730339 IT60X0542811101000000123456
  LI21088100002324013AA LT121000011101001000 LU280019400644750000 LV80BANK0000435195001
  MC5811222000010123456789030 MT84MALT011000012345MTLCAST001S NL91ABNA0417164300
  NO9386011117947 PL61109010140000071219812874 PT50000201231234567890154
  RO49AAAA1B31007593840000 SE4550000000058398257466 SI56263300012039086
  SK3112000000198742637541 SM86U0322509800000000270100 TR330006100519786457841326
  UA213223130000026007233566001`
  .trim()
  .split(/\s+/);

function fresh() {
  const { anna, waits } = createVisitor();
  const ask = (query: string, method = 'GET') =>
    anna.send(`/ajax/payments.php?${query}`, { method });
  const errnoOf = async (account: string) => {
    const query = new URLSearchParams({ action: 'verify_iban', bankAccount: account });
    return at(await (await ask(String(query))).json(), 'errno');
  };
  return { anna, waits, ask, errnoOf };
}

describe('a bank account', () => {
  it('is an IBAN of one of many countries', async () => {
    const { errnoOf } = fresh();
    for (const account of ACCOUNTS) assert.equal(await errnoOf(account), 0, account);
  });

  it('may be written in small letters, with spaces, and in Poland without PL', async () => {
    const { errnoOf } = fresh();
    for (const account of [
      'PL61 1090 1014 0000 0712 1981 2874',
      '61 1090 1014 0000 0712 1981 2874',
      '61109010140000071219812874',
      ' gb29 nwbk 6016 1331 9268 19 ',
      'FR14\u00a02004 1010 0505 0001 3m02 606',
    ]) {
      assert.equal(await errnoOf(account), 0, account);
    }
  });

  it('has the form, the length and the checksum of its country', async () => {
    const { errnoOf } = fresh();
    for (const [account, errno] of [
      ['', 1],
      ['PL', 1],
      ['abc', 1],
      ['PL61-1090-1014-0000-0712-1981-2874', 1],
      ['89370400440532013000', 1],
      ['&action=x#', 1],
      ['１234', 1],
      ['PL6110901014000007121981287', 2],
      ['DE8937040044053201300', 2],
      ['XX611090101400000712198128', 2],
      ['PL61109010140000071219812875', 3],
      ['61109010140000071219812784', 3],
      ['GB82WEST12345698765431', 3],
    ] as const) {
      assert.equal(await errnoOf(account), errno, account);
    }
  });

  it('that is off in any one digit is wrong', async () => {
    const { errnoOf } = fresh();
    const account = 'DE89370400440532013000';
    for (let place = 2; place < account.length; place++) {
      const digit = (Number(account[place]) + 1) % 10;
      const wrong = account.slice(0, place) + digit + account.slice(place + 1);
      assert.equal(await errnoOf(wrong), 3, wrong);
    }
  });
});

describe('the bank account call', () => {
  it('is a GET with the action verify_iban', async () => {
    const { ask } = fresh();
    const answer = await ask('action=verify_iban&bankAccount=NO9386011117947');
    assert.match(answer.headers.get('content-type') ?? '', /^application\/json/);
    assert.deepEqual(await answer.json(), { errno: 0 });
    assert.deepEqual(await (await ask('action=verify_iban')).json(), { errno: 1 });
    assert.equal((await ask('action=pay')).status, 400);
    assert.equal((await ask('action=verify_iban', 'POST')).status, 405);
  });

  it('is late or broken as the panel says', async () => {
    const { anna, waits, ask } = fresh();
    const iban = () => ask('action=verify_iban&bankAccount=NO9386011117947');
    await anna.set({ calls: { iban: { latencyMs: 400 } } });
    assert.equal((await iban()).status, 200);
    assert.deepEqual(waits, [400]);
    await anna.set({ calls: { iban: { latencyMs: 0, failure: '500' } } });
    assert.equal((await iban()).status, 500);
    await anna.set({ calls: { iban: { failure: 'html' } } });
    assert.match(await (await iban()).text(), /^<!doctype html>/);
    await anna.set({ calls: { iban: { failure: 'partial' } } });
    assert.deepEqual(await (await iban()).json(), {});
    await anna.set({ calls: { iban: { failure: 'refuse' } } });
    assert.equal((await iban()).status, 403);
  });
});
