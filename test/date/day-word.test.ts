import { expect } from '@open-wc/testing';
import { dayWord } from '../../elements/functions/day-word.ts';
import { registerMessages } from '../../elements/functions/messages.ts';
import { resetPage } from '../../elements/testing.ts';

const namesOf = (lang: string, counts: readonly number[]): string[] =>
  counts.map((count) => dayWord(count, lang));

describe('dayWord()', () => {
  afterEach(resetPage);

  it('has a singular only for 1 (PR-27)', () => {
    const counts = [0, 1, 2, 5, 21, 22, 1.5, -1, 101];
    const pl = ['dni', 'dzień', 'dni', 'dni', 'dni', 'dni', 'dni', 'dni', 'dni'];
    const en = ['days', 'day', 'days', 'days', 'days', 'days', 'days', 'days', 'days'];
    expect(namesOf('pl', counts)).to.deep.equal(pl);
    expect(namesOf('en-GB', counts)).to.deep.equal(en);
    expect(namesOf('pl', [Number.NaN, Number.POSITIVE_INFINITY])).to.deep.equal(['dni', 'dni']);
  });

  it('uses the browser’s words in other languages of shops', () => {
    for (const [lang, expected] of [
      ['de', ['Tag', 'Tage', 'Tage']],
      ['cs', ['den', 'dny']],
      ['ro', ['zi', 'zile', 'zile']],
      ['sk', ['deň', 'dni', 'dní']],
      ['fr', ['jour', 'jours', 'jours']],
      ['uk', ['день', 'дні', 'днів']],
      ['hu', ['nap', 'nap', 'nap']],
    ] as const) {
      expect(namesOf(lang, [1, 2, 5].slice(0, expected.length)), lang).to.deep.equal(expected);
    }
  });

  it('is English in an unknown language', () => {
    expect(namesOf('qqq', [1, 2])).to.deep.equal(['day', 'days']);
  });

  it('defaults to the language of the page and the texts of the shop', () => {
    const { lang } = document.documentElement;
    document.documentElement.lang = 'cs';
    expect(dayWord(2)).to.equal('dny');
    document.documentElement.lang = lang;
    registerMessages('cs', { 'day-word.days': 'dnů' });
    expect(namesOf('cs', [1, 2])).to.deep.equal(['den', 'dnů']);
    registerMessages('pl', { 'day-word.day': 'doba' });
    expect(namesOf('pl', [1, 2])).to.deep.equal(['doba', 'dni']);
  });
});
