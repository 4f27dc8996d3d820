import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import '../kit/guard.ts';
import {
  type DatePicker,
  newPlatform,
  openCalendar,
  show,
  showInline,
} from './date-picker.fixtures.ts';

const DEFAULT_SIZE = { width: 800, height: 600 };

const SCREENS: readonly (readonly [name: string, width: number, height: number])[] = [
  ['a phone', 390, 844],
  ['a small phone', 320, 568],
  ['a phone on its side', 844, 390],
  ['a tablet', 800, 600],
  ['a wide screen', 1280, 800],
];
/** The distance of the field from the start of the page, and the content after it, in viewports. */
const PLACES: readonly (readonly [before: number, after: number])[] = [
  [0, 0],
  [0.5, 2],
  [0.9, 2],
  [2, 0],
];

async function showField([before, after]: readonly [number, number]): Promise<DatePicker> {
  const picker = await show({ value: '2026-01-07' });
  const parent = picker.element.parentElement ?? picker.page;
  parent.style.paddingBlock = `${before * innerHeight}px ${after * innerHeight}px`;
  if (before > 1) picker.element.scrollIntoView();
  return picker;
}

async function openedBox(picker: DatePicker): Promise<DOMRect> {
  await openCalendar(picker);
  const dialog = picker.one('dialog');
  await Promise.all(dialog.getAnimations().map(({ finished }) => finished));
  return dialog.getBoundingClientRect();
}

describe('the open calendar', () => {
  beforeEach(() => void newPlatform());
  afterEach(() => setViewport(DEFAULT_SIZE));

  for (const [name, width, height] of SCREENS) {
    it(`does not cover its field: ${name} (V26)`, async () => {
      await setViewport({ width, height });
      for (const place of PLACES) {
        const picker = await showField(place);
        const box = await openedBox(picker);
        const field = picker.part('button').getBoundingClientRect();
        const measured = `${place.join()}: ${Math.round(field.top)}, ${Math.round(box.top)}`;
        expect(box.top >= field.bottom || box.bottom <= field.top, measured).to.equal(true);
        expect(field.top, measured).to.be.at.least(0);
        expect(field.bottom, measured).to.be.at.most(innerHeight);
        expect(box.top, measured).to.be.at.least(0);
        expect(box.bottom, measured).to.be.at.most(innerHeight);
        expect(box.height, measured).to.be.greaterThan(100);
        expect(box.right, measured).to.be.at.most(width);
        picker.element.parentElement?.remove();
      }
    });
  }
});

/** A text that overflows the box that it is painted in. */
const isCut = (element: Element): boolean =>
  element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;

describe('names in the calendar', () => {
  beforeEach(() => void newPlatform());

  for (const lang of ['pl', 'en']) {
    for (const [width, size] of [
      [340, 16],
      [240, 16],
      [340, 32],
    ] as const) {
      it(`are not cut off in ${width} px with text of ${size} px, ${lang} (V26)`, async () => {
        const names = [
          { date: '2026-01-06', name: 'Trzech Króli' },
          { date: '2026-01-24', name: 'Wyprzedażowe pożegnanie zimy' },
        ];
        const picker = await showInline(
          { value: '2026-01-07', 'day-names': JSON.stringify(names) },
          lang,
        );
        const parent = picker.element.parentElement ?? picker.page;
        Object.assign(parent.style, { inlineSize: `${width}px`, fontSize: `${size}px` });
        await new Promise(requestAnimationFrame);
        for (const name of [...picker.parts('weekday'), ...picker.parts('name')]) {
          expect(isCut(name), name.textContent ?? '').to.equal(false);
          expect(getComputedStyle(name).textOverflow).to.equal('clip');
        }
        const days = picker.one('.days').getBoundingClientRect();
        for (const name of picker.parts('name')) {
          const box = name.getBoundingClientRect();
          const cell = name.closest('td')?.getBoundingClientRect() ?? days;
          expect(box.bottom).to.be.at.most(cell.bottom + 1);
          expect(box.right).to.be.at.most(cell.right + 1);
        }
        expect(parent.scrollWidth).to.be.at.most(width);
      });
    }
  }
});
