import { SendingMark } from './SendingMark.tsx';
import { validateForm } from './validate-form.ts';

/** What a form needs once the shopper comes near, and not before. */
export const formHelp = { SendingMark, validateForm };
