import { PASSWORD, TAKEN_LOGIN } from './customers.ts';
import type { Visitor } from './visitors.ts';

/** A field: the invalid values to type, each with the shop's message, and the valid value. */
export interface Entry {
  readonly field: string;
  readonly mistakes: readonly (readonly [typed: string, message: string])[];
  readonly right: string;
}

/** A customer who registers by keyboard only. */
export interface Newcomer {
  readonly who: string;
  readonly visitor: Visitor;
  readonly isCompany: boolean;
  /** The country's name in the list of countries. */
  readonly country: string;
  readonly entries: readonly Entry[];
  /** A separate delivery address. */
  readonly delivery: readonly Entry[];
  /** The messages for an empty required field and a refused file. */
  readonly messages: { readonly required: string; readonly file: string };
  /** The texts that the account page must show after the registration. */
  readonly stored: readonly string[];
}

const WINDOW = {
  width: 1280,
  height: 900,
  hasTouch: false,
  isMobile: false,
  scheme: 'light',
} as const;

function entry(field: string, right: string, ...mistakes: Entry['mistakes']): Entry {
  return { field, mistakes, right };
}

/** A company from Poland. */
export const COMPANY: Newcomer = {
  who: 'a company from Poland',
  visitor: { language: 'pl', build: 'react', window: WINDOW },
  isCompany: true,
  country: 'Polska',
  entries: [
    entry('client_firm', 'Świerk i Córka', ['12345', 'Nieprawidłowy format.']),
    entry('client_nip', '736-000-01-29', ['1234567890', 'Niepoprawny NIP dla wybranego kraju.']),
    entry('client_firstname', 'Żaneta', ['Żaneta2', 'Pole nie może zawierać cyfr.']),
    entry('client_lastname', 'Świerk-Łącka', ['Św１erk', 'Pole nie może zawierać cyfr.']),
    entry('client_street', 'Gęsia Grąd', ['<>', 'Jeden z użytych znaków jest niedozwolony.']),
    entry('client_street_number', '12b/3'),
    entry('client_zipcode', '34-500', ['34500x', 'XX-XXX']),
    entry('client_city', 'Zakopane', ['Z', 'Minimalna liczba znaków dla tego pola to 2']),
    entry('client_phone', '600 700 800', ['12', 'Wpisz swój telefon.']),
    entry('client_email', 'swierk@example.com', ['swierk@', 'Błędnie wpisany e-mail.']),
    entry(
      'client_login',
      `${TAKEN_LOGIN}1`,
      ['ab', 'Login musi mieć minimum 3, a maksimum 40 znaków.'],
      [TAKEN_LOGIN, `Podany login jest już zajęty. Proponowany login: ${TAKEN_LOGIN}1`],
    ),
    entry(
      'client_password',
      PASSWORD,
      ['sowa', 'Zbyt krótkie hasło.'],
      [`${TAKEN_LOGIN}1`, 'Hasło jest takie samo jak login.'],
    ),
    entry('client_password_repeat', PASSWORD, ['sowa-8', 'Wpisane hasła nie są takie same.']),
    entry('birth_date', '1980-02-29', [
      '1981-02-29',
      'Wpisz poprawną datę urodzenia w formacie RRRR-MM-DD',
    ]),
    entry('bank_account', 'PL61 1090 1014 0000 0712 1981 2874', [
      'PL61 1090 1014 0000 0712 1981 2875',
      'Format numeru konta bankowego jest niepoprawny',
    ]),
  ],
  delivery: [],
  messages: {
    required: 'Proszę wypełnić to pole.',
    file: 'ponieważ załączanie plików tego typu jest niedozwolone.',
  },
  stored: [
    'Konto jest gotowe. Witaj, Żaneta!',
    'Świerk i Córka',
    '7360000129',
    'Żaneta Świerk-Łącka',
    'Gęsia Grąd 12b/3',
    '34-500 Zakopane',
    'Polska',
    '+48 600 700 800',
    'swierk@example.com',
    `${TAKEN_LOGIN}1`,
    '1980-03-01',
    'PL61 1090 1014 0000 0712 1981 2874',
    'KRS.txt',
  ],
};

/** A person from Germany, whose parcels go to Poland. */
export const PERSON: Newcomer = {
  who: 'a person from Germany',
  visitor: { language: 'en', build: 'lite', window: WINDOW },
  isCompany: false,
  country: 'Germany',
  entries: [
    entry('client_firstname', 'Jürgen', ['J0rgen', 'digits']),
    entry('client_lastname', "O'Großmann", ['!?', 'One of the characters is invalid.']),
    entry('client_street', 'Lange Straße', ['<>', 'One of the characters is invalid.']),
    entry('client_street_number', '5a'),
    entry('client_zipcode', '10115', ['34-500', 'XXXXX']),
    entry('client_city', 'Berlin', ['1', 'The minimum number of characters for this field is 2']),
    entry('client_phone', '030 901820', ['0', 'Enter your phone number.']),
    entry('client_email', 'juergen@example.com', ['juergen at home', 'e-mail address']),
    entry('client_login', 'juergen.g', ['jürgen', '3 to 40 characters']),
    entry(
      'client_password',
      PASSWORD,
      ['eule', 'too short'],
      ['juergen.g', 'Password is the same as login.'],
    ),
    entry('client_password_repeat', PASSWORD, [
      'eule-8',
      'The passwords you entered are not the same.',
    ]),
    entry('birth_date', '1975-12-31', [
      '31.13.1975',
      'Enter your birth date in the YYYY-MM-DD format',
    ]),
    entry('bank_account', 'DE89370400440532013000', [
      'DE88370400440532013000',
      'Bank account number format is invalid',
    ]),
  ],
  delivery: [
    entry('delivery_firstname', 'Ola', ['0la', 'digits']),
    entry('delivery_lastname', 'Nowak'),
    entry('delivery_street', 'Krótka'),
    entry('delivery_street_number', '1'),
    entry('delivery_zipcode', '00-001', ['1011', 'XX-XXX']),
    entry('delivery_city', 'Warszawa'),
  ],
  messages: { required: 'This field is required.', file: 'its type of files is invalid.' },
  stored: [
    'Your account is ready. Welcome, Jürgen!',
    "Jürgen O'Großmann",
    'Lange Straße 5a',
    '10115 Berlin',
    'Germany',
    '+49 30 901820',
    'juergen@example.com',
    '1976-01-01',
    'DE89 3704 0044 0532 0130 00',
    'Ola Nowak',
    '00-001 Warszawa',
    'Poland',
  ],
};
