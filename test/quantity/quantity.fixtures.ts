import { registerElements } from '../../elements/start/register.ts';
import { quantityElement } from '../../elements/tags/quantity/quantity.element.ts';
import { press, type } from '../kit/keyboard.ts';
import { type Mounted, mount } from '../kit/mount.ts';
import { click } from '../kit/mouse.ts';

export type QuantityTag = Mounted<'shop-quantity'>;

registerElements([quantityElement]);

/** A number input with its label. */
export const INPUT =
  '<label for="n">Ilość</label><input id="n" type="number" name="number" value="1">';

/** The tag around this markup, in a form; Polish by default. */
export const show = (attributes = '', content = INPUT, lang = 'pl'): Promise<QuantityTag> =>
  mount('shop-quantity', `<form><shop-quantity ${attributes}>${content}</shop-quantity></form>`, {
    lang,
  });

/** The number input in a tag. */
export function inputOf(element: Element): HTMLInputElement {
  const input = element.querySelector('input');
  if (input) return input;
  throw new Error('Expected an input in the tag.');
}

/** The value of the input. */
export const quantityIn = ({ element }: QuantityTag): string => inputOf(element).value;

/** Clicks + or −, a number of times. */
export async function clickButton(
  tag: QuantityTag,
  part: 'plus' | 'minus',
  times = 1,
): Promise<void> {
  for (let time = 0; time < times; time += 1) await click(tag.part(part));
  await tag.settled();
}

/** Replaces the value of the input by typing. */
export async function typeInto(tag: QuantityTag, text: string): Promise<void> {
  const input = inputOf(tag.element);
  input.focus();
  input.select();
  await (text ? type(text) : press('Backspace'));
  await tag.settled();
}

/** The light DOM element in a slot. */
export const lineOf = ({ element }: QuantityTag, slot: 'message' | 'hint' = 'message'): string =>
  element.querySelector(`:scope > [slot=${slot}]`)?.textContent ?? '';

/** The active custom states of the tag. */
export const statesOf = ({ element }: QuantityTag): string[] =>
  ['at-min', 'at-max', 'corrected'].filter((state) => element.matches(`:state(${state})`));

/** The details of the events. */
export const detailsOf = (events: readonly Event[]): unknown[] =>
  events.map((event) => (event instanceof CustomEvent ? event.detail : undefined));
