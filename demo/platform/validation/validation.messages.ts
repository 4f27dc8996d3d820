import type { Texts } from '../language.ts';

const ILLEGAL: Texts = {
  pl: 'Jeden z użytych znaków jest niedozwolony.',
  en: 'One of the characters is invalid.',
};
const TAKEN: Texts = { pl: 'Podany login jest już zajęty', en: 'This login is already taken' };

/** The codes of the platform's error catalogue (docs/specification.md#s8-validation-codes) that the reference platform uses. */
export const VALIDATION_MESSAGES = {
  birth_date: {
    pl: 'Wpisz poprawną datę urodzenia w formacie RRRR-MM-DD',
    en: 'Enter your birth date in the YYYY-MM-DD format',
  },
  illegal_characters_client_city: ILLEGAL,
  illegal_characters_client_firm: ILLEGAL,
  illegal_characters_client_firstname: ILLEGAL,
  illegal_characters_client_lastname: ILLEGAL,
  illegal_characters_client_nip: ILLEGAL,
  illegal_characters_client_phone: ILLEGAL,
  illegal_characters_client_street: ILLEGAL,
  illegal_characters_delivery_additional: ILLEGAL,
  illegal_characters_delivery_city: ILLEGAL,
  illegal_characters_delivery_firstname: ILLEGAL,
  illegal_characters_delivery_lastname: ILLEGAL,
  illegal_characters_delivery_phone: ILLEGAL,
  illegal_characters_delivery_street: ILLEGAL,
  incorect_delivery_region: {
    pl: 'Wybierz kraj odbiorcy przesyłki.',
    en: "Select a recipient's country.",
  },
  incorect_delivery_zipcode: {
    pl: 'Wpisz kod pocztowy odbiorcy przesyłki.',
    en: "Enter a recipient's postal code.",
  },
  incorect_email: {
    pl: 'Błędnie wpisany e-mail. Wpisz pełny adres e-mail, np. jan@kowalski.com',
    en: 'Incorrectly typed e-mail address. Enter the full e-mail address, e.g. jan@kowalski.com.',
  },
  incorect_login: {
    pl: 'Błędnie wpisany login. Login musi mieć minimum 3, a maksimum 40 znaków. Możesz użyć liter i cyfr oraz symboli @ . - _.',
    en: 'Incorrectly typed login. A login has 3 to 40 characters: letters, digits and the symbols @ . - _.',
  },
  incorect_nip: {
    pl: 'Niepoprawny NIP dla wybranego kraju.',
    en: 'Incorrectly typed VAT Number.',
  },
  incorect_phone: { pl: 'Wpisz swój telefon.', en: 'Enter your phone number.' },
  incorect_zipcode: {
    pl: 'Błędnie wpisany kod pocztowy.',
    en: 'Incorrectly typed postal code.',
  },
  incorrect_iban: {
    pl: 'Format numeru konta bankowego jest niepoprawny',
    en: 'Bank account number format is invalid',
  },
  incorrect_region: { pl: 'Błędnie wybrany region.', en: 'Incorrectly selected area.' },
  invalid_format: {
    pl: 'Nieprawidłowy format. Pole musi zawierać przynajmniej jedną literę.',
    en: 'Invalid format.',
  },
  login_equals_password: {
    pl: 'Hasło jest takie samo jak login. Wpisz inne hasło.',
    en: 'Password is the same as login. Enter another password.',
  },
  login_taken: TAKEN,
  login_taken_login_propose: TAKEN,
  no_city: { pl: 'Wpisz w to pole nazwę miasta.', en: 'Enter the city name.' },
  no_delivery_city: {
    pl: 'Wpisz miejscowość odbiorcy przesyłki.',
    en: "Enter a recipient's city.",
  },
  no_delivery_firstname: {
    pl: 'Wpisz imię odbiorcy przesyłki.',
    en: 'Enter the name of a recipient.',
  },
  no_delivery_lastname: {
    pl: 'Wpisz nazwisko odbiorcy przesyłki.',
    en: 'Enter the surname of a recipient.',
  },
  no_delivery_street: {
    pl: 'Wpisz ulicę i numer domu odbiorcy przesyłki.',
    en: "Enter recipient's street name and a property number.",
  },
  no_firmname: { pl: 'Błędnie wpisana nazwa firmy.', en: 'Incorrectly typed company name.' },
  no_firstname: { pl: 'Wpisz w to pole swoje imię.', en: 'Enter your name.' },
  no_login: { pl: 'Wpisz w to pole swój login.', en: 'Enter your login here.' },
  no_name: { pl: 'Wpisz w to pole swoje nazwisko.', en: 'Enter your surname.' },
  no_password: { pl: 'Wpisz w to pole swoje hasło.', en: 'Enter your password here.' },
  no_street: { pl: 'Wpisz nazwę ulicy lub miejscowości.', en: 'Enter street or city name.' },
  no_street_number: { pl: 'Podaj nr domu.', en: 'Enter the house no..' },
  no_street_number_uk: { pl: 'Brakuje numeru domu.', en: 'The property number is missing.' },
  not_equal_passwords: {
    pl: 'Wpisane hasła nie są takie same. Wpisz ponownie hasło i potwierdzenie.',
    en: 'The passwords you entered are not the same. Please re-enter the password in both fields.',
  },
  password_to_long: {
    pl: 'Za długie hasło. Wpisz krótsze hasło (maksimum 30 znaków).',
    en: 'The password is too long. Enter a shorter one (30 characters at most).',
  },
  password_to_short: {
    pl: 'Zbyt krótkie hasło. Wpisz dłuższe hasło (minimum 6 znaków).',
    en: 'The password is too short. Enter a longer one (at least 6 characters).',
  },
  used_login: TAKEN,
  // The following codes are the demo shop's own, for its forms sent without JavaScript.
  client_exists: {
    pl: 'Jest już konto z tym adresem e-mail.',
    en: 'There is an account with this e-mail address already.',
  },
  document_size: {
    pl: 'Plik jest za duży. Może mieć najwyżej 5 MB.',
    en: 'The file is too large. It may have 5 MB at most.',
  },
  document_type: {
    pl: 'Załączanie plików tego typu jest niedozwolone.',
    en: 'Files of this type cannot be uploaded.',
  },
  mandatory_field: { pl: 'Proszę wypełnić to pole.', en: 'This field is required.' },
} as const satisfies Record<string, Texts>;

/** The code of an error. */
export type ValidationCode = keyof typeof VALIDATION_MESSAGES;
