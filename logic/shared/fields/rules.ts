import { askPlatformAtom } from '../validation/ask-platform.atoms.ts';
import { withHyphens } from '../validation/birth-date.ts';
import { checkField, orRefused } from '../validation/check-field.ts';
import { problemText } from '../validation/problem-text.ts';
import { tidyReadingAtom } from '../validation/tidy-reading.atoms.ts';
import { validationMessages } from '../validation/validation.messages.ts';

/** All that is needed once a shopper fills something in, and not before. */
export const rules = {
  askPlatformAtom,
  checkField,
  orRefused,
  problemText,
  tidyReadingAtom,
  withHyphens,
  messages: validationMessages,
};
