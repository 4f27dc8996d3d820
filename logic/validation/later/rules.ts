import { withHyphens } from './birth-date.ts';
import { checkAtom, checkNowAtom, tidyReadingAtom } from './check-fields.atoms.ts';
import { problemHint, problemText } from './problem-text.ts';
import { validationMessages } from './validation.messages.ts';

/** The field rules and their texts, loaded once a shopper fills something in. */
export const rules = {
  checkAtom,
  checkNowAtom,
  problemHint,
  problemText,
  tidyReadingAtom,
  withHyphens,
  messages: validationMessages,
};
