import { type Form, field, settled, show } from '../field/field.fixtures.ts';

/** A submission that stays on the page, and leaves the form locked as during a navigation. */
const ACTION = 'action="javascript:void 0"';

/** The time after a submission until the form can be submitted again. */
export const LEAVING_MS = 10_000;

export const CITY = field('city', 'type="city" required');
export const ZIP = field('zip', 'type="zipcode"');

/** Mounts a form in the tag, with a button that has a value. */
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

/** Returns the tag in an element once it is up to date. */
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

/** Clicks the submit button. */
export const clickSend = (tag: Element): void => tag.querySelector('button')?.click();

/** The actual submissions so far: the browser creates form data for each. */
export function sentForms(tag: Element): string[] {
  const all: string[] = [];
  tag.addEventListener('formdata', (event) => {
    if (!(event instanceof FormDataEvent)) return;
    const data = [...event.formData].map(([name, value]) => `${name}=${value}`);
    all.push(data.join('&'));
  });
  return all;
}

/** The active custom states of the tag. */
export const statesOf = (tag: Element): string[] =>
  ['validating', 'submitting', 'failed'].filter((state) => tag.matches(`:state(${state})`));
