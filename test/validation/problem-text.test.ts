import { expect } from '@open-wc/testing';
import { readPageGlobals } from '../../logic/settings/page-globals.ts';
import { respond } from './validation.fixtures.ts';

describe('the message for a problem', () => {
  it('is that of the platform for an unknown code (FO-10)', () => {
    expect(respond({ code: 'brand_new', detail: ' Coś nowego. ' })).to.equal('Coś nowego.');
    expect(respond({ code: '', detail: 'Coś.' })).to.equal('Coś.');
  });

  it('is never empty (FO-10)', () => {
    for (const code of [
      'brand_new',
      '',
      'constructor',
      '__proto__',
      'toString',
      'hasOwnProperty',
    ]) {
      for (const detail of [undefined, '', ' ']) {
        expect(respond({ code, detail }), code).to.equal('Niepoprawna wartość pola.');
        expect(respond({ code, detail }, 'en'), code).to.equal('This value is not valid.');
      }
    }
    expect(respond({ code: 'no_city' }, 'pl', { pl: { no_city: '' } })).to.equal(
      'Niepoprawna wartość pola.',
    );
  });

  it('is the shop’s own text for a code of the shop (FO-10)', () => {
    const overrides = { pl: { brand_new: 'Po naszemu.' } };
    expect(respond({ code: 'brand_new', detail: 'Coś.' }, 'pl', overrides)).to.equal('Po naszemu.');
    expect(respond({ code: 'brand_new', detail: 'Coś.' }, 'en', overrides)).to.equal('Coś.');
  });

  it('has the formats of the platform, with patterns inserted literally (FO-11)', () => {
    expect(respond({ code: 'incorect_zipcode', detail: '$& {min} $1' })).to.match(
      /: \$& \{min\} \$1$/,
    );
    expect(respond({ code: 'login_taken_login_propose', detail: "$&$'" })).to.match(
      /login: \$&\$'$/,
    );
  });

  it('breaks lines like the platform (S4)', () => {
    const detail = 'Za krótko.<br/>Co najmniej 3.<BR /> <br>Koniec.';
    expect(respond({ code: 'brand_new', detail })).to.equal(
      'Za krótko.\nCo najmniej 3.\n\nKoniec.',
    );
    const pl = { no_city: 'Miasto!<br/>Na przykład Łódź.' };
    expect(respond({ code: 'no_city' }, 'pl', { pl })).to.equal('Miasto!\nNa przykład Łódź.');
  });
});

describe('the shop’s own message', () => {
  it('accepts the value of its code in a placeholder of any name', () => {
    const pl = {
      minimalCharacters: 'Co najmniej {N} znaki!',
      maximumCharacters: 'Do {max}, nie więcej niż {max}.',
      password_to_short: 'Hasło: od {min}',
      incorect_email: 'Na przykład {email}…',
      incorect_zipcode: 'Kod wygląda tak: {format}.',
      login_taken_login_propose: 'Może „{login}”?',
      phoneLength: 'Telefon ma {min} cyfr.',
    };
    const own = (code: string, detail?: string | number) => respond({ code, detail }, 'pl', { pl });
    expect(own('minimalCharacters', 3)).to.equal('Co najmniej 3 znaki!');
    expect(own('maximumCharacters', 5)).to.equal('Do 5, nie więcej niż 5.');
    expect(own('password_to_short')).to.equal('Hasło: od 6');
    expect(own('incorect_email')).to.equal('Na przykład jan@kowalski.com…');
    expect(own('incorect_zipcode', 'XX-XXX')).to.equal('Kod wygląda tak: XX-XXX.');
    expect(own('login_taken_login_propose', 'anna1')).to.equal('Może „anna1”?');
    expect(own('incorect_phone', 9)).to.equal('Telefon ma 9 cyfr.');
  });

  it('replaces our rule for the length of a phone number', () => {
    const en = { incorect_phone: 'Call us!' };
    expect(respond({ code: 'incorect_phone', detail: 9 }, 'en', { en })).to.equal('Call us!');
  });

  it('is completed if it ends in an open bracket with a full stop (S4)', () => {
    const own = (code: string, text: string, detail?: number) =>
      respond({ code, detail }, 'pl', { pl: { [code]: text } });
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

  it('is unchanged if it is a whole sentence or has a limit', () => {
    for (const text of ['Za krótko!', 'Za krótko.', 'Minimum 6', 'Za krótko (minimum 6 znaków)']) {
      expect(
        respond({ code: 'password_to_short' }, 'pl', { pl: { password_to_short: text } }),
      ).to.equal(text);
    }
  });

  it('applies to all codes that share a text, unless one has its own', () => {
    const pl = { illegal_characters: 'Nie ten znak.', illegal_characters_client_nip: 'Nie w NIP.' };
    expect(respond({ code: 'illegal_characters_client_city' }, 'pl', { pl })).to.equal(
      'Nie ten znak.',
    );
    expect(respond({ code: 'illegal_characters_client_nip' }, 'pl', { pl })).to.equal('Nie w NIP.');
    expect(respond({ code: 'used_login' }, 'pl', { pl: { login_taken: 'Zajęty.' } })).to.equal(
      'Zajęty.',
    );
  });

  it('is read from the page’s own app_shop', () => {
    Reflect.set(globalThis, 'app_shop', {
      vars: { language: { symbol: 'pl' } },
      txt: {
        errorCode: { no_city: 'Miasto?', password_to_short: 'Za krótkie hasło (minimum ' },
        formValidation: { mandatoryField: 'To trzeba wypełnić.', characters: 'znaków!)' },
      },
    });
    const { messages = {} } = readPageGlobals();
    Reflect.deleteProperty(globalThis, 'app_shop');
    expect(respond({ code: 'no_city' }, 'pl', messages)).to.equal('Miasto?');
    expect(respond({ code: 'mandatoryField' }, 'pl', messages)).to.equal('To trzeba wypełnić.');
    expect(respond({ code: 'password_to_short' }, 'pl', messages)).to.equal(
      'Za krótkie hasło (minimum 6 znaków!)',
    );
  });
});
