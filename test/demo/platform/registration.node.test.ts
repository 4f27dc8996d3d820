import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { currentCustomer } from '../../../demo/platform/customers/current.ts';
import type { FormResult } from '../../../demo/platform/customers/customer.types.ts';
import { registerCustomer } from '../../../demo/platform/customers/register.ts';
import { createMemoryStore } from '../../../demo/platform/stores/store-memory.ts';
import { createSqliteStore } from '../../../demo/platform/stores/store-sqlite.ts';
import { sentenceOf } from '../../../demo/platform/validation/message.ts';
import { createShopOver, DELIVERY, FORM, formWith } from './customers.fixtures.ts';

const COMPANY = {
  client_type: 'company',
  client_firm: 'Świt sp. z o.o.',
  client_nip: '526-025-02-74',
};
const MEGABYTE = 1024 * 1024;

/** The error codes of each input. */
function codesIn(result: FormResult): Record<string, string[]> {
  if (result.ok) return {};
  return Object.fromEntries(
    Object.entries(result.errors).map(([field, messages]) => [
      field,
      messages.map(({ code }) => code),
    ]),
  );
}

const stores = { memory: createMemoryStore, sqlite: () => createSqliteStore(':memory:') };

for (const [name, createStore] of Object.entries(stores)) {
  describe(`a registration in the ${name} store`, () => {
    it('keeps the customer and logs them in', async () => {
      const { register, open, clock, store } = createShopOver(createStore());
      const result = await register({
        birth_date: '1990-05-17',
        bank_account: '61 1090 1014 0000 0712 1981 2874',
      });
      const expected = {
        login: 'anna.k',
        email: 'anna@example.com',
        type: 'person',
        billing: {
          firstname: 'Anna',
          lastname: 'Kowalska',
          firm: '',
          nip: '',
          street: 'Długa',
          streetNumber: '5/7',
          zipcode: '00-238',
          city: 'Warszawa',
          region: '1143020003',
          phone: '+48600700800',
        },
        delivery: null,
        birthDate: '1990-05-17',
        bankAccount: 'PL61109010140000071219812874',
        newsletter: false,
        document: null,
        registeredAt: clock.now,
      };
      assert.deepEqual(result, { ok: true, customer: expected });
      assert.deepEqual(currentCustomer(open()), expected);
      assert.equal(open().visit.session().login, 'anna.k');
      const stored = JSON.stringify(store.account('anna.k'));
      assert.doesNotMatch(stored, /tajne/);
      store.close();
    });

    it('keeps a company, a delivery address and what a file is called', async () => {
      const { open, store } = createShopOver(createStore());
      const form = new FormData();
      const fields = { ...FORM, ...COMPANY, ...DELIVERY, consent_newsletter: 'on' };
      for (const [field, value] of Object.entries(fields)) form.set(field, value);
      form.set('document', new File(['%PDF-'], 'odpis.pdf', { type: 'application/pdf' }));
      const context = open();
      assert.equal((await registerCustomer(form, context)).ok, true);
      const customer = currentCustomer(context);
      assert.equal(customer?.type, 'company');
      assert.equal(customer?.billing.firm, COMPANY.client_firm);
      assert.equal(customer?.billing.nip, COMPANY.client_nip);
      assert.equal(customer?.newsletter, true);
      assert.deepEqual(customer?.document, { name: 'odpis.pdf', size: 5, type: 'application/pdf' });
      assert.deepEqual(customer?.delivery, {
        firstname: 'Jan',
        lastname: 'Nowak',
        additional: DELIVERY.delivery_additional,
        street: 'Hauptstraße',
        streetNumber: '12',
        zipcode: '10115',
        city: 'Berlin',
        region: '1143020143',
        phone: '+4930901820',
      });
      store.close();
    });

    it('needs a login and an e-mail address that nobody has, in any case of letters', async () => {
      const shop = createShopOver(createStore());
      await shop.register();
      shop.visitor.cookies.clear();
      const again = await shop.register({
        client_login: 'ANNA.K',
        client_email: 'Anna@Example.com',
      });
      assert.deepEqual(codesIn(again), {
        client_login: ['login_taken_login_propose'],
        client_email: ['client_exists'],
      });
      const asEmail = await shop.register({
        client_login: 'anna@example.com',
        client_email: 'ola@example.com',
      });
      assert.deepEqual(codesIn(asEmail), { client_login: ['used_login'] });
      shop.store.close();
    });

    it('takes one of two at the same moment', async () => {
      const shop = createShopOver(createStore());
      const [one, other] = await Promise.all([
        registerCustomer(formWith(), shop.open()),
        registerCustomer(formWith({ client_email: 'ola@example.com' }), shop.open()),
      ]);
      assert.deepEqual([one.ok, other.ok].sort(), [false, true]);
      assert.deepEqual(codesIn(one.ok ? other : one), { client_login: ['used_login'] });
      assert.equal(
        shop.store.accountByEmail(one.ok ? 'ola@example.com' : 'anna@example.com'),
        undefined,
      );
      shop.store.close();
    });

    it('ends what others began for the same login', async () => {
      const { platform, register, store } = createShopOver(createStore());
      const token = platform.issueRegistrationToken('Anna.K');
      const another = platform.issueRegistrationToken('ola');
      await register();
      assert.equal(store.token('registration', token), undefined);
      assert.equal(store.token('registration', another)?.login, 'ola');
      store.close();
    });
  });
}

describe('a registration form', () => {
  const refused = async (changes: Readonly<Record<string, string>>) => {
    const shop = createShopOver(createMemoryStore());
    const codes = codesIn(await shop.register(changes));
    assert.equal(shop.store.account('anna.k'), undefined);
    assert.equal(shop.open().visit.session().login, null);
    return codes;
  };

  it('that is empty says what every input needs', async () => {
    const { open } = createShopOver(createMemoryStore());
    assert.deepEqual(codesIn(await registerCustomer(new URLSearchParams(), open())), {
      client_firstname: ['no_firstname'],
      client_lastname: ['no_name'],
      client_street: ['no_street'],
      client_zipcode: ['incorect_zipcode'],
      client_city: ['no_city'],
      client_region: ['incorrect_region'],
      client_phone: ['incorect_phone'],
      client_email: ['incorect_email'],
      client_login: ['no_login'],
      client_password: ['no_password'],
      consent_terms: ['mandatory_field'],
    });
  });

  it('is checked by the rules of the calls', async () => {
    assert.deepEqual(await refused({ client_street_number: '' }), {
      client_street_number: ['no_street_number'],
    });
    assert.deepEqual(
      await refused({
        client_region: '1143020217',
        client_zipcode: 'M1 1AA',
        client_street_number: '',
      }),
      { client_street_number: ['no_street_number_uk'] },
    );
    assert.deepEqual(await refused({ client_zipcode: '10115' }), {
      client_zipcode: ['incorect_zipcode'],
    });
    assert.deepEqual(await refused({ client_phone: '123' }), { client_phone: ['incorect_phone'] });
    assert.deepEqual(await refused({ birth_date: '2030-01-01' }), { birth_date: ['birth_date'] });
    assert.deepEqual(await refused({ bank_account: 'PL1' }), { bank_account: ['incorrect_iban'] });
    assert.deepEqual(await refused({ client_password_repeat: 'tajne haslo ' }), {
      client_password_repeat: ['not_equal_passwords'],
    });
    assert.deepEqual(
      await refused({ client_password: 'anna.k', client_password_repeat: 'anna.k' }),
      { client_password: ['login_equals_password'] },
    );
  });

  it('of a company needs its name and tax number, of a person neither', async () => {
    assert.deepEqual(await refused({ ...COMPANY, client_firm: '', client_nip: '1' }), {
      client_firm: ['no_firmname'],
      client_nip: ['incorect_nip'],
    });
    const { register } = createShopOver(createMemoryStore());
    const result = await register({ client_firm: '<b>', client_nip: 'x' });
    assert.equal(result.ok && result.customer.billing.firm, '');
  });

  it('needs the whole delivery address once a part of it is there', async () => {
    assert.deepEqual(await refused({ delivery_city: 'Berlin' }), {
      delivery_firstname: ['no_delivery_firstname'],
      delivery_lastname: ['no_delivery_lastname'],
      delivery_street: ['no_delivery_street'],
      delivery_zipcode: ['incorect_delivery_zipcode'],
      delivery_region: ['incorect_delivery_region'],
    });
    assert.deepEqual(
      await refused({
        ...DELIVERY,
        delivery_firstname: 'Jan2',
        delivery_lastname: '<',
        delivery_additional: '<',
        delivery_street: 'a<',
        delivery_city: '<',
        delivery_phone: 'x',
      }),
      {
        delivery_firstname: ['illegal_characters_delivery_firstname'],
        delivery_lastname: ['illegal_characters_delivery_lastname'],
        delivery_additional: ['illegal_characters_delivery_additional'],
        delivery_street: ['illegal_characters_delivery_street'],
        delivery_city: ['illegal_characters_delivery_city'],
        delivery_phone: ['illegal_characters_delivery_phone'],
      },
    );
    assert.deepEqual(await refused({ ...DELIVERY, delivery_street_number: '' }), {
      delivery_street_number: ['no_street_number'],
    });
    const { register } = createShopOver(createMemoryStore());
    const result = await register({ delivery_region: '1143020143' });
    assert.equal(result.ok && result.customer.delivery, null);
  });

  it('takes a prefix before the phone number, unless the number has one', async () => {
    const { register } = createShopOver(createMemoryStore());
    const result = await register({ client_phone: '+49 30 901820' });
    assert.equal(result.ok && result.customer.billing.phone, '+4930901820');
  });

  it('takes no file that is too large or might be run, and none at all', async () => {
    const codesOf = async (file: File) => {
      const { open } = createShopOver(createMemoryStore());
      const form = new FormData();
      for (const [field, value] of Object.entries(FORM)) form.set(field, value);
      form.set('document', file);
      return codesIn(await registerCustomer(form, open()));
    };
    const large = new File([new Uint8Array(5 * MEGABYTE + 1)], 'a.pdf');
    assert.deepEqual(await codesOf(large), { document: ['document_size'] });
    assert.deepEqual(await codesOf(new File(['x'], 'a.EXE')), { document: ['document_type'] });
    const page = new File(['x'], 'a.txt', { type: 'text/html;charset=utf-8' });
    assert.deepEqual(await codesOf(page), { document: ['document_type'] });
    assert.deepEqual(await codesOf(new File([], '')), {});
    assert.deepEqual(await codesOf(new File(['x'], 'a.pdf')), {});
  });

  it("says what is wrong in the visitor's language, in whole sentences", async () => {
    const shop = createShopOver(createMemoryStore());
    await shop.register();
    shop.visitor.cookies.clear();
    const changes = { client_zipcode: '1', client_email: 'x' };
    for (const [lang, zipcode, email, login] of [
      [
        'pl',
        'Błędnie wpisany kod pocztowy. Poprawne formaty kodu pocztowego dla wybranego kraju to [X - cyfra; Y - litera]: XX-XXX',
        'Błędnie wpisany e-mail. Wpisz pełny adres e-mail, np. jan@kowalski.com',
        'Podany login jest już zajęty. Proponowany login: anna.k1',
      ],
      [
        'en',
        'Incorrectly typed postal code. Valid postal code formats for the indicated country are [X - numeric character, Y - alphabetic character]: XX-XXX',
        'Incorrectly typed e-mail address. Enter the full e-mail address, e.g. jan@kowalski.com.',
        'This login is already taken. Proposed login: anna.k1',
      ],
    ] as const) {
      const result = await shop.register(changes, lang);
      assert.ok(!result.ok);
      const sentences = (['client_zipcode', 'client_email', 'client_login'] as const).map(
        (field) => result.errors[field]?.map((finding) => sentenceOf(finding, lang))[0],
      );
      assert.deepEqual(sentences, [zipcode, email, login]);
    }
  });
});
