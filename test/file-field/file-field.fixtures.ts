import { registerElements } from '../../elements/start/register.ts';
import { fileFieldElement } from '../../elements/tags/file-field/file-field.element.ts';
import { type Mounted, mount } from '../kit/mount.ts';

export type FileField = Mounted<'shop-file-field'>;

registerElements([fileFieldElement]);

/** Mounts the tag around this markup; in Polish by default. */
export const show = (
  attributes = '',
  content = '<label for="file">Zdjęcie</label><input id="file" name="photo" type="file" multiple>',
  lang = 'pl',
): Promise<FileField> =>
  mount(
    'shop-file-field',
    `<form><shop-file-field ${attributes}>${content}</shop-file-field></form>`,
    { lang },
  );

/** The file input of the tag. */
export function inputOf(field: Element): HTMLInputElement {
  const input = field.querySelector<HTMLInputElement>('input[type=file]');
  if (input) return input;
  throw new Error('Expected a file input in the tag.');
}

/** Creates a file with a number of bytes. */
export const file = (name: string, type = '', bytes = 1): File =>
  new File([new Uint8Array(bytes)], name, { type });

/** A `DataTransfer` with files, as in a drag or on the clipboard. */
export function transfer(...files: readonly File[]): DataTransfer {
  const data = new DataTransfer();
  for (const one of files) data.items.add(one);
  return data;
}

/** Chooses files as a shopper does in the file dialog. */
export async function pick(field: FileField, ...files: readonly File[]): Promise<void> {
  const input = inputOf(field.element);
  input.files = transfer(...files).files;
  input.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await field.settled();
}

/** The names of the files in the form data. */
export const chosen = (field: Mounted): string[] =>
  [...(inputOf(field.element).files ?? [])].map(({ name }) => name);

/** The light DOM element in a slot. */
export function line(field: Element, slot: 'hint' | 'message'): HTMLElement {
  const lines = field.querySelectorAll<HTMLElement>(`:scope > [slot=${slot}]`);
  if (lines.length === 1 && lines[0]) return lines[0];
  throw new Error(`Expected one ${slot} but found ${lines.length}.`);
}

/** The message about the files: one line of text for each refused file. */
export const message = (field: Mounted): string => line(field.element, 'message').textContent ?? '';

/** The texts that describe the input to assistive technology. */
export const descriptions = (field: Mounted): string[] =>
  (inputOf(field.element).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent ?? `no #${id}`);
