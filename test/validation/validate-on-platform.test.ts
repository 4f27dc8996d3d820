import { expect } from '@open-wc/testing';
import { PlatformError } from '../../logic/platform/platform-error.ts';
import type { FieldReading, FieldResult } from '../../logic/validation/fields/field.ts';
import { installFakePlatform, platform } from '../kit/fake-platform.ts';
import { MARKUP_PAYLOADS } from '../kit/payloads.ts';
import { reading, validate, withPartners } from './validation.fixtures.ts';
import '../kit/guard.ts';

const QUERY = 'validateClientData';
const EMPTY: FieldResult = { state: 'empty' };

beforeEach(installFakePlatform);

const verdict = (...codes: string[]) => ({
  messages: codes.map((code) => ({ code, message: `message of ${code}` })),
});

/** The result of a field for a response of the platform. */
async function resultFor(field: FieldReading, answer: unknown): Promise<FieldResult | undefined> {
  platform.answer(QUERY, { validateClientData: answer });
  return (await validate([field]))[0];
}

/** The code and the input of a field's problem; the state where it has none. */
async function outcome(field: FieldReading, ...codes: string[]): Promise<string> {
  const result = await resultFor(field, verdict(...codes));
  return result?.state === 'error'
    ? `${result.problem.code} @ ${result.input}`
    : `${result?.state}`;
}

describe('the platform’s result for a field', () => {
  it('is success without a message', async () => {
    expect(await outcome(reading('city', 'Łódź'))).to.equal('success');
  });

  it('is the first message, with its text', async () => {
    const answer = verdict('invalid_format', 'no_city');
    expect(await resultFor(reading('city', '1'), answer)).to.deep.include({
      state: 'error',
      problem: { code: 'invalid_format', detail: 'message of invalid_format' },
      input: 'field',
    });
  });

  for (const clientExists of [true, false]) {
    it(`includes whether the customer is known: ${clientExists}`, async () => {
      const field = reading('email', 'a@b.pl');
      expect(await resultFor(field, { messages: [], clientExists })).to.deep.equal({
        state: 'success',
        clientExists,
      });
      expect(
        await resultFor(field, { ...verdict('incorect_email'), clientExists }),
      ).to.deep.include({ state: 'error', clientExists });
    });
  }

  it('is shown at the house number if it is missing and has a field (FO-05)', async () => {
    const street = (houseNumber?: string) => withPartners('street', 'Polna', { houseNumber });
    for (const code of ['no_street_number', 'no_street_number_uk']) {
      expect(await outcome(street(''), code)).to.equal(`${code} @ houseNumber`);
      expect(await outcome(street(), code)).to.equal(`${code} @ field`);
    }
    expect(await outcome(street(''), 'no_street')).to.equal('no_street @ field');
  });

  for (const code of [
    'no_password',
    'not_equal_passwords',
    'password_to_long',
    'password_to_short',
    'login_equals_password',
  ]) {
    it(`is shown at the password for ${code}, also when the login is checked (FO-08)`, async () => {
      const login = withPartners('login', 'anna', { password: 'secret' });
      expect(await outcome(login, code, 'login_taken')).to.equal(`${code} @ password`);
      const password = withPartners('password', 'secret', { login: 'anna' });
      expect(await outcome(password, code)).to.equal(`${code} @ field`);
    });

    it(`ignores ${code} for a login sent without a password (FO-08)`, async () => {
      expect(await outcome(reading('login', 'anna'), code)).to.equal('success');
      expect(await outcome(reading('login', 'anna'), code, 'used_login')).to.equal(
        'used_login @ field',
      );
    });
  }

  for (const code of [
    'incorect_login',
    'login_taken',
    'login_taken_login_propose',
    'no_login',
    'used_login',
  ]) {
    it(`ignores ${code} when the password is checked (FO-08)`, async () => {
      const password = withPartners('password', 'secret', { login: 'anna' });
      expect(await outcome(password, code)).to.equal('success');
      expect(await outcome(password, code, 'password_to_short')).to.equal(
        'password_to_short @ field',
      );
      const login = withPartners('login', 'anna', { password: 'secret' });
      expect(await outcome(login, code)).to.equal(`${code} @ field`);
    });
  }

  for (const code of [
    'incorect_zipcode',
    'incorect_delivery_zipcode',
    'incorect_invoice_zipcode',
  ]) {
    it(`includes the postal formats of the second message beside ${code} (S4)`, async () => {
      const first = { code, message: 'Błędnie wpisany kod pocztowy.' };
      const problemOf = async (...messages: readonly unknown[]) => {
        const result = await resultFor(reading('zipcode', '1'), { messages });
        return result?.state === 'error' ? result.problem : result?.state;
      };
      const second = { code: 'whatever', message: 'XX-XXX' };
      expect(await problemOf(first, second)).to.deep.equal({ code, detail: 'XX-XXX' });
      expect(await problemOf(first)).to.deep.equal({ code, detail: '' });
    });

    it(`includes the formats of the only message beside ${code}, if they parse (CV4)`, async () => {
      const detailFor = async (message: string) => {
        const result = await resultFor(reading('zipcode', '1'), { messages: [{ code, message }] });
        return result?.state === 'error' && result.problem.detail;
      };
      expect(await detailFor('XX-XXX')).to.equal('XX-XXX');
      expect(await detailFor('XXXX YY, XXXXX')).to.equal('XXXX YY, XXXXX');
      expect(await detailFor('Kod jest zły.')).to.equal('');
    });
  }

  it('includes the free login of its own field (S4)', async () => {
    const code = 'login_taken_login_propose';
    const answer = { messages: [{ code, message: 'Podany login jest już zajęty' }] };
    const login = reading('login', 'anna');
    expect(await resultFor(login, { ...answer, clientProposedLogin: 'anna1' })).to.deep.include({
      problem: { code, detail: 'anna1' },
    });
    expect(await resultFor(login, answer)).to.deep.include({ problem: { code, detail: '' } });
  });

  it('includes the free login of the message if no field has one (CV5)', async () => {
    const code = 'login_taken_login_propose';
    const detailFor = async (message: string) => {
      const answer = { messages: [{ code, message }], clientProposedLogin: null };
      const result = await resultFor(reading('login', 'anna'), answer);
      return result?.state === 'error' && result.problem.detail;
    };
    expect(await detailFor('anna1')).to.equal('anna1');
    expect(await detailFor('Login zajęty. Proponowany login: anna.n@x.')).to.equal('anna.n@x');
    expect(await detailFor('Podany login jest już zajęty')).to.equal('');
  });
});

describe('an unusual result for a field', () => {
  it('keeps an unknown code with its message (FO-10)', async () => {
    expect(await resultFor(reading('city', 'x'), verdict('brand_new'))).to.deep.include({
      problem: { code: 'brand_new', detail: 'message of brand_new' },
    });
    expect(
      await resultFor(reading('city', 'x'), { messages: [{ message: 'Nie.' }] }),
    ).to.deep.include({ problem: { code: '', detail: 'Nie.' } });
  });

  it('ignores an empty message', async () => {
    const messages = [null, {}, { code: '', message: null }, { code: 'no_city' }];
    expect(await resultFor(reading('city', 'x'), { messages })).to.deep.include({
      problem: { code: 'no_city', detail: '' },
    });
    expect(await resultFor(reading('city', 'x'), { messages: [null, {}] })).to.deep.include({
      state: 'success',
    });
  });

  for (const answer of [null, undefined, {}, { messages: null }, { messages: 'no_city' }, []]) {
    it(`is undefined for ${JSON.stringify(answer)}`, async () => {
      expect(await resultFor(reading('city', 'x'), answer)).to.deep.equal(EMPTY);
    });
  }

  for (const kind of ['network', 'timeout', 'response', 'aborted'] as const) {
    it(`is undefined if the call ended with ${kind}`, async () => {
      platform.answer(QUERY, new PlatformError(QUERY, kind));
      expect(await validate([reading('city', 'x'), reading('zipcode', 'y')])).to.deep.equal([
        EMPTY,
        EMPTY,
      ]);
    });
  }

  it('is undefined, without a request, for values that the platform cannot check', async () => {
    expect(await validate([reading('text', 'x'), reading('phone', '600700800')])).to.deep.equal([
      EMPTY,
      EMPTY,
    ]);
    expect(await validate([])).to.deep.equal([]);
    expect(platform.calls()).to.deep.equal([]);
  });

  it('is undefined once the caller has aborted', async () => {
    platform.defer(QUERY);
    const controller = new AbortController();
    const answer = validate([reading('city', 'x')], controller.signal);
    controller.abort();
    expect(await answer).to.deep.equal([EMPTY]);
  });
});

describe('the platform’s results for several fields', () => {
  const fields = [
    reading('city', 'x', { id: 'client-city' }),
    reading('zipcode', 'y', { id: 'client[zipcode]' }),
    reading('firstname', 'z', { id: '' }),
  ];

  it('come with one query, each for its own field (FO-25)', async () => {
    platform.answer(QUERY, {
      field: verdict('no_firstname'),
      client_zipcode_: verdict(),
      client_city: verdict('no_city'),
    });
    const results = await validate(fields);
    expect(results.map(({ state }) => state)).to.deep.equal(['error', 'success', 'error']);
    expect(results[0]).to.deep.include({
      problem: { code: 'no_city', detail: 'message of no_city' },
    });
    expect(platform.calls().map(({ name }) => name)).to.deep.equal([QUERY]);
  });

  it('are found for fields with the same id (GQ-06)', async () => {
    platform.answer(QUERY, { a: verdict(), a_2: verdict('no_city') });
    const twins = [reading('city', 'x', { id: 'a' }), reading('city', 'y', { id: 'a' })];
    expect((await validate(twins)).map(({ state }) => state)).to.deep.equal(['success', 'error']);
  });

  for (const id of ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty']) {
    it(`are found for a field with the id ${id}, and for no other (GQ-06)`, async () => {
      const named = [reading('city', 'x', { id }), reading('city', 'y', { id: 'other' })];
      platform.answer(QUERY, { other: verdict('no_city') });
      expect((await validate(named)).map(({ state }) => state)).to.deep.equal(['empty', 'error']);
      const alias = platform.calls()[0]?.document?.match(/\w+(?=: validateClientData)/)?.[0];
      platform.answer(QUERY, { [alias ?? '']: verdict(), other: verdict() });
      expect((await validate(named)).map(({ state }) => state)).to.deep.equal([
        'success',
        'success',
      ]);
    });
  }
});

describe('the check of a bank account', () => {
  const check = async (value: string, answer: unknown): Promise<string | undefined> => {
    platform.answer(urlOf(value), answer);
    return (await validate([reading('iban', value)]))[0]?.state;
  };
  const urlOf = (value: string) =>
    `/ajax/payments.php?action=verify_iban&bankAccount=${encodeURIComponent(value)}`;

  const ANSWERS: readonly (readonly [string, string])[] = [
    ['{"errno":0}', 'success'],
    ['{"errno":"0"}', 'success'],
    ['{"errno":1}', 'error'],
    ['{"errno":"12"}', 'error'],
    ['{"errno":-1}', 'error'],
    ['{}', 'empty'],
    ['{"errno":null}', 'empty'],
    ['{"errno":""}', 'empty'],
    ['{"errno":false}', 'empty'],
    ['[]', 'empty'],
    ['', 'empty'],
    ['<!DOCTYPE html><p>0</p>', 'empty'],
  ];

  for (const [answer, state] of ANSWERS) {
    it(`maps ${answer || 'nothing'} to ${state} (FO-15)`, async () => {
      expect(await check('PL61109010140000071219812874', answer)).to.equal(state);
    });
  }

  for (const value of ['&action=x#', 'pl61 1090 1014', '?a=%00', 'ł', ...MARKUP_PAYLOADS]) {
    it(`keeps ${value.slice(0, 40)} inside its parameter (FO-15)`, async () => {
      expect(await check(value, '{"errno":0}')).to.equal('success');
      const [{ name } = { name: '' }] = platform.calls();
      const { pathname, searchParams, hash } = new URL(name, 'https://shop.example');
      expect(pathname + hash).to.equal('/ajax/payments.php');
      expect([...searchParams]).to.deep.equal([
        ['action', 'verify_iban'],
        ['bankAccount', value],
      ]);
    });
  }
});
