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

/** A scripted verdict on a field: a code, a code with a message, or '' for a valid value. */
export type Judge = (reading: FieldReading) => string | { code: string; message?: string };

function verdict(judged: ReturnType<Judge>) {
  const { code, message = '' } = typeof judged === 'string' ? { code: judged } : judged;
  return { messages: code ? [{ code, message }] : [] };
}

/** The data of one response, with the judge's verdicts. */
export const judged = (questions: readonly ValidationQuestion[], judge: Judge) =>
  Object.fromEntries(
    questions.map(({ reading, alias }) => [alias?.text ?? VALIDATE, verdict(judge(reading))]),
  );

/** A platform with a judge for fields; without one, every value is valid. */
export function platformThat(judge: Judge = () => ''): FakePlatform {
  const platform = installFakePlatform();
  platform.answer(VALIDATE, (questions: readonly ValidationQuestion[]) => judged(questions, judge));
  return platform;
}

/** The requests so far: the fields of each. */
export const requestedReadings = (platform: FakePlatform): FieldReading[][] =>
  platform
    .calls(VALIDATE)
    .map(({ variables }) =>
      (variables as readonly ValidationQuestion[]).map(({ reading }) => reading),
    );

/** The requests so far: the ids of the fields of each. */
export const requestedIds = (platform: FakePlatform): string[][] =>
  requestedReadings(platform).map((readings) => readings.map(({ id }) => id));

/** The last submitted data of a field. */
export function sent(platform: FakePlatform, id: string): FieldReading {
  const found = requestedReadings(platform)
    .flat()
    .findLast((reading) => reading.id === id);
  if (!found) throw new Error(`Expected a question about ${id}.`);
  return found;
}

/** Mounts markup with tags; in Polish by default. */
export async function show(markup: string, lang = 'pl'): Promise<HTMLElement> {
  const place = await fixture<HTMLElement>(html`<div lang=${lang}></div>`);
  place.innerHTML = markup;
  await settled(place);
  await comeNear(place);
  return place;
}

/** Simulates interest by the shopper: loads the validation code of the tags in an element. */
export async function comeNear(place: Element): Promise<void> {
  const tags = place.querySelectorAll<Field | Form>('shop-field,shop-form');
  for (const tag of tags) tag.dispatchEvent(new Event('touchstart'));
  // only rendered tags load their modules
  await drawn();
  await settled(place);
}

/** Waits until all tags in an element are up to date. */
export async function settled(place: Element): Promise<void> {
  const tags = place.querySelectorAll<Field | Form>('shop-field,shop-form');
  for (const tag of tags) await tag.updateComplete;
}

/** A field around one input with this id and a label. */
export const field = (id: string, attributes = '', input = ''): string =>
  `<shop-field ${attributes}><label for="${id}">${id}</label><input id="${id}" name="${id}" ${input}></shop-field>`;

/** The input with an id. */
export function control(id: string): Control {
  const found = document.getElementById(id);
  if (found?.matches('input,select,textarea')) return found as Control;
  throw new Error(`Expected an input with the id ${id}.`);
}

/** The field around an input. */
export function fieldOf(id: string): Field {
  const found = control(id).closest<Field>('shop-field');
  if (!found) throw new Error(`Expected ${id} in a shop-field.`);
  return found;
}

export const stateOf = (id: string): string | undefined => fieldOf(id).dataset.state;

/** Dispatches the events of a change by the shopper. */
export function changed(id: string): void {
  control(id).dispatchEvent(new Event('input', { bubbles: true, composed: true }));
}

/** Sets the value of an input, like a single key press, a paste or autofill. */
export function enter(id: string, value: string): void {
  control(id).value = value;
  changed(id);
}

/** Sets the value of an input and waits for the debounce. */
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

/** The texts that describe an input, joined. */
export const messageOf = (id: string): string => linesOf(id).join(' ');

/** A field around a box that must be checked. */
export const TERMS = `<shop-field type="checkbox" required><input type="checkbox" id="terms">
  <label for="terms">Regulamin</label></shop-field>`;
