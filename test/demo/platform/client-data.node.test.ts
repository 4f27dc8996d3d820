import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { at } from './platform.fixtures.ts';
import {
  type Client,
  codesOf,
  createVisitor,
  foundOf,
  tableOf,
  validation,
} from './validation.fixtures.ts';

const MARKER = '?query=validateClientData';

const billing = (field: string, country: string) => (value: string) => ({
  billing: { [field]: value },
  country,
});
const data = (field: string) => (value: string) => ({ data: { [field]: value } });
const access = (field: string) => (value: string) => ({ access: { [field]: value } });

interface Rule {
  readonly rule: string;
  readonly clientOf: (value: string) => Client;
  /** Values by their error code; `''` for valid values. */
  readonly table: Readonly<Record<string, readonly string[]>>;
}

const RULES: readonly Rule[] = [
  {
    rule: 'a first name has no digit of any script (FO-04)',
    clientOf: billing('firstname', 'PL'),
    table: {
      '': ['Anna', 'Łucja Maria', "O'Neill", 'José', 'Ольга', '李', ' Jan '],
      no_firstname: [''],
      illegal_characters_client_firstname: ['Anna1', 'Jan １', 'Jan٣', '<b>', 'a;b', 'a\nb'],
      invalid_format: ['-', "'."],
    },
  },
  {
    rule: 'a last name has no digit (FO-04)',
    clientOf: billing('lastname', 'PL'),
    table: {
      '': ['Kowalska-Nowak'],
      no_name: [''],
      illegal_characters_client_lastname: ['Nowak2'],
    },
  },
  {
    rule: 'a company name has a letter, and may have digits and signs',
    clientOf: billing('companyName', 'PL'),
    table: {
      '': ['3M Poland Sp. z o.o.', 'Zakład „Świt” nr 2', 'AT&T (USA), Inc.'],
      no_firmname: ['', '  '],
      illegal_characters_client_firm: ['<script>', 'a{b}'],
      invalid_format: ['4711', '&'],
    },
  },
  {
    rule: 'a town has a letter, and may have digits',
    clientOf: billing('city', 'PL'),
    table: {
      '': ['Łódź', 'Praha 1', 'Frankfurt (Oder)', "L'Aquila"],
      no_city: [''],
      illegal_characters_client_city: ['<Łódź>', 'a@b'],
      invalid_format: ['00-950'],
    },
  },
  {
    rule: 'a street ends with a house number in most countries (FO-05)',
    clientOf: billing('street', 'PL'),
    table: {
      '': ['Długa 5', 'ul. 3 Maja 7a/12', 'al. Jana Pawła II 10 m. 3'],
      no_street: ['', '5', '12/3'],
      no_street_number: ['Długa', 'ul. 3 Maja', 'pl. Wolności'],
      illegal_characters_client_street: ['Długa 5 <b>', 'Długa_5'],
    },
  },
  {
    rule: 'a street begins or ends with a house number in France',
    clientOf: billing('street', 'FR'),
    table: {
      '': ['12 rue de Rivoli', 'rue de Rivoli 12'],
      no_street_number: ['rue de Rivoli'],
    },
  },
  {
    rule: 'a street without a number has its own code in the United Kingdom',
    clientOf: billing('street', 'GB'),
    table: { '': ['221B Baker Street'], no_street_number_uk: ['Baker Street'], no_street: ['221'] },
  },
  {
    rule: 'a phone number is Polish or has a prefix (FO-06)',
    clientOf: billing('phone', 'PL'),
    table: {
      '': ['600 700 800', '22 625-95-05', '0048600700800', '+4915112345678'],
      incorect_phone: ['', '12345678', '+48', '6007008001', '+48600700800*#', '+48+48600700800'],
      illegal_characters_client_phone: ['600 700 abc', '６00700800', '600;700'],
    },
  },
  {
    rule: 'a phone number is British or has a prefix (FO-06)',
    clientOf: billing('phone', 'GB'),
    table: { '': ['07400 123456', '+44 20 7946 0958'], incorect_phone: ['7400'] },
  },
  {
    rule: 'an e-mail address is complete',
    clientOf: data('email'),
    table: {
      '': ["o'neill+shop@mail.example.co.uk", 'a_b@xn--j1ay.xn--p1ai', 'a@żółw.pl'],
      incorect_email: ['', 'jan@', '@kowalski.com', 'jan@kowalski', 'jan@@kowalski.com'].concat([
        'jan..k@a.pl',
        'jan@-a.pl',
        'jan k@a.pl',
        'jan@a.p',
        `${'a'.repeat(65)}@a.pl`,
      ]),
    },
  },
  {
    rule: 'a birth date is a day from 1900 to today',
    clientOf: data('birthDate'),
    table: {
      '': ['2000-02-29', '1900-01-01', '2026-06-01'],
      birth_date: ['', '2026-06-02', '1899-12-31', '1900-02-29', '17.05.1990', '1990-5-17'],
    },
  },
  {
    rule: 'a login has 3 to 40 letters, digits and @ . - _ (FO-14)',
    clientOf: access('login'),
    table: {
      '': ['abc', 'a@b.-_', 'x'.repeat(40)],
      no_login: ['', ' '],
      incorect_login: ['ab', 'a b', 'ąbc', 'x'.repeat(41), 'abc!'],
      login_taken: ['admin', 'Root'],
    },
  },
  {
    rule: 'a password has 6 to 30 code points (FO-13)',
    clientOf: access('password'),
    table: {
      '': ['abcdef', 'x'.repeat(30), '😀'.repeat(6), '😀'.repeat(30), '      '],
      no_password: [''],
      password_to_short: ['abcde', '😀'.repeat(5)],
      password_to_long: ['x'.repeat(31), '😀'.repeat(31)],
    },
  },
];

describe('the check of client data', () => {
  for (const { rule, clientOf, table } of RULES) {
    it(`implements that ${rule}`, async () => {
      const rows = Object.entries(table).flatMap(([code, values]) =>
        values.map((value) => [value, code] as const),
      );
      const values = rows.map(([value]) => value);
      const found = await tableOf(createVisitor().anna, values, clientOf);
      assert.deepEqual(found, Object.fromEntries(rows));
    });
  }

  it('accepts a country as an id or as a name, without quotes (GQ-04)', async () => {
    const codesIn = (country: string) =>
      codesOf(createVisitor().anna, { billing: { zipcode: '10115' }, country });
    for (const country of ['1143020143', 'DE']) assert.deepEqual(await codesIn(country), []);
    for (const country of ['1143020003', 'PL', 'null']) {
      assert.deepEqual(await codesIn(country), ['incorect_zipcode'], country);
    }
    for (const country of ['7', 'XX', 'pl']) {
      assert.deepEqual(await codesIn(country), ['incorrect_region'], country);
    }
    for (const country of ['"PL"', 'true', '1.5', '[PL]', '{id: 1}']) {
      const answer = await createVisitor().anna.graphql(`{ ${validation({ country })} }`, MARKER);
      assert.equal(at(answer, 'data'), undefined, country);
    }
  });

  it('answers a form in one batch, each field by its alias (FO-25)', async () => {
    const query = `{
      client_firstname: ${validation({ billing: { firstname: 'Anna' } })}
      client_street: ${validation({ billing: { street: 'Długa' }, country: '1143020003' })}
      client_email: ${validation({ data: { email: 'anna@example.com' } })}
    }`;
    const nothing = { clientExists: null, clientProposedLogin: null, messages: [] };
    assert.deepEqual(at(await createVisitor().anna.graphql(query, MARKER), 'data'), {
      client_firstname: nothing,
      client_street: {
        ...nothing,
        messages: [{ code: 'no_street_number', message: 'Podaj nr domu.' }],
      },
      client_email: { ...nothing, clientExists: false },
    });
  });

  it('finds every error of the fields that were sent', async () => {
    const { anna } = createVisitor();
    assert.deepEqual(await codesOf(anna, { country: 'PL' }), []);
    const all = await codesOf(anna, {
      billing: { city: '', firstname: 'A1', zipcode: '1' },
      country: 'PL',
      data: { birthDate: 'x', email: 'x', taxNumber: '1' },
      access: { password: '1', login: 'x' },
    });
    assert.deepEqual(all, [
      'illegal_characters_client_firstname',
      'incorect_zipcode',
      'no_city',
      'incorect_nip',
      'incorect_email',
      'birth_date',
      'incorect_login',
      'password_to_short',
    ]);
    const same = { access: { login: 'anna.k', password: 'anna.k' } };
    assert.deepEqual(await codesOf(anna, same), ['login_equals_password']);
  });

  it('answers in the language of the visit', async () => {
    const { anna } = createVisitor();
    const query = `{ ${validation({ billing: { city: '' } })} }`;
    const path = 'data.validateClientData.messages.0.message';
    assert.equal(at(await anna.graphql(query), path), 'Wpisz w to pole nazwę miasta.');
    assert.equal(at(await anna.graphql(query, '?lang=en'), path), 'Enter the city name.');
  });

  it('breaks lines, and leaves bounds and their brackets to the page (S4)', async () => {
    const { anna } = createVisitor();
    const [found] = await foundOf(anna, [{ access: { login: 'jan.k', password: 'abc' } }]);
    assert.equal(found?.[0]?.message, 'Zbyt krótkie hasło.<br/>Wpisz dłuższe hasło (minimum.');
  });

  it('reads any text as text', async () => {
    const { anna } = createVisitor();
    for (const city of ['"}) {id} evil', '"""', '\\', '\u2028', 'a'.repeat(10_000)]) {
      assert.ok((await codesOf(anna, { billing: { city } })).length <= 1, city.slice(0, 9));
    }
  });
});
