import { SendingMark } from './SendingMark.tsx';
import { validateForm } from './validate-form.ts';

/** The parts of a form that load when the shopper approaches it. */
export const formHelp = { SendingMark, validateForm };
