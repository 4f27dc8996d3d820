import { getDefaultStore } from 'jotai/vanilla';
import { rulesAtom } from '../../../logic/forms/rules.atoms.ts';
import type { Control } from '../../forms/control.ts';
import { checkAgain } from '../../forms/follow-fields.ts';
import { tidyField } from '../../forms/tidy/tidy-field.ts';
import type { OwnField } from '../own-field.ts';

/** What adds text where the caret is; autofill, undo and a dropped text do not. */
const ADDS = /^insert(?:Text|CompositionText|FromPaste)$/;

const isAtEnd = ({ selectionStart, value }: HTMLInputElement): boolean =>
  selectionStart === value.length;

/** Puts a text in the place of the end of another, so that the shopper can undo it. */
function replaceEnd(input: HTMLInputElement, text: string): void {
  const { value } = input;
  const same = [...text].findIndex((character, at) => character !== value[at]);
  const start = same < 0 ? text.length : same;
  input.setSelectionRange(start, value.length);
  const isDone = input.ownerDocument.execCommand(
    start < text.length ? 'insertText' : 'delete',
    false,
    text.slice(start),
  );
  if (!isDone) input.setRangeText(text.slice(start), start, value.length, 'end');
}

/** Writes the hyphens of a date that is being typed at its end. */
function addHyphens(input: HTMLInputElement): void {
  const text = getDefaultStore().get(rulesAtom)?.withHyphens(input.value) ?? input.value;
  if (text !== input.value && isAtEnd(input)) replaceEnd(input, text);
}

const isAddition = (event: Event): boolean =>
  event.type === 'compositionend' ||
  (event instanceof InputEvent && !event.isComposing && ADDS.test(event.inputType));

/**
 * Helps a shopper to type into a field until the result is called: hyphens of a date come by themselves, and on leaving,
 * the value gets the form that the platform takes. The rules of fields are loaded.
 */
export function followTyping(field: OwnField): () => void {
  const controller = new AbortController();
  let isWriting = false;
  const listen = (types: readonly string[], listener: (control: Control, event: Event) => void) => {
    for (const type of types) {
      field.host.addEventListener(
        type,
        (event) => {
          const { control } = field;
          if (control && event.target === control && !isWriting) listener(control, event);
        },
        // the page's own listeners find the value as it stays
        { signal: controller.signal, capture: true },
      );
    }
  };
  listen(['input', 'compositionend'], (control, event) => {
    const isDate = field.props.type === 'birthdate' && control instanceof HTMLInputElement;
    if (!isDate || control.type !== 'text' || !isAddition(event)) return;
    isWriting = true;
    addHyphens(control);
    isWriting = false;
  });
  listen(['change', 'focusout'], () => {
    // what was wrong may have been its form only
    if (tidyField(field) && field.result.state === 'error') checkAgain(field);
  });
  return () => controller.abort();
}
