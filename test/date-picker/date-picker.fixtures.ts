import { fixture } from '@open-wc/testing';
import { datePickerElement } from '../../elements/date-picker.element.ts';
import type { ElementOf } from '../../elements/declare/declaration.ts';
import { registerElements } from '../../elements/start/register.ts';
import { type FakePlatform, installFakePlatform } from '../kit/fake-platform.ts';
import { focused, one, part } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';

registerElements([datePickerElement]);

export type DatePicker = ElementOf<typeof datePickerElement>;
type Attributes = Readonly<Record<string, string | boolean>>;

/** The platform whose clock says noon of 5 January 2026 (UTC). */
export const freshPlatform = (): FakePlatform => installFakePlatform();

/** A picker with these attributes, not on the page. */
export function createPicker(attributes: Attributes = {}): DatePicker {
  const picker = document.createElement(datePickerElement.tag) as DatePicker;
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'string') picker.setAttribute(name, value);
    else picker.toggleAttribute(name, value);
  }
  return picker;
}

const hasTokens = (): boolean =>
  getComputedStyle(document.documentElement).getPropertyValue('--shop-color-text') !== '';

/** A picker on the page, rendered with the design tokens; `parent` is where it is put. */
export async function show(
  attributes: Attributes = {},
  parent: HTMLElement = document.createElement('div'),
): Promise<DatePicker> {
  const picker = createPicker(attributes);
  parent.append(picker);
  await fixture(parent);
  await picker.updateComplete;
  await waitUntil(hasTokens);
  return picker;
}

/** A picker whose calendar is on the page. */
export async function showInline(attributes: Attributes = {}, lang = 'pl'): Promise<DatePicker> {
  const parent = document.createElement('div');
  parent.lang = lang;
  return show({ inline: true, ...attributes }, parent);
}

export const isOpen = (picker: Element): boolean => picker.matches(':state(open)');

/** Opens the calendar with its button and waits until the days have the focus. */
export async function openCalendar(picker: DatePicker): Promise<void> {
  part(picker, 'button').click();
  await opened(picker);
}

export const opened = (picker: DatePicker): Promise<void> =>
  waitUntil(() => isOpen(picker) && focused()?.part.contains('day'), 'the calendar is open');

export const closed = (picker: DatePicker): Promise<void> =>
  waitUntil(() => !isOpen(picker), 'the calendar is closed');

/** The cell of a date on the page that shows. */
export const cell = (picker: Element, date: string): HTMLElement =>
  one(picker, `[data-day="${date}"]`);

/** The button of a date on the page that shows. */
export const day = (picker: Element, date: string): HTMLElement =>
  one(picker, `[data-day="${date}"] button`);

/** Clicks a day and waits until that shows. */
export async function pick(picker: DatePicker, date: string): Promise<void> {
  day(picker, date).click();
  await picker.updateComplete;
}

/** The month and the year above the days, as a reader hears them. */
export const caption = (picker: Element): string => one(picker, '[role=status]').textContent ?? '';

/** The date that the focus is on. */
export const focusedDate = (): string | undefined =>
  focused()?.closest<HTMLElement>('[data-day]')?.dataset.day;

/** Waits until the focus is on a date. */
export const focusOn = (date: string): Promise<void> =>
  waitUntil(() => focusedDate() === date, `the focus is on ${date}`);

/** The details of every change that the shopper makes from now on. */
export function changesOf(picker: DatePicker) {
  const changes: { dates: string[]; time: string | undefined }[] = [];
  picker.addEventListener('shop-date-picker-change', (event) => {
    if (event instanceof CustomEvent) changes.push({ ...event.detail });
  });
  return changes;
}
