import { fixture, html } from '@open-wc/testing';
import type { ElementOf } from '../../elements/declare/element-types.ts';
import { registerElements } from '../../elements/start/register.ts';
import { fieldElement } from '../../elements/tags/field/field.element.ts';
import { formElement } from '../../elements/tags/form/form.element.ts';
import type { FieldReading } from '../../logic/validation/fields/field.ts';
import type { ValidationQuestion } from '../../logic/validation/later/validation.api.ts';
import { type FakePlatform, installFakePlatform } from '../kit/fake-platform.ts';
import { settled as drawn } from '../kit/settled.ts';

export type Field = ElementOf<typeof fieldElement>;
export type Form = ElementOf<typeof formElement>;
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

registerElements([fieldElement, formElement]);

export const VALIDATE = 'validateClientData';
export const DEBOUNCE_MS = 500;

/** What a scripted platform says of a field: a code, a code with a message, or '' for nothing wrong. */
export type Judge = (reading: FieldReading) => string | { code: string; message?: string };

function verdict(judged: ReturnType<Judge>) {
  const { code, message = '' } = typeof judged === 'string' ? { code: judged } : judged;
  return { messages: code ? [{ code, message }] : [] };
}

/** The data of one answer, as the judge gives it. */
export const judged = (questions: readonly ValidationQuestion[], judge: Judge) =>
  Object.fromEntries(
    questions.map(({ reading, alias }) => [alias?.text ?? VALIDATE, verdict(judge(reading))]),
  );

/** A platform that judges fields so; without a judge nothing is wrong. */
export function platformThat(judge: Judge = () => ''): FakePlatform {
  const platform = installFakePlatform();
  platform.answer(VALIDATE, (questions: readonly ValidationQuestion[]) => judged(questions, judge));
  return platform;
}

/** What the platform was asked so far: the fields of each question. */
export const readingsAsked = (platform: FakePlatform): FieldReading[][] =>
  platform
    .calls(VALIDATE)
    .map(({ variables }) =>
      (variables as readonly ValidationQuestion[]).map(({ reading }) => reading),
    );

/** The questions so far: the ids of the fields of each. */
export const asked = (platform: FakePlatform): string[][] =>
  readingsAsked(platform).map((readings) => readings.map(({ id }) => id));

/** What was last sent of a field. */
export function sent(platform: FakePlatform, id: string): FieldReading {
  const found = readingsAsked(platform)
    .flat()
    .findLast((reading) => reading.id === id);
  if (!found) throw new Error(`Expected a question about ${id}.`);
  return found;
}

/** Markup with our tags, shown; Polish unless `lang` says otherwise. */
export async function show(markup: string, lang = 'pl'): Promise<HTMLElement> {
  const place = await fixture<HTMLElement>(html`<div lang=${lang}></div>`);
  place.innerHTML = markup;
  await settled(place);
  await comeNear(place);
  return place;
}

/** The shopper comes near: what the tags in there are checked by is loaded. */
export async function comeNear(place: Element): Promise<void> {
  const tags = place.querySelectorAll<Field | Form>('shop-field,shop-form');
  for (const tag of tags) tag.dispatchEvent(new Event('touchstart'));
  // only what is drawn asks for its modules
  await drawn();
  await settled(place);
}

/** Until all of our tags in there are up to date. */
export async function settled(place: Element): Promise<void> {
  const tags = place.querySelectorAll<Field | Form>('shop-field,shop-form');
  for (const tag of tags) await tag.updateComplete;
}

/** A field around one input, with that id; its label has the id as well. */
export const field = (id: string, attributes = '', input = ''): string =>
  `<shop-field ${attributes}><label for="${id}">${id}</label><input id="${id}" name="${id}" ${input}></shop-field>`;

/** The input with that id. */
export function control(id: string): Control {
  const found = document.getElementById(id);
  if (found?.matches('input,select,textarea')) return found as Control;
  throw new Error(`Expected an input with the id ${id}.`);
}

/** The field that an input sits in. */
export function fieldOf(id: string): Field {
  const found = control(id).closest<Field>('shop-field');
  if (!found) throw new Error(`Expected ${id} in a shop-field.`);
  return found;
}

export const stateOf = (id: string): string | undefined => fieldOf(id).dataset.state;

/** Tells the page that the shopper changed an input. */
export function changed(id: string): void {
  control(id).dispatchEvent(new Event('input', { bubbles: true, composed: true }));
}

/** Gives an input a value, as one key press, a paste or autofill does. */
export function enter(id: string, value: string): void {
  control(id).value = value;
  changed(id);
}

/** Gives an input a value and lets the pause after it pass. */
export async function fill(platform: FakePlatform, id: string, value: string): Promise<void> {
  enter(id, value);
  await platform.clock.advance(DEBOUNCE_MS);
}

/** The texts that describe an input to assistive technology. */
export const linesOf = (id: string): string[] =>
  (control(id).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((line) => document.getElementById(line)?.textContent ?? `no #${line}`);

/** The same in one text. */
export const messageOf = (id: string): string => linesOf(id).join(' ');

/** A field around a box that must be checked. */
export const TERMS = `<shop-field type="checkbox" required><input type="checkbox" id="terms">
  <label for="terms">Regulamin</label></shop-field>`;
