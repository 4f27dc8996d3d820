import { expect } from '@open-wc/testing';
import type { FieldProblem } from '../../logic/validation/fields/field.ts';
import { validationMessages } from '../../logic/validation/later/validation.messages.ts';
import { advise, say } from './validation.fixtures.ts';

const ILLEGAL = [
  'Jeden z użytych znaków jest niedozwolony.',
  'One of the characters is invalid.',
] as const;
const TAKEN = ['Podany login jest już zajęty', 'This login is already taken.'] as const;

/** Every code of docs/specification.md#s8-validation-codes: in Polish, in English. */
const CATALOGUE: Readonly<Record<string, readonly [pl: string, en: string]>> = {
  birth_date: [
    'Wpisz poprawną datę urodzenia w formacie RRRR-MM-DD',
    'Enter your birth date in the YYYY-MM-DD format',
  ],
  illegal_characters_client_city: ILLEGAL,
  illegal_characters_client_firm: ILLEGAL,
  illegal_characters_client_firstname: ILLEGAL,
  illegal_characters_client_lastname: ILLEGAL,
  illegal_characters_client_nip: ILLEGAL,
  illegal_characters_client_phone: ILLEGAL,
  illegal_characters_client_phone2: ILLEGAL,
  illegal_characters_client_street: ILLEGAL,
  illegal_characters_delivery_additional: ILLEGAL,
  illegal_characters_delivery_city: ILLEGAL,
  illegal_characters_delivery_firstname: ILLEGAL,
  illegal_characters_delivery_lastname: ILLEGAL,
  illegal_characters_delivery_phone: ILLEGAL,
  illegal_characters_delivery_street: ILLEGAL,
  incorect_delivery_region: ['Wybierz kraj odbiorcy przesyłki.', "Select a recipient's country."],
  incorect_delivery_zipcode: [
    'Wpisz kod pocztowy odbiorcy przesyłki.',
    "Enter a recipient's postal code.",
  ],
  incorect_email: [
    'Błędnie wpisany e-mail. Wpisz pełny adres e-mail, np. jan@kowalski.com',
    'Incorrectly typed e-mail address. Enter the full e-mail address, e.g. jan@kowalski.com.',
  ],
  incorect_invoice_phone: ['Wpisz telefon klienta.', "Enter the customer's phone number."],
  incorect_invoice_zipcode: ['Wpisz kod pocztowy klienta.', "Enter the customer's postal code."],
  incorect_login: [
    'Błędnie wpisany login. Login musi mieć minimum 3, a maksimum 40 znaków. Możesz użyć liter i cyfr oraz symboli @ . - _.',
    'Incorrectly typed login. A login has 3 to 40 characters: letters, digits and the symbols @ . - _ are allowed.',
  ],
  incorect_nip: ['Niepoprawny NIP dla wybranego kraju.', 'Incorrectly typed VAT Number.'],
  incorect_phone: ['Wpisz swój telefon.', 'Enter your phone number.'],
  incorect_shops: ['Wybierz sklep z listy.', 'Select a shop from the list.'],
  incorect_zipcode: ['Błędnie wpisany kod pocztowy.', 'Incorrectly typed postal code.'],
  incorrect_region: ['Błędnie wybrany region.', 'Incorrectly selected area.'],
  invalid_format: [
    'Nieprawidłowy format. Pole musi zawierać przynajmniej jedną literę.',
    'Invalid format.',
  ],
  login_equals_password: [
    'Hasło jest takie samo jak login. Wpisz inne hasło.',
    'Password is the same as login. Enter another password.',
  ],
  login_taken: TAKEN,
  used_login: TAKEN,
  login_taken_login_propose: TAKEN,
  no_city: ['Wpisz w to pole nazwę miasta.', 'Enter the city name.'],
  no_delivery_city: ['Wpisz miejscowość odbiorcy przesyłki.', "Enter a recipient's city."],
  no_delivery_firstname: ['Wpisz imię odbiorcy przesyłki.', 'Enter the name of a recipient.'],
  no_delivery_lastname: ['Wpisz nazwisko odbiorcy przesyłki.', 'Enter the surname of a recipient.'],
  no_delivery_street: [
    'Wpisz ulicę i numer domu odbiorcy przesyłki.',
    "Enter recipient's street name and a property number.",
  ],
  no_firmname: ['Błędnie wpisana nazwa firmy.', 'Incorrectly typed company name.'],
  no_firstname: ['Wpisz w to pole swoje imię.', 'Enter your name.'],
  no_invoice_city: ['Wpisz miejscowość klienta.', "Enter the customer's city."],
  no_invoice_firmname: ['Wpisz nazwę firmy klienta.', "Enter the customer's company name."],
  no_invoice_firstname: ['Wpisz imię klienta.', "Enter the customer's first name."],
  no_invoice_lastname: ['Wpisz nazwisko klienta.', "Enter the customer's surname."],
  no_invoice_street: [
    'Wpisz ulicę i numer domu klienta.',
    "Enter the customer's street and house number.",
  ],
  no_invoice_street_number: [
    'Wpisz ulicę i numer domu klienta.',
    "Enter the customer's street and house number.",
  ],
  no_login: ['Wpisz w to pole swój login.', 'Enter your login here.'],
  no_name: ['Wpisz w to pole swoje nazwisko.', 'Enter your surname.'],
  no_password: ['Wpisz w to pole swoje hasło.', 'Enter your password here.'],
  no_street: ['Wpisz nazwę ulicy lub miejscowości.', 'Enter street or city name.'],
  no_street_number: ['Podaj nr domu.', 'Enter the house no..'],
  no_street_number_uk: ['Brakuje numeru domu.', 'The property number is missing.'],
  not_equal_passwords: [
    'Wpisane hasła nie są takie same...',
    'The passwords you entered are not the same. Please re-enter the password in both fields.',
  ],
  password_to_long: [
    'Za długie hasło. Wpisz krótsze hasło (maksimum 30 znaków).',
    'Password is too long. Enter a shorter password (maximum 30 characters).',
  ],
  password_to_short: [
    'Zbyt krótkie hasło. Wpisz dłuższe hasło (minimum 6 znaków).',
    'Password is too short. Enter a longer password (minimum 6 characters).',
  ],
  incorrect_iban: [
    'Format numeru konta bankowego jest niepoprawny',
    'Bank account number format is invalid',
  ],
};

/** The form's own rules of docs/specification.md#s5-client-messages. */
const RULES: readonly (readonly [FieldProblem, pl: string, en: string])[] = [
  [{ code: 'mandatoryField' }, 'Proszę wypełnić to pole.', 'This field is required.'],
  [
    { code: 'minimalCharacters', detail: 3 },
    'Minimalna liczba znaków dla tego pola to 3',
    'The minimum number of characters for this field is 3',
  ],
  [
    { code: 'maximumCharacters', detail: 40 },
    'Maksymalna liczba znaków dla tego pola to 40',
    'The maximum number of characters for this field is 40',
  ],
  [{ code: 'onlyDigital' }, 'Pole nie może zawierać cyfr.', 'This field must not contain digits.'],
  [{ code: 'noOptionSelected' }, 'Proszę wybrać opcję.', 'Please select the option.'],
  [
    { code: 'incorect_phone', detail: 9 },
    'Wpisz swój telefon.',
    'Phone number should contain a minimum of 9 characters',
  ],
  [
    { code: 'incorect_zipcode', detail: 'XX-XXX' },
    'Błędnie wpisany kod pocztowy. Poprawne formaty kodu pocztowego dla wybranego kraju to [X - cyfra; Y - litera]: XX-XXX',
    'Incorrectly typed postal code. Valid postal code formats for the indicated country are [X - numeric character, Y - alphabetic character]: XX-XXX',
  ],
  [
    { code: 'login_taken_login_propose', detail: 'anna1' },
    'Podany login jest już zajęty. Proponowany login: anna1',
    'This login is already taken. Proposed login: anna1',
  ],
];

describe('the message catalogue', () => {
  it('has English for every Polish text (V20)', () => {
    const { pl, en } = validationMessages;
    expect(Object.keys(pl).filter((key) => !Object.hasOwn(en ?? {}, key))).to.deep.equal([]);
  });

  for (const [code, [pl, en]] of Object.entries(CATALOGUE)) {
    it(`FO-33: ${code} has its text in both languages (V10)`, () => {
      expect(say({ code }, 'pl')).to.equal(pl);
      expect(say({ code }, 'en')).to.equal(en);
    });

    it(`${code} can be replaced in both languages`, () => {
      const overrides = { pl: { [code]: 'Inaczej.' }, en: { [code]: 'Differently.' } };
      const expected = code === 'login_taken_login_propose' ? TAKEN : ['Inaczej.', 'Differently.'];
      expect(say({ code }, 'pl', overrides)).to.equal(expected[0]);
      expect(say({ code }, 'en', overrides)).to.equal(expected[1]);
    });
  }

  for (const [problem, pl, en] of RULES) {
    it(`FO-33: ${problem.code} with ${problem.detail ?? 'nothing'} has its text in both languages`, () => {
      expect(say(problem, 'pl')).to.equal(pl);
      expect(say(problem, 'en')).to.equal(en);
    });
  }
});

/** The advice below a message: of each problem that has any, in Polish and in English. */
const ADVICE: readonly (readonly [FieldProblem, pl: string, en: string])[] = [
  [{ code: 'birth_date' }, 'Na przykład 1990-05-24.', 'For example 1990-05-24.'],
  [
    { code: 'birth_date', advice: 'birth_date_future' },
    'Ta data jest w przyszłości.',
    'This date is in the future.',
  ],
  [
    { code: 'illegal_characters_client_city' },
    'Usuń go lub zastąp innym.',
    'Remove or replace it.',
  ],
  [{ code: 'incorect_nip' }, 'Sprawdź cyfry i kraj.', 'Check its digits and the country.'],
  [
    { code: 'incorect_phone', detail: 9 },
    'Sprawdź, czy nie brakuje cyfry, np. 600 700 800.',
    'Check that no digit is missing, e.g. 600 700 800.',
  ],
  [
    { code: 'incorrect_iban' },
    'Wpisz cały numer, np. PL61 1090 1014 0000 0712 1981 2874.',
    'Enter the whole number, e.g. DE89 3704 0044 0532 0130 00.',
  ],
  [
    { code: 'mandatoryField', advice: 'mandatoryField_checkbox' },
    'Zaznacz tę zgodę.',
    'Tick this box to agree.',
  ],
  [{ code: 'not_equal_passwords' }, 'Wpisz ponownie hasło i potwierdzenie.', ''],
  [{ code: 'mandatoryField' }, '', ''],
  [{ code: 'brand_new', detail: 'Coś.' }, '', ''],
  [{ code: 'constructor' }, '', ''],
];

describe('the advice below a message', () => {
  for (const [problem, pl, en] of ADVICE) {
    it(`on ${problem.advice ?? problem.code} is in both languages (CV1)`, () => {
      expect([advise(problem, 'pl'), advise(problem, 'en')]).to.deep.equal([pl, en]);
    });
  }

  it('on a postal code is an example of the first format, and nothing else (SH9, V10)', () => {
    for (const code of ['zipcode', 'delivery_zipcode', 'invoice_zipcode']) {
      const english = (detail?: string) => advise({ code: `incorect_${code}`, detail }, 'en');
      expect(english('XXXXX, XXXXX-XXXX')).to.equal('For example 00001');
      expect(english('XXXX YY')).to.equal('For example 0001 AA');
      expect([english('Ask at the counter'), english()]).to.deep.equal(['', '']);
    }
    expect(advise({ code: 'incorect_zipcode', detail: 'XX-XXX' })).to.equal('Na przykład 00-001');
  });

  it('stands below a text of ours, wherever that comes from, and in the shop’s own words (V10)', () => {
    const phone = (own: Record<string, string>) =>
      advise({ code: 'incorect_phone' }, 'pl', { pl: own });
    expect(phone({ incorect_phone: 'Wpisz swój telefon.' })).to.match(/^Sprawdź/);
    expect(phone({ incorect_phone: 'Telefon!' })).to.equal('');
    const hint = 'Zadzwonimy raz.';
    expect(phone({ incorect_phone_hint: hint })).to.equal(hint);
    expect(phone({ incorect_phone: 'Telefon!', incorect_phone_hint: hint })).to.equal(hint);
    expect(phone({ incorect_phone_hint: '' })).to.equal('');
  });

  it('can be that of one code where several share a text', () => {
    const pl = { illegal_characters_client_nip_hint: 'Same cyfry.' };
    const own = (code: string) => advise({ code }, 'pl', { pl });
    expect(own('illegal_characters_client_nip')).to.equal('Same cyfry.');
    expect(own('illegal_characters_client_city')).to.equal('Usuń go lub zastąp innym.');
  });
});
