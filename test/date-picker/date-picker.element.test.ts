import { expect } from '@open-wc/testing';
import { sendMouse, setViewport } from '@web/test-runner-commands';
import { parseCalendarDate } from '../../logic/calendar/calendar-date.ts';
import { expectAccessible } from '../kit/accessible.ts';
import { itInChromium } from '../kit/browser.ts';
import { emulateMedia } from '../kit/devtools.ts';
import { press } from '../kit/keyboard.ts';
import type { Mounted } from '../kit/mount.ts';
import { hover, leave } from '../kit/mouse.ts';
import { MARKUP_PAYLOADS, wasPwned } from '../kit/payloads.ts';
import { focused, text, texts } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import {
  caption,
  cell,
  changesOf,
  closed,
  type DatePicker,
  day,
  focusOn,
  newPlatform,
  openCalendar,
  pick,
  show,
  showInline,
} from './date-picker.fixtures.ts';

const MINUTE_MS = 60_000;
const DEFAULT_SIZE = { width: 800, height: 600 };

const has = (picker: Mounted, date: string, name: string): boolean =>
  day(picker, date).part.contains(name);
const datesWith = (picker: Mounted, name: string): (string | undefined)[] =>
  picker.parts(name).map((button) => button.closest<HTMLElement>('[data-day]')?.dataset.day);

async function showPage(picker: DatePicker, name: 'previous' | 'next'): Promise<void> {
  picker.part(name).click();
  await picker.settled();
  await new Promise(requestAnimationFrame);
}

/** Clicks the month (0) or the year (-1) in the caption. */
async function view(picker: DatePicker, at: 0 | -1): Promise<void> {
  const before = caption(picker);
  const buttons = [...picker.part('caption').querySelectorAll('button')];
  buttons.at(at)?.click();
  await waitUntil(() => caption(picker) !== before || picker.all('.period').length > 0);
}

/** Clicks the bottom right corner of the page, outside the dialog. */
async function clickCorner(): Promise<void> {
  await leave();
  await sendMouse({ type: 'click', position: [innerWidth - 2, innerHeight - 2] });
}

beforeEach(() => {
  newPlatform();
});

describe('<shop-date-picker>', () => {
  it('is a button with the chosen date and does not load the calendar', async () => {
    const picker = await show({ value: '2026-01-05' });
    expect(text(picker.part('button'))).to.equal('5 stycznia 2026');
    expect(picker.parts('calendar')).to.have.length(0);
    expect(picker.element.matches(':state(filled)')).to.equal(true);
    picker.element.removeAttribute('value');
    await picker.settled();
    expect(text(picker.part('button'))).to.equal('Wybierz datę');
    expect(picker.element.matches(':state(filled)')).to.equal(false);
  });

  it('shows the month of the chosen date, else the current one', async () => {
    const picker = await showInline();
    expect(caption(picker)).to.equal('styczeń 2026');
    picker.element.value = '2026-11-20';
    await waitUntil(() => caption(picker) === 'listopad 2026');
  });

  it('shows six weeks, which start on Monday (CA-11)', async () => {
    const picker = await showInline({ value: '2026-02-10' });
    const height = picker.part('calendar').getBoundingClientRect().height;
    // the first is a Sunday, a Monday, a Thursday; five, four and six weeks
    for (const [value, first] of [
      ['2026-02-10', '2026-01-26'],
      ['2026-03-10', '2026-02-23'],
      ['2026-06-10', '2026-06-01'],
      ['2027-02-10', '2027-02-01'],
      ['2026-01-10', '2025-12-29'],
    ] as const) {
      picker.element.value = value;
      await waitUntil(() => datesWith(picker, 'selected').includes(value));
      const cells = picker.all('[data-day]');
      expect(cells, value).to.have.length(42);
      expect(cells[0]?.dataset.day).to.equal(first);
      expect(picker.part('calendar').getBoundingClientRect().height).to.equal(height);
    }
    expect(texts(picker.element, 'th')[0]).to.equal('pon.');
    await view(picker, 0);
    expect(picker.part('calendar').getBoundingClientRect().height).to.be.closeTo(height, 1);
  });

  it('updates today at midnight while open, and keeps the selection (CA-12)', async () => {
    const platform = newPlatform();
    const picker = await showInline({ value: '2026-01-07' });
    const noon = new Date(platform.clock.now());
    expect(datesWith(picker, 'today')).to.deep.equal(['2026-01-05']);
    expect(day(picker, '2026-01-05').getAttribute('aria-current')).to.equal('date');
    const midnight = new Date(noon.getFullYear(), noon.getMonth(), noon.getDate() + 1).getTime();
    await platform.clock.advance(midnight - platform.clock.now() - MINUTE_MS);
    expect(datesWith(picker, 'today')).to.deep.equal(['2026-01-05']);
    await platform.clock.advance(MINUTE_MS);
    await waitUntil(() => has(picker, '2026-01-06', 'today'));
    expect(datesWith(picker, 'today')).to.deep.equal(['2026-01-06']);
    expect(datesWith(picker, 'selected')).to.deep.equal(['2026-01-07']);
    picker.element.remove();
    await waitUntil(() => platform.clock.timers === 0);
  });
});

describe('<shop-date-picker>: modes', () => {
  it('single: a click selects a day, a second one deselects it', async () => {
    const picker = await showInline();
    const changes = changesOf(picker);
    await pick(picker, '2026-01-07');
    expect(picker.element.value).to.equal('2026-01-07');
    expect(datesWith(picker, 'selected')).to.deep.equal(['2026-01-07']);
    expect(cell(picker, '2026-01-07').ariaSelected).to.equal('true');
    await pick(picker, '2026-01-08');
    await pick(picker, '2026-01-08');
    expect(picker.element.value).to.equal('');
    expect(changes.map(({ dates }) => dates)).to.deep.equal([['2026-01-07'], ['2026-01-08'], []]);
    expect(changes[0]?.time).to.equal(undefined);
  });

  it('multiple: each click toggles its day', async () => {
    const picker = await showInline({ mode: 'multiple', value: '2026-01-09' });
    const changes = changesOf(picker);
    await pick(picker, '2026-01-07');
    expect(picker.element.value).to.equal('2026-01-07,2026-01-09');
    await pick(picker, '2026-01-09');
    expect(changes.map(({ dates }) => dates)).to.deep.equal([
      ['2026-01-07', '2026-01-09'],
      ['2026-01-07'],
    ]);
    expect(picker.one('table').ariaMultiSelectable).to.equal('true');
  });

  it('multiple-ranged: two clicks select a range without its disabled dates, a third starts over', async () => {
    const picker = await showInline({ mode: 'multiple-ranged', disabledDates: '' });
    picker.element.disabledDates = ['2026-01-08'];
    const changes = changesOf(picker);
    await pick(picker, '2026-01-09');
    await pick(picker, '2026-01-06');
    expect(picker.element.value).to.equal('2026-01-06,2026-01-09');
    expect(datesWith(picker, 'selected')).to.deep.equal(['2026-01-06', '2026-01-07', '2026-01-09']);
    expect(has(picker, '2026-01-06', 'range-start')).to.equal(true);
    expect(has(picker, '2026-01-09', 'range-end')).to.equal(true);
    expect(datesWith(picker, 'range-middle')).to.deep.equal(['2026-01-07', '2026-01-08']);
    await pick(picker, '2026-01-14');
    expect(changes.map(({ dates }) => dates)).to.deep.equal([
      ['2026-01-09'],
      ['2026-01-06', '2026-01-07', '2026-01-09'],
      ['2026-01-14'],
    ]);
  });

  it('multiple-ranged: shows the range before its last day is clicked', async () => {
    const picker = await showInline({ mode: 'multiple-ranged', value: '2026-01-12' });
    await hover(day(picker, '2026-01-14'));
    await waitUntil(() => has(picker, '2026-01-14', 'range-end'));
    expect(datesWith(picker, 'range-middle')).to.deep.equal(['2026-01-13']);
    await leave();
    await waitUntil(() => !has(picker, '2026-01-14', 'range-end'));
  });

  it('selects a day of the previous month and shows that month', async () => {
    const picker = await showInline({ value: '2026-01-07' });
    await pick(picker, '2025-12-30');
    await waitUntil(() => caption(picker) === 'grudzień 2025');
    expect(picker.element.value).to.equal('2025-12-30');
    await focusOn('2025-12-30');
  });
});

describe('<shop-date-picker>: which days can be chosen', () => {
  it('holidays, weekends, working days, disabled and enabled dates (CA-08)', async () => {
    const picker = await showInline({
      holidays: '2026-01-01,2026-01-06,2026-01-13',
      'disabled-weekends': true,
      'disabled-weekdays': '1',
      'disabled-dates': '2026-01-07,2026-01-08',
      'enabled-dates': '2026-01-08,2026-01-05',
      'working-days': '2026-01-06,2026-01-10',
    });
    const isOff = (date: string) => day(picker, date).ariaDisabled === 'true';
    expect(['01', '03', '04', '07', '12', '13'].every((at) => isOff(`2026-01-${at}`))).to.equal(
      true,
    );
    expect(['05', '06', '08', '10'].some((at) => isOff(`2026-01-${at}`))).to.equal(false);
    expect(datesWith(picker, 'holiday')).to.deep.equal(['2026-01-01', '2026-01-06', '2026-01-13']);
    const changes = changesOf(picker);
    await pick(picker, '2026-01-13');
    expect(picker.element.value).to.equal('');
    expect(changes).to.have.length(0);
  });

  it('no day before 1970 or after 2470 (CA-05)', async () => {
    const picker = await showInline({ value: '1970-01-15' });
    expect(day(picker, '1969-12-31').ariaDisabled).to.equal('true');
    await pick(picker, '1969-12-31');
    expect(picker.element.value).to.equal('1970-01-15');
    expect(picker.part('previous').ariaDisabled).to.equal('true');
    await showPage(picker, 'previous');
    expect(caption(picker)).to.equal('styczeń 1970');
    picker.element.value = '2470-12-15';
    await waitUntil(() => caption(picker) === 'grudzień 2470');
    expect(picker.all('[data-day]')).to.have.length(42);
    expect(day(picker, '2471-01-01').ariaDisabled).to.equal('true');
    expect(picker.part('next').ariaDisabled).to.equal('true');
    await showPage(picker, 'next');
    expect(caption(picker)).to.equal('grudzień 2470');
  });

  it('min and max limit days, months and years', async () => {
    const picker = await showInline({ min: '2026-01-05', max: '2026-03-10' });
    expect(day(picker, '2026-01-04').ariaDisabled).to.equal('true');
    expect(day(picker, '2026-01-05').ariaDisabled).to.equal(null);
    expect(picker.part('previous').ariaDisabled).to.equal('true');
    await showPage(picker, 'next');
    await showPage(picker, 'next');
    expect(caption(picker)).to.equal('marzec 2026');
    expect(picker.part('next').ariaDisabled).to.equal('true');
    await view(picker, 0);
    const open = picker.parts('month').filter(({ ariaDisabled }) => ariaDisabled !== 'true');
    expect(open.map(text)).to.deep.equal(['styczeń', 'luty', 'marzec']);
  });

  it('shows the nearest available day if today is out of range', async () => {
    const picker = await showInline({ min: '2026-05-20' });
    expect(caption(picker)).to.equal('maj 2026');
    expect(picker.one('button[tabindex="0"].day').ariaLabel).to.contain('20 maja 2026');
  });
});

describe('<shop-date-picker>: views', () => {
  it('switches to months and to years, and back', async () => {
    const picker = await showInline({ value: '2026-01-31' });
    await view(picker, 0);
    expect(picker.parts('month').map(text)).to.deep.equal([
      'styczeń',
      'luty',
      'marzec',
      'kwiecień',
      'maj',
      'czerwiec',
      'lipiec',
      'sierpień',
      'wrzesień',
      'październik',
      'listopad',
      'grudzień',
    ]);
    await showPage(picker, 'next');
    expect(caption(picker)).to.equal('2027');
    await view(picker, -1);
    expect(picker.parts('year').map(text)).to.deep.equal(
      Array.from({ length: 15 }, (_, at) => String(2015 + at)),
    );
    await showPage(picker, 'previous');
    expect(caption(picker)).to.equal('2000–2014');
    picker.parts('year')[0]?.click();
    await waitUntil(() => picker.parts('month').length === 12);
    expect(caption(picker)).to.equal('2000');
    picker.parts('month')[1]?.click();
    await waitUntil(() => caption(picker) === 'luty 2000');
    expect(picker.element.value).to.equal('2026-01-31');
  });

  it('has full pages at both ends of the range of years (CA-05)', async () => {
    const picker = await showInline({ value: '1970-06-15' });
    await view(picker, -1);
    expect(picker.parts('year').map(text)[0]).to.equal('1970');
    expect(picker.parts('year')).to.have.length(15);
    expect(picker.part('previous').ariaDisabled).to.equal('true');
    picker.element.value = '2470-06-15';
    await waitUntil(() => caption(picker) === '2465–2479');
    expect(picker.parts('year')).to.have.length(15);
    expect(picker.part('next').ariaDisabled).to.equal('true');
    const open = picker.parts('year').filter(({ ariaDisabled }) => ariaDisabled !== 'true');
    expect(text(open.at(-1) ?? picker.page)).to.equal('2470');
  });

  it('returns to the days with the same button', async () => {
    const picker = await showInline();
    await view(picker, -1);
    await view(picker, -1);
    await waitUntil(() => picker.parts('day').length === 42);
  });
});

describe('<shop-date-picker>: names and popups', () => {
  const POPUPS = JSON.stringify({ '2026-01-06': 'Trzech Króli' });

  it('includes the name of a day in its accessible name', async () => {
    const picker = await showInline({
      'day-names': '[{"date": "2026-01-24", "name": "Wyprzedaż", "class": "sale big"}]',
    });
    expect(text(picker.part('name'))).to.equal('Wyprzedaż');
    expect(day(picker, '2026-01-24').ariaLabel).to.equal('sobota, 24 stycznia 2026, Wyprzedaż');
    expect(has(picker, '2026-01-24', 'sale') && has(picker, '2026-01-24', 'big')).to.equal(true);
  });

  it('reads both from one child script, even if it is added or changed later', async () => {
    const picker = await showInline();
    const script = document.createElement('script');
    script.type = 'application/json';
    script.textContent = JSON.stringify({
      dayNames: [{ date: '2026-01-24', name: 'Wyprzedaż' }],
      popups: JSON.parse(POPUPS),
    });
    picker.element.append(script);
    await waitUntil(() => picker.parts('name').length === 1);
    expect(text(picker.part('name'))).to.equal('Wyprzedaż');
    expect(picker.part('popup').textContent).to.equal('Trzech Króli');
    script.textContent = JSON.stringify({ popups: { '2026-01-07': 'Dzień po' } });
    await waitUntil(() => picker.parts('name').length === 0);
    expect(picker.part('popup').textContent).to.equal('Dzień po');
  });

  it('prefers the property to the script, which may change', async () => {
    const picker = await showInline();
    picker.element.popups = { '2026-01-06': 'Własny' };
    picker.element.innerHTML = `<script type="application/json">{"popups": ${POPUPS}}</script>`;
    picker.element.dayNames = [{ date: '2026-01-24', class: '', name: 'Wyprzedaż' }];
    await waitUntil(() => picker.parts('name').length === 1);
    await picker.settled();
    expect(picker.part('popup').textContent).to.equal('Własny');
  });

  it('keeps a long popup inside the calendar, on any day (CA-14)', async () => {
    const note = 'Nie dostarczamy paczek, a sklepy stacjonarne są zamknięte. '.repeat(2);
    const dates = Array.from({ length: 7 }, (_, at) => `2026-01-${12 + at}`);
    const picker = await showInline({
      popups: JSON.stringify(Object.fromEntries(dates.map((date) => [date, note]))),
    });
    const calendar = picker.part('calendar').getBoundingClientRect();
    for (const date of dates) {
      day(picker, date).focus();
      const popup = picker.one(`#popup-${date}`);
      await waitUntil(() => !popup.hidden);
      const { left, right, top, width } = popup.getBoundingClientRect();
      expect(left, date).to.be.at.least(calendar.left - 1);
      expect(right, date).to.be.at.most(calendar.right + 1);
      expect(width, date).to.be.at.least(200);
      expect(top - day(picker, date).getBoundingClientRect().bottom).to.be.within(0, 8);
    }
  });

  it('shows a popup on focus, and Escape closes only the popup (CA-14)', async () => {
    const picker = await show({ popups: POPUPS, value: '2026-01-05' });
    await openCalendar(picker);
    expect(picker.part('popup').hidden).to.equal(true);
    await press('ArrowRight');
    await waitUntil(() => !picker.part('popup').hidden);
    expect(text(picker.part('popup'))).to.equal('Trzech Króli');
    const described = day(picker, '2026-01-06').getAttribute('aria-describedby');
    expect(picker.part('popup').id).to.equal(described);
    await press('Escape');
    await waitUntil(() => picker.part('popup').hidden);
    expect(picker.isOpen).to.equal(true);
    await press('Escape');
    await closed(picker);
  });

  it('shows a popup on hover, also of a disabled day; Escape closes it (CA-14)', async () => {
    const picker = await showInline({ popups: POPUPS, 'disabled-dates': '2026-01-06' });
    await hover(day(picker, '2026-01-06'));
    await waitUntil(() => !picker.part('popup').hidden);
    await press('Escape');
    await waitUntil(() => picker.part('popup').hidden);
    await hover(day(picker, '2026-01-07'));
    await hover(day(picker, '2026-01-06'));
    await waitUntil(() => !picker.part('popup').hidden);
    await leave();
    await waitUntil(() => picker.part('popup').hidden);
  });

  for (const date of ['2026-01-05', '2026-01-08', '2026-01-11', '2026-02-08']) {
    it(`keeps a popup open while the pointer is over it (${date}) (CA-14)`, async () => {
      const picker = await showInline({ popups: JSON.stringify({ [date]: 'Święto' }) });
      await hover(day(picker, date));
      await waitUntil(() => !picker.part('popup').hidden);
      const { bottom, top, left, width } = day(picker, date).getBoundingClientRect();
      const popup = picker.part('popup').getBoundingClientRect();
      const x = Math.round(left + width / 2);
      expect(popup.left).to.be.at.most(x);
      expect(popup.right).to.be.at.least(x);
      // straight down, or up: the gap between them, then the popup
      const way = popup.top > top ? [bottom + 2, popup.top + 4] : [top - 2, popup.bottom - 4];
      for (const y of way) await sendMouse({ type: 'move', position: [x, Math.round(y)] });
      await picker.settled();
      expect(picker.part('popup').hidden).to.equal(false);
      await hover(day(picker, '2026-01-21'));
      await waitUntil(() => picker.part('popup').hidden);
    });
  }

  it('treats names, classes and popups as text (XS-23, CA-14)', async () => {
    const picker = await showInline();
    for (const payload of MARKUP_PAYLOADS.slice(0, -1)) {
      picker.element.dayNames = [{ date: '2026-01-06', class: payload, name: payload }];
      picker.element.popups = { '2026-01-06': payload };
      await picker.settled();
      expect(picker.part('name').textContent).to.equal(payload);
      expect(picker.part('popup').textContent).to.equal(payload);
      expect(day(picker, '2026-01-06').ariaLabel).to.contain(payload);
      for (const token of day(picker, '2026-01-06').classList) expect(token).to.match(/^[\w-]+$/);
    }
    expect(wasPwned()).to.equal(false);
  });
});

describe('<shop-date-picker>: the dialog', () => {
  it('opens at the button with focus on the chosen day, and closes after a choice', async () => {
    const picker = await show({ value: '2026-01-07' });
    await openCalendar(picker);
    await focusOn('2026-01-07');
    expect(picker.one('dialog').matches(':modal')).to.equal(true);
    expect(picker.part('button').ariaExpanded).to.equal('true');
    const changes = changesOf(picker);
    await pick(picker, '2026-01-08');
    await closed(picker);
    expect(changes).to.deep.equal([{ dates: ['2026-01-08'], time: undefined }]);
    expect(text(picker.part('button'))).to.equal('8 stycznia 2026');
    expect(focused() === picker.part('button')).to.equal(true);
  });

  it('stays open until a range is complete, and reopens with the range', async () => {
    const picker = await show({ mode: 'multiple-ranged' });
    await openCalendar(picker);
    await showPage(picker, 'next');
    await waitUntil(() => caption(picker) === 'luty 2026');
    await pick(picker, '2026-02-05');
    expect(picker.isOpen).to.equal(true);
    await waitUntil(() => text(picker.part('button')) === '5 lutego 2026 –');
    await pick(picker, '2026-02-09');
    await closed(picker);
    expect(text(picker.part('button'))).to.equal('5–9 lutego 2026');
    await openCalendar(picker);
    await focusOn('2026-02-05');
  });

  it('stays open for several days, until the shopper confirms', async () => {
    const picker = await show({ mode: 'multiple' });
    await openCalendar(picker);
    for (const date of ['2026-01-07', '2026-01-08', '2026-01-12']) await pick(picker, date);
    expect(picker.isOpen).to.equal(true);
    picker.part('done').click();
    await closed(picker);
    expect(text(picker.part('button'))).to.equal('3 dni');
  });

  const ways: [string, () => Promise<void>][] = [
    ['Escape', () => press('Escape')],
    ['a press beside it', clickCorner],
  ];
  for (const [way, close] of ways) {
    it(`closes with ${way}, and restores focus`, async () => {
      const picker = await show({ value: '2026-01-07' });
      await openCalendar(picker);
      await close();
      await closed(picker);
      expect(focused() === picker.part('button')).to.equal(true);
      expect(picker.element.value).to.equal('2026-01-07');
    });
  }

  it('has the accessible name of its field', async () => {
    const form = document.createElement('form');
    form.innerHTML = '<label for="delivery">Data dostawy</label>';
    const picker = await show({ id: 'delivery' }, form);
    await openCalendar(picker);
    const heading = picker.one('dialog').getAttribute('aria-labelledby');
    expect(text(picker.one(`#${heading}`))).to.equal('Data dostawy: Wybierz datę');
  });
});

describe('<shop-date-picker>: values', () => {
  it('parses a value with duplicates and invalid dates, and normalizes it (CA-10)', async () => {
    const picker = await showInline({
      mode: 'multiple',
      value: '2026-01-09,x,2026-01-07,2026-01-09',
    });
    expect(picker.element.value).to.equal('2026-01-07,2026-01-09');
    picker.element.value = '2026-02-30,2026-01-08';
    expect(picker.element.value).to.equal('2026-01-08');
    picker.element.mode = 'single';
    picker.element.value = '2026-01-12,2026-01-13';
    await picker.settled();
    expect(picker.element.value).to.equal('2026-01-12');
  });

  it('handles 10,000 days (CA-10)', async () => {
    const picker = await showInline({ mode: 'multiple' });
    const first = parseCalendarDate('2026-01-05') ?? 0;
    picker.element.value = Array.from({ length: 10_000 }, (_, at) =>
      new Date((first + (at % 200)) * 86_400_000).toISOString().slice(0, 10),
    ).join();
    await waitUntil(() => datesWith(picker, 'selected').length === 35);
    expect(picker.element.value.split(',')).to.have.length(200);
  });
});

describe('<shop-date-picker>: accessibility', () => {
  const cases: [string, Record<string, string | boolean>][] = [
    ['a plain calendar', {}],
    ['a range', { mode: 'multiple-ranged', value: '2026-01-06,2026-01-20' }],
    [
      'everything at once',
      {
        mode: 'multiple',
        value: '2026-01-05,2026-01-07',
        holidays: '2026-01-06',
        'disabled-weekends': true,
        popups: '{"2026-01-06": "Trzech Króli"}',
        'day-names': '[{"date": "2026-01-24", "name": "Wyprzedaż"}]',
        time: '12',
        'time-value': '14:30',
      },
    ],
  ];
  for (const [title, attributes] of cases) {
    for (const lang of ['pl', 'en']) {
      it(`${title} is accessible in every view (${lang})`, async () => {
        const picker = await showInline(attributes, lang);
        await expectAccessible(picker.element);
        await view(picker, 0);
        await expectAccessible(picker.element);
        await view(picker, -1);
        await waitUntil(() => picker.parts('year').length === 15);
        await expectAccessible(picker.element);
      });
    }
  }

  it('has an accessible field and dialog', async () => {
    const picker = await show({ time: '24', value: '2026-01-07' });
    await expectAccessible(picker.element);
    await openCalendar(picker);
    await expectAccessible(picker.element);
  });

  it('announces the month when it changes', async () => {
    const picker = await showInline();
    await showPage(picker, 'next');
    await waitUntil(() => text(picker.one('[aria-live=polite]')) === 'luty 2026');
  });

  it('has days of at least 40 pixels, also 320 px wide', async () => {
    const picker = await showInline();
    const parent = picker.element.parentElement;
    if (parent) parent.style.width = '320px';
    for (const button of picker.parts('day')) {
      const { width, height } = button.getBoundingClientRect();
      expect(Math.min(width, height)).to.be.at.least(40);
    }
    expect(parent?.scrollWidth).to.be.at.most(320);
  });
});

describe('<shop-date-picker>: styles', () => {
  const media: [string, Record<string, string>][] = [
    ['forced colours', { 'forced-colors': 'active' }],
    ['dark', { 'prefers-color-scheme': 'dark' }],
    ['reduced motion', { 'prefers-reduced-motion': 'reduce' }],
  ];
  for (const [name, features] of media) {
    itInChromium(`shows the chosen day in ${name} (CE-31)`, async () => {
      await emulateMedia(features);
      const picker = await showInline({ value: '2026-01-07', mode: 'multiple-ranged' });
      const backgroundOf = (date: string) => getComputedStyle(day(picker, date)).backgroundColor;
      expect(backgroundOf('2026-01-07')).to.not.equal(backgroundOf('2026-01-08'));
      for (const named of ['caption', 'previous', 'next', 'day']) {
        expect(picker.part(named).getBoundingClientRect().width).to.be.greaterThan(0);
      }
      await expectAccessible(picker.element);
    });
  }

  it('is complete from right to left (CE-31)', async () => {
    const parent = document.createElement('div');
    parent.dir = 'rtl';
    parent.style.width = '320px';
    const picker = await show({ inline: true, time: '12', value: '2026-01-07' }, parent);
    expect(parent.scrollWidth).to.be.at.most(320);
    const [previous, next] = ['previous', 'next'].map(
      (name) => picker.part(name).getBoundingClientRect().x,
    );
    expect(previous).to.be.greaterThan(next ?? Number.POSITIVE_INFINITY);
  });

  it('fits the dialog on the smallest screens (CE-31)', async () => {
    await setViewport({ width: 300, height: 600 });
    try {
      const picker = await show({ value: '2026-01-07', time: '12' });
      await openCalendar(picker);
      const dialog = picker.one('dialog');
      expect(dialog.scrollWidth).to.equal(dialog.clientWidth);
      expect(dialog.getBoundingClientRect().right).to.be.at.most(
        document.documentElement.clientWidth,
      );
    } finally {
      await setViewport(DEFAULT_SIZE);
    }
  });

  it('positions the dialog at its button, inside the screen', async () => {
    const picker = await show({ value: '2026-01-07' });
    await openCalendar(picker);
    const dialog = picker.one('dialog').getBoundingClientRect();
    expect(dialog.top).to.be.at.least(0);
    expect(dialog.left).to.be.at.least(0);
    expect(dialog.right).to.be.at.most(innerWidth);
  });
});
