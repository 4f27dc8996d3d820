import type { MessageSet } from '../../texts/messages.ts';

/** Texts by platform code or rule name: with an empty feature name, overrides have those keys too. */
export type ValidationTexts = Readonly<Record<string, string>>;

/**
 * The messages of a field (docs/specification.md#s8-validation-codes and docs/specification.md#s5-client-messages),
 * including the shop's own texts. `{…}` is a placeholder. `<code>_hint` is the hint below the message of that code;
 * below a shop's own text only the shop's own hint shows.
 */
export const validationMessages: MessageSet<ValidationTexts> = {
  feature: '',
  pl: {
    mandatoryField: 'Proszę wypełnić to pole.',
    minimalCharacters: 'Minimalna liczba znaków dla tego pola to {min}',
    maximumCharacters: 'Maksymalna liczba znaków dla tego pola to {max}',
    characters: 'znaków).',
    onlyDigital: 'Pole nie może zawierać cyfr.',
    noOptionSelected: 'Proszę wybrać opcję.',
    zipcodeFormat:
      'Poprawne formaty kodu pocztowego dla wybranego kraju to [X - cyfra; Y - litera]:',
    validationFailed: 'Niepoprawna wartość pola.',
    birth_date: 'Wpisz poprawną datę urodzenia w formacie RRRR-MM-DD',
    illegal_characters: 'Jeden z użytych znaków jest niedozwolony.',
    incorect_delivery_region: 'Wybierz kraj odbiorcy przesyłki.',
    incorect_delivery_zipcode: 'Wpisz kod pocztowy odbiorcy przesyłki.',
    incorect_email: 'Błędnie wpisany e-mail. Wpisz pełny adres e-mail, np. {email}',
    incorect_invoice_phone: 'Wpisz telefon klienta.',
    incorect_invoice_zipcode: 'Wpisz kod pocztowy klienta.',
    incorect_login:
      'Błędnie wpisany login. Login musi mieć minimum 3, a maksimum 40 znaków. Możesz użyć liter i cyfr oraz symboli @ . - _.',
    incorect_nip: 'Niepoprawny NIP dla wybranego kraju.',
    incorect_phone: 'Wpisz swój telefon.',
    incorect_shops: 'Wybierz sklep z listy.',
    incorect_zipcode: 'Błędnie wpisany kod pocztowy.',
    incorrect_iban: 'Format numeru konta bankowego jest niepoprawny',
    incorrect_region: 'Błędnie wybrany region.',
    invalid_format: 'Nieprawidłowy format. Pole musi zawierać przynajmniej jedną literę.',
    login_equals_password: 'Hasło jest takie samo jak login. Wpisz inne hasło.',
    login_taken: 'Podany login jest już zajęty',
    login_taken_login_propose: 'Podany login jest już zajęty. Proponowany login: {login}',
    no_city: 'Wpisz w to pole nazwę miasta.',
    no_delivery_city: 'Wpisz miejscowość odbiorcy przesyłki.',
    no_delivery_firstname: 'Wpisz imię odbiorcy przesyłki.',
    no_delivery_lastname: 'Wpisz nazwisko odbiorcy przesyłki.',
    no_delivery_street: 'Wpisz ulicę i numer domu odbiorcy przesyłki.',
    no_firmname: 'Błędnie wpisana nazwa firmy.',
    no_firstname: 'Wpisz w to pole swoje imię.',
    no_invoice_city: 'Wpisz miejscowość klienta.',
    no_invoice_firmname: 'Wpisz nazwę firmy klienta.',
    no_invoice_firstname: 'Wpisz imię klienta.',
    no_invoice_lastname: 'Wpisz nazwisko klienta.',
    no_invoice_street: 'Wpisz ulicę i numer domu klienta.',
    no_login: 'Wpisz w to pole swój login.',
    no_name: 'Wpisz w to pole swoje nazwisko.',
    no_password: 'Wpisz w to pole swoje hasło.',
    no_street: 'Wpisz nazwę ulicy lub miejscowości.',
    no_street_number: 'Podaj nr domu.',
    no_street_number_uk: 'Brakuje numeru domu.',
    not_equal_passwords: 'Wpisane hasła nie są takie same...',
    password_to_long: 'Za długie hasło. Wpisz krótsze hasło (maksimum {max} znaków).',
    password_to_short: 'Zbyt krótkie hasło. Wpisz dłuższe hasło (minimum {min} znaków).',
    birth_date_hint: 'Na przykład 1990-05-24.',
    birth_date_future_hint: 'Ta data jest w przyszłości.',
    illegal_characters_hint: 'Usuń go lub zastąp innym.',
    incorect_nip_hint: 'Sprawdź cyfry i kraj.',
    incorect_phone_hint: 'Sprawdź, czy nie brakuje cyfry, np. 600 700 800.',
    incorect_zipcode_hint: 'Na przykład {example}',
    incorrect_iban_hint: 'Wpisz cały numer, np. PL61 1090 1014 0000 0712 1981 2874.',
    mandatoryField_checkbox_hint: 'Zaznacz tę zgodę.',
    // the Polish text already contains the hint
    invalid_format_hint: '',
    not_equal_passwords_hint: 'Wpisz ponownie hasło i potwierdzenie.',
  },
  en: {
    mandatoryField: 'This field is required.',
    minimalCharacters: 'The minimum number of characters for this field is {min}',
    maximumCharacters: 'The maximum number of characters for this field is {max}',
    characters: 'characters).',
    onlyDigital: 'This field must not contain digits.',
    noOptionSelected: 'Please select the option.',
    zipcodeFormat:
      'Valid postal code formats for the indicated country are [X - numeric character, Y - alphabetic character]:',
    phoneLength: 'Phone number should contain a minimum of {min} characters',
    validationFailed: 'This value is not valid.',
    birth_date: 'Enter your birth date in the YYYY-MM-DD format',
    illegal_characters: 'One of the characters is invalid.',
    incorect_delivery_region: "Select a recipient's country.",
    incorect_delivery_zipcode: "Enter a recipient's postal code.",
    incorect_email:
      'Incorrectly typed e-mail address. Enter the full e-mail address, e.g. {email}.',
    incorect_invoice_phone: "Enter the customer's phone number.",
    incorect_invoice_zipcode: "Enter the customer's postal code.",
    incorect_login:
      'Incorrectly typed login. A login has 3 to 40 characters: letters, digits and the symbols @ . - _ are allowed.',
    incorect_nip: 'Incorrectly typed VAT Number.',
    incorect_phone: 'Enter your phone number.',
    incorect_shops: 'Select a shop from the list.',
    incorect_zipcode: 'Incorrectly typed postal code.',
    incorrect_iban: 'Bank account number format is invalid',
    incorrect_region: 'Incorrectly selected area.',
    invalid_format: 'Invalid format.',
    login_equals_password: 'Password is the same as login. Enter another password.',
    login_taken: 'This login is already taken.',
    login_taken_login_propose: 'This login is already taken. Proposed login: {login}',
    no_city: 'Enter the city name.',
    no_delivery_city: "Enter a recipient's city.",
    no_delivery_firstname: 'Enter the name of a recipient.',
    no_delivery_lastname: 'Enter the surname of a recipient.',
    no_delivery_street: "Enter recipient's street name and a property number.",
    no_firmname: 'Incorrectly typed company name.',
    no_firstname: 'Enter your name.',
    no_invoice_city: "Enter the customer's city.",
    no_invoice_firmname: "Enter the customer's company name.",
    no_invoice_firstname: "Enter the customer's first name.",
    no_invoice_lastname: "Enter the customer's surname.",
    no_invoice_street: "Enter the customer's street and house number.",
    no_login: 'Enter your login here.',
    no_name: 'Enter your surname.',
    no_password: 'Enter your password here.',
    no_street: 'Enter street or city name.',
    no_street_number: 'Enter the house no..',
    no_street_number_uk: 'The property number is missing.',
    not_equal_passwords:
      'The passwords you entered are not the same. Please re-enter the password in both fields.',
    password_to_long: 'Password is too long. Enter a shorter password (maximum {max} characters).',
    password_to_short: 'Password is too short. Enter a longer password (minimum {min} characters).',
    birth_date_hint: 'For example 1990-05-24.',
    birth_date_future_hint: 'This date is in the future.',
    illegal_characters_hint: 'Remove or replace it.',
    incorect_nip_hint: 'Check its digits and the country.',
    incorect_phone_hint: 'Check that no digit is missing, e.g. 600 700 800.',
    incorect_zipcode_hint: 'For example {example}',
    incorrect_iban_hint: 'Enter the whole number, e.g. DE89 3704 0044 0532 0130 00.',
    mandatoryField_checkbox_hint: 'Tick this box to agree.',
    invalid_format_hint: 'Enter at least one letter.',
    // the English text already contains the hint
    not_equal_passwords_hint: '',
  },
};

const SAME_TEXT: Readonly<Record<string, string>> = {
  no_invoice_street_number: 'no_invoice_street',
  used_login: 'login_taken',
};

/** Whether a text is from this catalogue, in any language. */
export const isOurText = (key: string, text: string): boolean =>
  [validationMessages.pl, validationMessages.en].some((texts) => texts?.[key] === text);

/** The key of a code's text in the catalogue, if codes share one; else the code. */
export function textKey(code: string): string {
  if (code.startsWith('illegal_characters_')) return 'illegal_characters';
  return Object.hasOwn(SAME_TEXT, code) ? (SAME_TEXT[code] ?? code) : code;
}
