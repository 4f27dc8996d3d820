/** The rows of the specification's catalogue, letter by letter: codes, Polish, English; a quoted cell is a text. */
const CODES = `
| birth_date | 'Wpisz poprawną datę urodzenia w formacie RRRR-MM-DD' | 'Enter your birth date in the YYYY-MM-DD format' |
| illegal_characters_client_city, _client_firm, _client_firstname, _client_lastname, _client_nip, _client_phone, _client_phone2, _client_street, _delivery_additional, _delivery_city, _delivery_firstname, _delivery_lastname, _delivery_phone, _delivery_street | 'Jeden z użytych znaków jest niedozwolony.' | 'One of the characters is invalid.' |
| incorect_delivery_region | 'Wybierz kraj odbiorcy przesyłki.' | 'Select a recipient's country.' |
| incorect_delivery_zipcode | 'Wpisz kod pocztowy odbiorcy przesyłki.' | 'Enter a recipient's postal code.' |
| incorect_email | 'Błędnie wpisany e-mail. Wpisz pełny adres e-mail, np. {email}' | invalid e-mail text with the example {email} |
| incorect_invoice_phone | 'Wpisz telefon klienta.' | (Polish text is used) |
| incorect_invoice_zipcode | 'Wpisz kod pocztowy klienta.' | (Polish text is used) |
| incorect_login | login must be 3 to 40 characters | login 3 to 40 characters; letters, digits and @ . - _ allowed |
| incorect_nip | 'Niepoprawny NIP dla wybranego kraju.' | 'Incorrectly typed VAT Number.' |
| incorect_phone | 'Wpisz swój telefon.' | 'Enter your phone number.' |
| incorect_shops | 'Wybierz sklep z listy.' | 'Select a shop from the list.' |
| incorect_zipcode | 'Błędnie wpisany kod pocztowy.' | 'Incorrectly typed postal code.' |
| incorrect_region | 'Błędnie wybrany region.' | 'Incorrectly selected area.' |
| invalid_format | 'Nieprawidłowy format. Pole musi zawierać przynajmniej jedną literę.' | 'Invalid format.' |
| login_equals_password | 'Hasło jest takie samo jak login. Wpisz inne hasło.' | 'Password is the same as login. Enter another password.' |
| login_taken, used_login | 'Podany login jest już zajęty' | placeholder text only: '.' |
| login_taken_login_propose | same as login_taken, plus 'Proponowany login: ' and the proposal | shows a proposed login |
| no_city | not shown | 'Enter the city name.' |
| no_delivery_city | not shown | 'Enter a recipient's city.' |
| no_delivery_firstname | not shown | 'Enter the name of a recipient.' |
| no_delivery_lastname | not shown | 'Enter the surname of a recipient.' |
| no_delivery_street | not shown | 'Enter recipient's street name and a property number.' |
| no_firmname | not shown | 'Incorrectly typed company name.' |
| no_firstname | not shown | 'Enter your name.' |
| no_invoice_city, no_invoice_firmname, no_invoice_firstname, no_invoice_lastname, no_invoice_street, no_invoice_street_number | enter the client's city / company / first name / last name / street and number | (Polish text is used) |
| no_login | not shown | 'Enter your login here.' |
| no_name | not shown | 'Enter your surname.' |
| no_password | not shown | 'Enter your password here.' |
| no_street | not shown | 'Enter street or city name.' |
| no_street_number | 'Podaj nr domu.' | 'Enter the house no..' |
| no_street_number_uk | 'Brakuje numeru domu.' | 'The property number is missing.' |
| not_equal_passwords | 'Wpisane hasła nie są takie same...' | 'The passwords you entered are not the same. Please re-enter the password in both fields.' |
| password_to_long | too long, with the bound appended | too long, with a max length |
| password_to_short | too short, with the bound appended | too short, with a min length |
| incorrect_iban | 'Format numeru konta bankowego jest niepoprawny' | 'Bank account number format is invalid' |
`;

/** Its rows of client-side messages: rule, Polish, English. */
const RULES = `
| Required | 'Proszę wypełnić to pole.' | 'This field is required.' / 'Mandatory field.' |
| Min length | 'Minimalna liczba znaków dla tego pola to N' | 'The minimum number of characters for this field is N' |
| Max length | 'Maksymalna liczba znaków dla tego pola to N' | 'The maximum number of characters for this field is N' |
| Digits in name | 'Pole nie może zawierać cyfr.' | not shown |
| No option chosen | 'Proszę wybrać opcję.' | 'Please select the option.' |
| Phone length | (incorect_phone) | 'Phone number should contain a minimum of 9 characters' |
| Invalid e-mail | see incorect_email | 'Incorrectly typed e-mail address. Enter the full e-mail address, e.g. {email}.' |
| Bank account | 'Format numeru konta bankowego jest niepoprawny' | 'Bank account number format is invalid' |
| Postal code hint | 'Poprawne formaty kodu pocztowego dla wybranego kraju to [X - cyfra; Y - litera]:' | 'Valid postal code formats for the indicated country are [X - numeric character, Y - alphabetic character]:' |
`;

/** A row of a table: its subject, and the quoted texts in Polish and English. */
export interface QuotedRow {
  readonly title: string;
  readonly pl: readonly string[];
  readonly en: readonly string[];
}

/** The texts of a cell that consists of quotations. */
function quotedIn(cell: string): readonly string[] {
  const texts = cell.split(' / ').map((one) => /^'(.*)'$/.exec(one)?.[1] ?? '');
  return texts.every(Boolean) ? texts : [];
}

function rowOf(line: string): QuotedRow {
  const [, title = '', pl = '', en = ''] = line.split('|').map((cell) => cell.trim());
  return { title, pl: quotedIn(pl), en: quotedIn(en) };
}

const rowsOf = (table: string): readonly QuotedRow[] => table.trim().split('\n').map(rowOf);

/** `illegal_characters_client_city, _client_firm` as whole codes. */
function codesOf(title: string): readonly string[] {
  const [first = '', ...others] = title.split(', ');
  const start = /^illegal_characters/.exec(first)?.[0] ?? '';
  return [first, ...others.map((code) => (code.startsWith('_') ? start + code : code))];
}

/** A row for each code of the catalogue. */
export const QUOTED_CODES: readonly QuotedRow[] = rowsOf(CODES).flatMap((row) =>
  codesOf(row.title).map((title) => ({ ...row, title })),
);

/** A row for each client-side rule. */
export const QUOTED_RULES = rowsOf(RULES);
