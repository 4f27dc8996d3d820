import { askPlatformAtom } from './ask-platform.atoms.ts';
import { withHyphens } from './birth-date.ts';
import { checkField, orRefused } from './check-field.ts';
import { problemText } from './problem-text.ts';
import { tidyReadingAtom } from './tidy-reading.atoms.ts';
import { validationMessages } from './validation.messages.ts';

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
