import { expect } from '@open-wc/testing';
import type { FieldProblem } from '../../logic/validation/fields/field.ts';
import { validationMessages } from '../../logic/validation/later/validation.messages.ts';
import { QUOTED_CODES } from './quoted-texts.fixtures.ts';
import { advise, respond } from './validation.fixtures.ts';

/** The message for an unknown code. */
const UNKNOWN = { pl: 'Niepoprawna wartość pola.', en: 'This value is not valid.' } as const;

describe('the message catalogue', () => {
  it('has English for every Polish text (V20)', () => {
    const { pl, en } = validationMessages;
    expect(Object.keys(pl).filter((key) => !Object.hasOwn(en ?? {}, key))).to.deep.equal([]);
  });

  for (const { title: code } of QUOTED_CODES) {
    it(`has a replaceable message for ${code} in both languages (FO-33, V10)`, () => {
      const overrides = { pl: { [code]: 'Inaczej.' }, en: { [code]: 'Differently.' } };
      for (const language of ['pl', 'en'] as const) {
        expect(respond({ code }, language)).to.not.be.oneOf(['', UNKNOWN[language]]);
        const isOwn = code !== 'login_taken_login_propose';
        const own = isOwn ? overrides[language][code] : respond({ code: 'login_taken' }, language);
        expect(respond({ code }, language, overrides)).to.equal(own);
      }
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
  [{ code: 'invalid_format' }, '', 'Enter at least one letter.'],
  [{ code: 'mandatoryField' }, '', ''],
  [{ code: 'brand_new', detail: 'Coś.' }, '', ''],
  [{ code: 'constructor' }, '', ''],
];

describe('the hint below a message', () => {
  for (const [problem, pl, en] of ADVICE) {
    it(`for ${problem.advice ?? problem.code} is in both languages (CV1)`, () => {
      expect([advise(problem, 'pl'), advise(problem, 'en')]).to.deep.equal([pl, en]);
    });
  }

  it('for a postal code is an example of the first format (SH9, V10)', () => {
    for (const code of ['zipcode', 'delivery_zipcode', 'invoice_zipcode']) {
      const english = (detail?: string) => advise({ code: `incorect_${code}`, detail }, 'en');
      expect(english('XXXXX, XXXXX-XXXX')).to.equal('For example 00001');
      expect(english('XXXX YY')).to.equal('For example 0001 AA');
      expect([english('Ask at the counter'), english()]).to.deep.equal(['', '']);
    }
    expect(advise({ code: 'incorect_zipcode', detail: 'XX-XXX' })).to.equal('Na przykład 00-001');
  });

  it('is shown below our message only, and can be replaced by the shop (V10)', () => {
    const phone = (own: Record<string, string>) =>
      advise({ code: 'incorect_phone' }, 'pl', { pl: own });
    expect(phone({ incorect_phone: 'Wpisz swój telefon.' })).to.match(/^Sprawdź/);
    expect(phone({ incorect_phone: 'Telefon!' })).to.equal('');
    const hint = 'Zadzwonimy raz.';
    expect(phone({ incorect_phone_hint: hint })).to.equal(hint);
    expect(phone({ incorect_phone: 'Telefon!', incorect_phone_hint: hint })).to.equal(hint);
    expect(phone({ incorect_phone_hint: '' })).to.equal('');
  });

  it('can be replaced for one of the codes that share a message', () => {
    const pl = { illegal_characters_client_nip_hint: 'Same cyfry.' };
    const own = (code: string) => advise({ code }, 'pl', { pl });
    expect(own('illegal_characters_client_nip')).to.equal('Same cyfry.');
    expect(own('illegal_characters_client_city')).to.equal('Usuń go lub zastąp innym.');
  });
});
