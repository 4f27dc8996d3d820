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

/** Values by their error code; `''` for valid values. */
type Table = Readonly<Record<string, readonly string[]>>;

/** The default selection besides the messages. */
const NOTHING = { clientExists: null, clientProposedLogin: null };

async function assertTable(clientOf: (value: string) => Client, table: Table): Promise<void> {
  const { anna } = createVisitor();
  const rows = Object.entries(table).flatMap(([code, values]) =>
    values.map((value) => [value, code] as const),
  );
  const found = await tableOf(
    anna,
    rows.map(([value]) => value),
    clientOf,
  );
  assert.deepEqual(found, Object.fromEntries(rows));
}

const billing = (field: string, country: string) => (value: string) => ({
  billing: { [field]: value },
  country,
});
const data = (field: string) => (value: string) => ({ data: { [field]: value } });

describe('a name', () => {
  const RIGHT = [
    'Anna',
    'Łucja Maria',
    "O'Neill",
    'Kowalska-Nowak',
    'José',
    'Ольга',
    '李',
    ' Jan ',
  ];
  const DIGITS = ['Anna1', 'Jan １', 'Jan٣'];

  it('FO-04: has no digits of any script', async () => {
    await assertTable(billing('firstname', 'PL'), {
      '': RIGHT,
      no_firstname: [''],
      illegal_characters_client_firstname: [...DIGITS, '<b>', 'a;b', 'a\nb'],
      invalid_format: ['-', "'."],
    });
    await assertTable(billing('lastname', 'PL'), {
      '': RIGHT,
      no_name: [''],
      illegal_characters_client_lastname: DIGITS,
    });
  });

  it('of a company may have digits and signs, and must have a letter', async () => {
    await assertTable(billing('companyName', 'PL'), {
      '': ['3M Poland Sp. z o.o.', 'A&B', 'Zakład „Świt” nr 2', 'AT&T (USA), Inc.'],
      no_firmname: ['', '  '],
      illegal_characters_client_firm: ['<script>', 'a{b}', 'a|b'],
      invalid_format: ['4711', '&'],
    });
  });

  it('of a town has a letter, and may have digits', async () => {
    await assertTable(billing('city', 'PL'), {
      '': ['Łódź', 'Praha 1', 'Frankfurt (Oder)', 'Bielsko-Biała', "L'Aquila", 'St. Gallen'],
      no_city: [''],
      illegal_characters_client_city: ['<Łódź>', 'a@b'],
      invalid_format: ['00-950'],
    });
  });
});

describe('a street', () => {
  it('FO-05: ends with a house number in most countries', async () => {
    await assertTable(billing('street', 'PL'), {
      '': [
        'Długa 5',
        'ul. 3 Maja 7a/12',
        '3 Maja 5',
        'al. Jana Pawła II 10 m. 3',
        'Borowa 12',
        'os. Kalinowe 4',
      ],
      no_street: ['', '5', '12/3'],
      no_street_number: ['Długa', '3 Maja', 'ul. 3 Maja', 'pl. Wolności'],
      illegal_characters_client_street: ['Długa 5 <b>', 'Długa_5'],
    });
  });

  it('may begin with it in others', async () => {
    await assertTable(billing('street', 'FR'), {
      '': ['12 rue de Rivoli', 'rue de Rivoli 12'],
      no_street_number: ['rue de Rivoli'],
    });
  });

  it('without a number has a code of its own in the United Kingdom', async () => {
    await assertTable(billing('street', 'GB'), {
      '': ['221B Baker Street'],
      no_street_number_uk: ['Baker Street'],
      no_street: ['221'],
    });
  });
});

describe('a phone number', () => {
  const PHONES: Readonly<Record<string, readonly [right: string[], wrong: string[]]>> = {
    PL: [
      [
        '600700800',
        '600 700 800',
        '22 625-95-05',
        '+48600700800',
        '0048600700800',
        '+4915112345678',
      ],
      ['', '12345678', '+48', '+48123', '6007008001', '+48600700800*#', '+48+48600700800'],
    ],
    DE: [
      ['0151 12345678', '+49 (0)30 901820', '030 901820'],
      ['0', '600'],
    ],
    GB: [['07400 123456', '+44 20 7946 0958'], ['7400']],
    US: [['212 555 0123', '+1 (212) 555-0123'], ['555 0123']],
    CZ: [['601 123 456'], ['12345']],
    LT: [['+37061234567', '061234567'], ['+3706123']],
  };
  for (const [country, [right, wrong]] of Object.entries(PHONES)) {
    it(`FO-06: is one of ${country}, or brings its prefix`, async () => {
      await assertTable(billing('phone', country), { '': right, incorect_phone: wrong });
    });
  }

  it('has no letters', async () => {
    await assertTable(billing('phone', 'PL'), {
      illegal_characters_client_phone: ['600 700 abc', '６00700800', '<600700800>', '600;700'],
    });
  });
});

it('an e-mail address is a whole one', async () => {
  await assertTable(data('email'), {
    '': [
      'jan@kowalski.com',
      "o'neill+shop@mail.example.co.uk",
      'a_b@xn--j1ay.xn--p1ai',
      'a@żółw.pl',
    ],
    incorect_email: [
      '',
      'jan',
      'jan@',
      '@kowalski.com',
      'jan@kowalski',
      'jan@@kowalski.com',
      'jan..k@a.pl',
      '.jan@a.pl',
      'jan@-a.pl',
      'jan@a..pl',
      'jan k@a.pl',
      'jan@a.p',
      'jan@a.1',
      'żółw@a.pl',
      `${'a'.repeat(65)}@a.pl`,
      `a@${'a'.repeat(64)}.pl`,
    ],
  });
});

it('a birth date is a day of the calendar, from 1900 to today', async () => {
  await assertTable(data('birthDate'), {
    '': ['1990-05-17', '2000-02-29', '1900-01-01', '2026-06-01'],
    birth_date: [
      '',
      '2026-06-02',
      '1899-12-31',
      '1990-02-30',
      '1900-02-29',
      '1990-13-01',
      '1990-00-10',
      '17.05.1990',
      '1990-5-17',
      '90-05-17',
      '1990-05-17T00:00',
      '0000-00-00',
    ],
  });
});

describe('a login and a password', () => {
  it('FO-14: a login has 3 to 40 letters, digits and @ . - _', async () => {
    await assertTable((login) => ({ access: { login } }), {
      '': ['abc', 'a@b.-_', 'A1_', 'x'.repeat(40)],
      no_login: ['', ' '],
      incorect_login: ['ab', 'a b', 'ąbc', 'x'.repeat(41), 'abc!'],
      login_taken: ['admin', 'Root'],
    });
  });

  it('FO-13: a password has 6 to 30 characters, counted in code points', async () => {
    await assertTable((password) => ({ access: { password } }), {
      '': ['abcdef', 'x'.repeat(30), '😀'.repeat(6), '😀'.repeat(30), '      '],
      no_password: [''],
      password_to_short: ['abcde', '😀'.repeat(5)],
      password_to_long: ['x'.repeat(31), '😀'.repeat(31)],
    });
  });

  it('differ', async () => {
    const { anna } = createVisitor();
    const codes = (login: string, password: string) =>
      codesOf(anna, { access: { login, password } });
    assert.deepEqual(await codes('anna.k', 'anna.k'), ['login_equals_password']);
    assert.deepEqual(await codes('ab', 'abc'), ['incorect_login', 'password_to_short']);
    assert.deepEqual(await codes('', ''), ['no_login', 'no_password']);
  });
});

describe('the country', () => {
  it('GQ-04: is a region id or a name, both without quotes', async () => {
    const { anna } = createVisitor();
    const zipcode = (country: string) => codesOf(anna, { billing: { zipcode: '10115' }, country });
    assert.deepEqual(await zipcode('1143020143'), []);
    assert.deepEqual(await zipcode('DE'), []);
    assert.deepEqual(await zipcode('1143020003'), ['incorect_zipcode']);
    assert.deepEqual(await zipcode('PL'), ['incorect_zipcode']);
    assert.deepEqual(await zipcode('null'), ['incorect_zipcode']);
  });

  it('that the shop does not know ends the check', async () => {
    const { anna } = createVisitor();
    for (const country of ['7', 'XX', 'pl']) {
      const client = { billing: { zipcode: '1', city: '' }, country };
      assert.deepEqual(await codesOf(anna, client), ['incorrect_region'], country);
    }
  });

  it('is no text, truth or list', async () => {
    const { anna } = createVisitor();
    for (const country of ['"PL"', 'true', '1.5', '[PL]', '{id: 1}']) {
      const answer = await anna.graphql(`{ ${validation({ country })} }`, MARKER);
      assert.equal(at(answer, 'data'), undefined, country);
      assert.match(String(at(answer, 'errors.0.message')), /country|Country/, country);
    }
  });
});

describe('the check', () => {
  it('FO-25: of a whole form is one batch, each field under its alias', async () => {
    const { anna } = createVisitor();
    const query = `{
      client_firstname: ${validation({ billing: { firstname: 'Anna' } })}
      client_street: ${validation({ billing: { street: 'Długa' }, country: '1143020003' })}
      client_email: ${validation({ data: { email: 'anna@example.com' } })}
    }`;
    const answer = at(await anna.graphql(query, MARKER), 'data');
    assert.deepEqual(answer, {
      client_firstname: { ...NOTHING, messages: [] },
      client_street: {
        ...NOTHING,
        messages: [{ code: 'no_street_number', message: 'Podaj nr domu.' }],
      },
      client_email: { ...NOTHING, messages: [], clientExists: false },
    });
  });

  it('looks only at what was sent, and names all that is wrong', async () => {
    const { anna } = createVisitor();
    assert.deepEqual(await codesOf(anna, {}), []);
    assert.deepEqual(await codesOf(anna, { country: 'PL' }), []);
    const empty = await anna.graphql(
      '{ validateClientData(ClientDataInput: {clientData: null, loginAndPassword: {login: null}}) { messages { code } clientExists } }',
    );
    assert.deepEqual(at(empty, 'data.validateClientData'), { messages: [], clientExists: null });
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
  });

  it("speaks the visit's language", async () => {
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

  it('takes text as text, whatever is in it', async () => {
    const { anna } = createVisitor();
    for (const city of ['"}) {id} evil', '"""', '\\', '\u2028', 'a'.repeat(10_000)]) {
      assert.ok((await codesOf(anna, { billing: { city } })).length <= 1, city.slice(0, 9));
    }
  });
});

describe('the switches of the check', () => {
  it('leave the last of a batch without a value, with an error', async () => {
    const { anna } = createVisitor();
    await anna.set({ calls: { validation: { failure: 'partial' } } });
    const one = validation({ billing: { city: 'Łódź' } });
    const answer = await anna.graphql(`{ a: ${one} b: ${one} }`, MARKER);
    assert.deepEqual(at(answer, 'data.a.messages'), []);
    assert.equal(at(answer, 'data.b'), null);
    assert.deepEqual(at(answer, 'errors.0.path'), ['b']);
  });

  it('slow it down, break it or turn it into a page', async () => {
    const { anna, waits } = createVisitor();
    const ask = () =>
      anna.send(`/graphql/v1/${MARKER}`, {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: `{ ${validation({ billing: { city: '' } })} }` }),
      });
    await anna.set({ calls: { validation: { latencyMs: 900 } } });
    assert.equal((await ask()).status, 200);
    assert.deepEqual(waits, [900]);
    await anna.set({ calls: { validation: { latencyMs: 0, failure: '500' } } });
    assert.equal((await ask()).status, 500);
    await anna.set({ calls: { validation: { failure: 'html' } } });
    const page = await ask();
    assert.equal(page.status, 200);
    assert.match(page.headers.get('content-type') ?? '', /^text\/html/);
    await anna.set({ calls: { validation: { failure: 'refuse' } } });
    assert.equal(at(await (await ask()).json(), 'data.validateClientData'), null);
  });
});
