import { expect } from '@open-wc/testing';
import { dateText } from '../../logic/date/date-text.ts';
import { momentOf, parseMoment } from '../../logic/date/moment.ts';
import { itInChromium } from '../kit/browser.ts';
import { setLocale, setTimeZone } from '../kit/devtools.ts';

const written = (value: string, format: string, language = 'pl'): string => {
  const moment = parseMoment(value);
  if (!moment) throw new Error(`Expected a date but got ${value}.`);
  return dateText(moment, format, language);
};

const EVENING = '2026-02-05 18:07:09';

describe('formatting a date', () => {
  it('supports numeric tokens', () => {
    for (const [format, expected] of [
      ['%d-%m-%y', '05-02-26'],
      ['%d.%m.%Y', '05.02.2026'],
      ['%e.%-m.%Y', '5.2.2026'],
      ['%-d/%-m/%-y', '5/2/26'],
      ['%H:%M:%S', '18:07:09'],
      ['%-H.%-M', '18.7'],
      ['%Y%m%d', '20260205'],
      ['100%% %d', '100% 05'],
      ['', ''],
    ] as const) {
      expect(written(EVENING, format), format).to.equal(expected);
    }
    expect(written('2003-01-02', '%y %Y')).to.equal('03 2003');
    expect(written('0099-01-02', '%y %Y')).to.equal('99 0099');
  });

  it('uses names in the language, with the right case', () => {
    expect(written(EVENING, '%A, %e %B %Y')).to.equal('czwartek, 5 lutego 2026');
    expect(written(EVENING, '%B %Y')).to.equal('luty 2026');
    expect(written(EVENING, '%A, %e %B %Y', 'en')).to.equal('Thursday, 5 February 2026');
    expect(written(EVENING, '%a %e %b', 'en')).to.equal('Thu 5 Feb');
    expect(written(EVENING, '%e %B', 'cs')).to.equal('5 února');
    expect(written(EVENING, '%e. %B', 'de')).to.equal('5. Februar');
  });

  it('keeps unknown tokens and markup as text', () => {
    expect(written(EVENING, '%q %D %_d %')).to.equal('%q %D %_d %');
    expect(written(EVENING, '<b>%d</b>')).to.equal('<b>05</b>');
    expect(written(EVENING, '%constructor')).to.equal('%constructor');
  });

  it('parses dates as written, in any time zone', () => {
    for (const [value, expected] of [
      ['2026-12-24', '2026-12-24 00:00:00'],
      [' 2026-12-24 ', '2026-12-24 00:00:00'],
      ['2026-12-24 23:59', '2026-12-24 23:59:00'],
      ['2026-12-24T23:59:58', '2026-12-24 23:59:58'],
      ['2026-12-24T23:59:58.123Z', '2026-12-24 23:59:58'],
      ['2026-12-24T23:59:58-11:00', '2026-12-24 23:59:58'],
      ['2026-12-24T00:00:00+0200', '2026-12-24 00:00:00'],
      ['2024-02-29 00:00:00 +01', '2024-02-29 00:00:00'],
      ['2011-12-30', '2011-12-30 00:00:00'],
    ] as const) {
      expect(written(value, '%Y-%m-%d %H:%M:%S'), value).to.equal(expected);
    }
  });

  it('rejects invalid dates', () => {
    const wrong = [
      '',
      'wczoraj',
      '0000-00-00',
      '2026-02-30',
      '2025-02-29',
      '2026-13-01',
      '24-12-2026',
      '2026-12-24 24:00',
      '2026-12-24 12:60',
      '2026-12-24 12',
      '1766530800',
      '2026-1-5',
      '2026-12-24; 12:00',
      '٢٠٢٦-١٢-٢٤',
    ];
    for (const value of wrong) expect(parseMoment(value), value).to.equal(undefined);
    expect(momentOf(new Date(Number.NaN))).to.equal(undefined);
  });

  for (const zone of ['Pacific/Apia', 'America/Los_Angeles', 'Asia/Kathmandu']) {
    itInChromium(`gives the same day in ${zone} (PR-07)`, async () => {
      await setTimeZone(zone);
      expect(written('2011-12-30 00:30', '%d-%m-%y %A', 'en')).to.equal('30-12-11 Friday');
    });
  }

  itInChromium('gives the same result in the locale ar (PR-07)', async () => {
    await setLocale('ar');
    expect(written(EVENING, '%d-%m-%y %B', 'pl')).to.equal('05-02-26 lutego');
  });
});
