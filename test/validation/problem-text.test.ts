import { expect } from '@open-wc/testing';
import { readPageGlobals } from '../../logic/settings/page-globals.ts';
import { MARKUP_PAYLOADS } from '../kit/payloads.ts';
import { say } from './validation.fixtures.ts';

describe('what a shopper reads of a problem', () => {
  it('FO-10: is the platform’s message where nobody knows the code', () => {
    expect(say({ code: 'brand_new', detail: ' Coś nowego. ' })).to.equal('Coś nowego.');
    expect(say({ code: '', detail: 'Coś.' })).to.equal('Coś.');
  });

  it('FO-10: is never nothing', () => {
    for (const code of [
      'brand_new',
      '',
      'constructor',
      '__proto__',
      'toString',
      'hasOwnProperty',
    ]) {
      for (const detail of [undefined, '', ' ']) {
        expect(say({ code, detail }), code).to.equal('Niepoprawna wartość pola.');
        expect(say({ code, detail }, 'en'), code).to.equal('This value is not valid.');
      }
    }
    expect(say({ code: 'no_city' }, 'pl', { pl: { no_city: '' } })).to.equal(
      'Niepoprawna wartość pola.',
    );
  });

  it('FO-10: is the shop’s own text for a code that only the shop knows', () => {
    const overrides = { pl: { brand_new: 'Po naszemu.' } };
    expect(say({ code: 'brand_new', detail: 'Coś.' }, 'pl', overrides)).to.equal('Po naszemu.');
    expect(say({ code: 'brand_new', detail: 'Coś.' }, 'en', overrides)).to.equal('Coś.');
  });

  it('XS-08: is text, whatever the platform says', () => {
    for (const detail of MARKUP_PAYLOADS) {
      expect(say({ code: 'brand_new', detail })).to.equal(detail);
      expect(say({ code: 'incorect_zipcode', detail }))
        .to.match(/: \S/)
        .and.contain(detail);
      expect(say({ code: 'login_taken_login_propose', detail })).to.contain(`: ${detail}`);
      expect(say({ code: 'no_city', detail })).to.equal('Wpisz w to pole nazwę miasta.');
    }
  });

  it('FO-11: has the formats as the platform wrote them, and takes no pattern for a command', () => {
    expect(say({ code: 'incorect_zipcode', detail: '$& {min} $1' })).to.match(/: \$& \{min\} \$1$/);
    expect(say({ code: 'login_taken_login_propose', detail: "$&$'" })).to.match(/login: \$&\$'$/);
  });

  it('FO-11: says nothing twice where the platform repeats the text of the code', () => {
    const code = 'incorect_zipcode';
    const detail = 'Błędnie wpisany kod pocztowy.';
    expect(say({ code, detail })).to.equal(detail);
    expect(say({ code: 'incorect_phone', detail: 'Enter your phone number.' }, 'en')).to.equal(
      'Enter your phone number.',
    );
  });

  it('has the formats with every code of a postal code (S4)', () => {
    for (const code of [
      'incorect_zipcode',
      'incorect_delivery_zipcode',
      'incorect_invoice_zipcode',
    ]) {
      expect(say({ code, detail: 'XX-XXX' }), code).to.match(
        /\. Poprawne formaty kodu pocztowego .* litera\]: XX-XXX$/,
      );
    }
  });

  it('breaks lines where the platform does (S4)', () => {
    const detail = 'Za krótko.<br/>Co najmniej 3.<BR /> <br>Koniec.';
    expect(say({ code: 'brand_new', detail })).to.equal('Za krótko.\nCo najmniej 3.\n\nKoniec.');
    const pl = { no_city: 'Miasto!<br/>Na przykład Łódź.' };
    expect(say({ code: 'no_city' }, 'pl', { pl })).to.equal('Miasto!\nNa przykład Łódź.');
  });

  it('has the bound of a password, whatever the platform says beside the code', () => {
    expect(say({ code: 'password_to_short', detail: 'Za krótkie.' })).to.contain(
      '(minimum 6 znaków).',
    );
  });
});

describe('the shop’s own wording', () => {
  it('takes the value of its code in a placeholder, whatever that is called', () => {
    const pl = {
      minimalCharacters: 'Co najmniej {N} znaki!',
      maximumCharacters: 'Do {max}, nie więcej niż {max}.',
      password_to_short: 'Hasło: od {min}',
      incorect_email: 'Na przykład {email}…',
      incorect_zipcode: 'Kod wygląda tak: {format}.',
      login_taken_login_propose: 'Może „{login}”?',
      phoneLength: 'Telefon ma {min} cyfr.',
    };
    const own = (code: string, detail?: string | number) => say({ code, detail }, 'pl', { pl });
    expect(own('minimalCharacters', 3)).to.equal('Co najmniej 3 znaki!');
    expect(own('maximumCharacters', 5)).to.equal('Do 5, nie więcej niż 5.');
    expect(own('password_to_short')).to.equal('Hasło: od 6');
    expect(own('incorect_email')).to.equal('Na przykład jan@kowalski.com…');
    expect(own('incorect_zipcode', 'XX-XXX')).to.equal('Kod wygląda tak: XX-XXX.');
    expect(own('login_taken_login_propose', 'anna1')).to.equal('Może „anna1”?');
    expect(own('incorect_phone', 9)).to.equal('Telefon ma 9 cyfr.');
  });

  it('that stops before its value, as the platform’s does, is continued', () => {
    const pl = {
      minimalCharacters: 'Minimalna liczba znaków dla tego pola to ',
      maximumCharacters: 'Maksymalna liczba znaków dla tego pola to:',
      password_to_short: 'Zbyt krótkie hasło. Wpisz dłuższe hasło (minimum ',
      password_to_long: 'Za długie hasło (maksimum',
      characters: 'liter).',
      login_taken_login_propose: 'Zajęty. Wolny jest:',
      zipcodeFormat: 'Formaty:',
    };
    const own = (code: string, detail?: string | number) => say({ code, detail }, 'pl', { pl });
    expect(own('minimalCharacters', 3)).to.equal('Minimalna liczba znaków dla tego pola to 3');
    expect(own('maximumCharacters', 5)).to.equal('Maksymalna liczba znaków dla tego pola to: 5');
    expect(own('password_to_short')).to.equal(
      'Zbyt krótkie hasło. Wpisz dłuższe hasło (minimum 6 liter).',
    );
    expect(own('password_to_long')).to.equal('Za długie hasło (maksimum 30 liter).');
    expect(own('login_taken_login_propose', 'anna1')).to.equal('Zajęty. Wolny jest: anna1');
    expect(own('incorect_zipcode', 'XX-XXX')).to.equal(
      'Błędnie wpisany kod pocztowy. Formaty: XX-XXX',
    );
  });

  it('that ends in an open bracket with a full stop is completed (S4)', () => {
    const own = (code: string, text: string, detail?: number) =>
      say({ code, detail }, 'pl', { pl: { [code]: text } });
    const short = 'Zbyt krótkie hasło.<br/>Wpisz dłuższe hasło (minimum.';
    expect(own('password_to_short', short)).to.equal(
      'Zbyt krótkie hasło.\nWpisz dłuższe hasło (minimum 6 znaków).',
    );
    expect(own('password_to_long', 'Za długie hasło (maksimum. ')).to.equal(
      'Za długie hasło (maksimum 30 znaków).',
    );
    expect(own('minimalCharacters', 'Za krótko (minimum.', 3)).to.equal(
      'Za krótko (minimum 3 znaków).',
    );
  });

  it('that is a whole sentence, or has a bound already, is left as it is', () => {
    for (const text of ['Za krótko!', 'Za krótko.', 'Minimum 6', 'Za krótko (minimum 6 znaków)']) {
      expect(
        say({ code: 'password_to_short' }, 'pl', { pl: { password_to_short: text } }),
      ).to.equal(text);
    }
  });

  it('counts for all codes that share a text, unless one has its own', () => {
    const pl = { illegal_characters: 'Nie ten znak.', illegal_characters_client_nip: 'Nie w NIP.' };
    expect(say({ code: 'illegal_characters_client_city' }, 'pl', { pl })).to.equal('Nie ten znak.');
    expect(say({ code: 'illegal_characters_client_nip' }, 'pl', { pl })).to.equal('Nie w NIP.');
    expect(say({ code: 'used_login' }, 'pl', { pl: { login_taken: 'Zajęty.' } })).to.equal(
      'Zajęty.',
    );
  });

  it('of one language leaves the other', () => {
    const overrides = { pl: { no_city: 'Miasto?', no_invoice_city: 'Miasto klienta?' } };
    expect(say({ code: 'no_city' }, 'en', overrides)).to.equal('Enter the city name.');
  });

  it('comes from the page’s own app_shop', () => {
    Reflect.set(globalThis, 'app_shop', {
      vars: { language: { symbol: 'pl' } },
      txt: {
        errorCode: { no_city: 'Miasto?', password_to_short: 'Za krótkie hasło (minimum ' },
        formValidation: { mandatoryField: 'To trzeba wypełnić.', characters: 'znaków!)' },
      },
    });
    const { messages = {} } = readPageGlobals();
    Reflect.deleteProperty(globalThis, 'app_shop');
    expect(say({ code: 'no_city' }, 'pl', messages)).to.equal('Miasto?');
    expect(say({ code: 'mandatoryField' }, 'pl', messages)).to.equal('To trzeba wypełnić.');
    expect(say({ code: 'password_to_short' }, 'pl', messages)).to.equal(
      'Za krótkie hasło (minimum 6 znaków!)',
    );
  });
});
