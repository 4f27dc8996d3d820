import { registerElements } from '../../elements/start/register.ts';
import { datePickerElement } from '../../elements/tags/date-picker/date-picker.element.ts';
import { type Attributes, createTag } from '../kit/create-tag.ts';
import { type FakePlatform, installFakePlatform } from '../kit/fake-platform.ts';
import { type Mounted, mount } from '../kit/mount.ts';
import { focused } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';

registerElements([datePickerElement]);

export type DatePicker = Mounted<'shop-date-picker'>;

/** A platform whose clock starts at noon of 5 January 2026 (UTC). */
export const newPlatform = (): FakePlatform => installFakePlatform();

/** A picker with these attributes, not on the page. */
export const createPicker = (attributes: Attributes = {}) =>
  createTag('shop-date-picker', attributes);

const hasTokens = (): boolean =>
  getComputedStyle(document.documentElement).getPropertyValue('--shop-color-text') !== '';

/** A rendered picker on the page, with the design tokens; `parent` is its container. */
export async function show(
  attributes: Attributes = {},
  parent: HTMLElement = document.createElement('div'),
  lang = 'pl',
): Promise<DatePicker> {
  parent.append(createPicker(attributes));
  const picker = await mount('shop-date-picker', parent, { lang });
  await waitUntil(hasTokens);
  return picker;
}

/** A picker whose calendar is on the page. */
export const showInline = (attributes: Attributes = {}, lang = 'pl'): Promise<DatePicker> =>
  show({ inline: true, ...attributes }, undefined, lang);

/** Opens the calendar with its button and waits until the days have the focus. */
export async function openCalendar(picker: DatePicker): Promise<void> {
  picker.part('button').click();
  await opened(picker);
}

const isOpen = ({ element }: DatePicker): boolean => element.matches(':state(open)');

export const opened = (picker: DatePicker): Promise<void> =>
  waitUntil(
    () => picker.isOpen && isOpen(picker) && focused()?.part.contains('day'),
    'the calendar is open',
  );

export const closed = (picker: DatePicker): Promise<void> =>
  waitUntil(() => !picker.isOpen && !isOpen(picker), 'the calendar is closed');

/** The cell of a date on the visible calendar page. */
export const cell = (picker: Mounted, date: string): HTMLElement =>
  picker.one(`[data-day="${date}"]`);

/** The button of a date on the visible calendar page. */
export const day = (picker: Mounted, date: string): HTMLElement =>
  picker.one(`[data-day="${date}"] button`);

/** Clicks a day and waits until the picker shows it. */
export async function pick(picker: DatePicker, date: string): Promise<void> {
  day(picker, date).click();
  await picker.settled();
}

/** The month and the year above the days, as a screen reader announces them. */
export const caption = (picker: Mounted): string =>
  picker.one('[aria-live=polite]').textContent ?? '';

/** The focused date. */
export const focusedDate = (): string | undefined =>
  focused()?.closest<HTMLElement>('[data-day]')?.dataset.day;

/** Waits until a date has focus. */
export const focusOn = (date: string): Promise<void> =>
  waitUntil(() => focusedDate() === date, `the focus is on ${date}`);

/** The details of every change that the shopper makes from now on. */
export function changesOf(picker: DatePicker) {
  const changes: { dates: string[]; time: string | undefined }[] = [];
  picker.element.addEventListener('shop-date-picker-change', (event) => {
    if (event instanceof CustomEvent) changes.push({ ...event.detail });
  });
  return changes;
}
