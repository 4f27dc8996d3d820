import { listen } from '../../../logic/platform/listen.ts';
import { pageStore } from '../../../logic/state/page-state.ts';
import { lastInputOf } from '../../../logic/validation/registry.atoms.ts';
import { fieldStatusOf, settleFieldAtom } from '../../../logic/validation/results.atoms.ts';
import { rulesAtom } from '../../../logic/validation/rules.atoms.ts';
import { checkAgain } from '../../validation/debounced-check.ts';
import { hasValue, type PageField, pageFields } from '../../validation/page-fields.ts';
import { findPartner, neighbourOf } from '../../validation/read-field.ts';
import { tidyField } from '../../validation/tidy/tidy-field.ts';

/**
 * Requires the house number once the shopper leaves the street, as if it had been edited
 * (docs/specification.md#s5-server-checks).
 */
function requestHouseNumber(field: PageField): void {
  const { control, settings, host } = field;
  const partner = control && findPartner('houseNumber', settings, control);
  if (!partner || !hasValue(field)) return;
  lastInputOf(partner).current ??= '';
  const { result, shownBy, isQuiet } = pageStore.get(fieldStatusOf(host));
  const isHidden = result.state === 'error' && result.input === 'houseNumber' && shownBy === null;
  if (!isHidden) return;
  const neighbour = neighbourOf(field, 'houseNumber');
  pageStore.set(settleFieldAtom, { host, result, shownBy: neighbour, isQuiet });
}

/** Input types that insert text at the caret; not autofill, undo or dropped text. */
const ADDS = /^insert(?:Text|CompositionText|FromPaste)$/;

const isAtEnd = ({ selectionStart, value }: HTMLInputElement): boolean =>
  selectionStart === value.length;

/** Replaces the end of an input's text so that the shopper can undo it. */
function replaceEnd(input: HTMLInputElement, text: string): void {
  const { value } = input;
  const same = [...text].findIndex((character, at) => character !== value[at]);
  const start = same < 0 ? text.length : same;
  input.setSelectionRange(start, value.length);
  const isDone = document.execCommand(
    start < text.length ? 'insertText' : 'delete',
    false,
    text.slice(start),
  );
  if (!isDone) input.setRangeText(text.slice(start), start, value.length, 'end');
}

/** Adds the hyphens of a date typed at the end of an input. */
function addHyphens(input: HTMLInputElement): void {
  const text = pageStore.get(rulesAtom)?.withHyphens(input.value) ?? input.value;
  if (text !== input.value && isAtEnd(input)) replaceEnd(input, text);
}

const isAddition = (event: Event): boolean =>
  event.type === 'compositionend' ||
  (event instanceof InputEvent && !event.isComposing && ADDS.test(event.inputType));

const isWrong = ({ host }: PageField): boolean =>
  pageStore.get(fieldStatusOf(host)).result.state === 'error';

/**
 * Formats a field during typing: adds the hyphens of a date, and normalizes the value on blur. Requires the loaded
 * field rules. The result unsubscribes.
 */
export function followTyping(host: HTMLElement): () => void {
  let isWriting = false;
  const about = (handler: (field: PageField, event: Event) => void) => (event: Event) => {
    const field = pageFields.get(host);
    if (field?.control && event.target === field.control && !isWriting) handler(field, event);
  };
  const typed = about(({ control, settings }, event) => {
    const isDate = settings.type === 'birthdate' && control instanceof HTMLInputElement;
    if (!isDate || control.type !== 'text' || !isAddition(event)) return;
    isWriting = true;
    addHyphens(control);
    isWriting = false;
  });
  const tidy = (field: PageField) => {
    // the normalized value may be valid
    if (tidyField(field) && isWrong(field)) checkAgain(field);
  };
  const left = (field: PageField) => {
    tidy(field);
    requestHouseNumber(field);
  };
  const handlers = {
    input: typed,
    compositionend: typed,
    change: about(tidy),
    focusout: about(left),
  };
  // capture: the page's own listeners read the final value
  return listen(host, handlers, { capture: true });
}
