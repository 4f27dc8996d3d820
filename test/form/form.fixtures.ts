import { type Form, field, settled, show } from '../field/field.fixtures.ts';

/** A submission that stays on the page, and leaves it locked as one that leaves would. */
const ACTION = 'action="javascript:void 0"';

/** From the submission until the form can be sent again. */
export const LEAVING_MS = 10_000;

export const CITY = field('city', 'type="city" required');
export const ZIP = field('zip', 'type="zipcode"');

/** A form in our tag, shown; with a button that has a value. */
export async function showForm(
  content = CITY + ZIP,
  { attributes = '', form = '', lang = 'pl' } = {},
): Promise<Form> {
  const place = await show(
    `<shop-form ${attributes}><form ${ACTION} ${form}>${content}
      <button name="do" value="buy">Send</button></form></shop-form>`,
    lang,
  );
  return formIn(place);
}

/** The tag in there, up to date. */
export async function formIn(place: Element): Promise<Form> {
  await settled(place);
  const found = place.querySelector<Form>('shop-form');
  if (!found) throw new Error('Expected a shop-form.');
  return found;
}

/** The form in the tag. */
export function formOf(tag: Element): HTMLFormElement {
  const found = tag.querySelector('form');
  if (!found) throw new Error('Expected a form.');
  return found;
}

/** Presses the button that sends the form. */
export const clickSend = (tag: Element): void => tag.querySelector('button')?.click();

/** What was really sent so far: the browser builds the data of a form for each submission. */
export function sentForms(tag: Element): string[] {
  const all: string[] = [];
  tag.addEventListener('formdata', (event) => {
    if (!(event instanceof FormDataEvent)) return;
    const data = [...event.formData].map(([name, value]) => `${name}=${value}`);
    all.push(data.join('&'));
  });
  return all;
}

/** The states that the tag is in. */
export const statesOf = (tag: Element): string[] =>
  ['validating', 'submitting', 'failed'].filter((state) => tag.matches(`:state(${state})`));
