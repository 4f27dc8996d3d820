import { checkAtom, checkNowAtom, tidyReading } from './check-fields.atoms.ts';
import { problemHint, problemText } from './problem-text.ts';
import { validationMessages } from './validation.messages.ts';

/** The field rules and their texts, loaded once a shopper fills something in. */
export const rules = {
  checkAtom,
  checkNowAtom,
  problemHint,
  problemText,
  tidyReading,
  messages: validationMessages,
};
