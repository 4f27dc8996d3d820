import { expect } from '@open-wc/testing';
import '../kit/guard.ts';
import type { FieldProblem } from '../../logic/validation/fields/field.ts';
import { QUOTED_CODES, QUOTED_RULES, type QuotedRow } from './quoted-texts.fixtures.ts';
import { respond } from './validation.fixtures.ts';

/** The problem that each client-side rule finds. */
const PROBLEMS: Readonly<Record<string, FieldProblem>> = {
  Required: { code: 'mandatoryField' },
  'Min length': { code: 'minimalCharacters', detail: 'N' },
  'Max length': { code: 'maximumCharacters', detail: 'N' },
  'Digits in name': { code: 'onlyDigital' },
  'No option chosen': { code: 'noOptionSelected' },
  'Phone length': { code: 'incorect_phone', detail: 9 },
  'Invalid e-mail': { code: 'incorect_email' },
  'Bank account': { code: 'incorrect_iban' },
  'Postal code hint': { code: 'incorect_zipcode', detail: 'XX-XXX' },
};

const withExample = (text: string): string => text.replace('{email}', 'jan@kowalski.com');

/** Expects the message of a problem to be one of the quoted texts, in each language that has any. */
function expectQuoted(problem: FieldProblem, row: QuotedRow): void {
  for (const language of ['pl', 'en'] as const) {
    const texts = row[language].map(withExample);
    if (texts[0]) expect(texts, row.title).to.include(respond(problem, language));
  }
}

describe('the texts quoted by the specification', () => {
  it('equal the messages of its codes, in both languages (CV1)', () => {
    const cells = QUOTED_CODES.flatMap(({ pl, en }) => [pl, en]).filter(([text]) => text);
    expect(cells).to.have.length(72);
    for (const row of QUOTED_CODES) expectQuoted({ code: row.title }, row);
  });

  it('equal the messages of the page’s rules (CV1)', () => {
    expect(QUOTED_RULES.map(({ title }) => title)).to.deep.equal(Object.keys(PROBLEMS));
    for (const row of QUOTED_RULES) {
      const problem = PROBLEMS[row.title];
      if (problem && row.title !== 'Postal code hint') expectQuoted(problem, row);
    }
  });

  it('precede the formats of postal codes and a proposed login (CV1)', () => {
    const { pl: [polish] = [], en: [english] = [] } = QUOTED_RULES.at(-1) ?? {};
    const zipcode: FieldProblem = { code: 'incorect_zipcode', detail: 'XX-XXX' };
    expect(respond(zipcode, 'pl')).to.equal(`Błędnie wpisany kod pocztowy. ${polish} XX-XXX`);
    expect(respond(zipcode, 'en')).to.equal(`Incorrectly typed postal code. ${english} XX-XXX`);
    const login: FieldProblem = { code: 'login_taken_login_propose', detail: 'anna1' };
    expect(respond(login)).to.match(/^Podany login jest już zajęty\b.*\bProponowany login: anna1$/);
  });
});
