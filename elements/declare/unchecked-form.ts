import type { Mistake } from './docs.ts';

/** The mistake that the form of a field has no `<shop-form>`, without which nothing checks it. */
export const UNCHECKED_FORM: Mistake = {
  is: 'form:has(:is(button, input):is([type=submit], [type=image], button:not([type]))) *:not(shop-form *)',
  text: 'is in a form that is submitted unchecked; expected <shop-form> around the <form>.',
};
