import type { Docs } from '../../declare/docs.ts';
import type { fieldElement } from './field.element.ts';

export const fieldDocs: Docs<typeof fieldElement> = {
  purpose: 'forms',
  summary: {
    en: 'Checks a field of a form while the shopper fills it in, and explains what is wrong.',
    pl: 'Pole, które mówi, co poprawić.',
  },
  synonyms: ['input', 'validation', 'postcode', 'pole', 'walidacja', 'kod pocztowy'],
  related: ['form', 'tooltip'],
  accessibility:
    'The message is said, and tied to the input by `aria-describedby`; a wrong value is `aria-invalid`.',
  calls: {
    validateClientData:
      'When a field that the platform judges was left, or was not typed in for half a second.',
    verify_iban: 'For a bank account, at the same moments.',
  },
  needs: { selector: 'input, select, textarea', words: 'an <input>, <select> or <textarea> in it' },
  mistakes: [
    {
      is: 'form:has(:is(button, input):is([type=submit], [type=image], button:not([type]))) *:not(shop-form *)',
      words: 'is in a form that is submitted unchecked; expected <shop-form> around the <form>.',
    },
  ],
  attributes: {
    type: 'The kind of value, which decides the checks.',
    control: {
      description: 'A selector of the input to check, if the tag holds several.',
      names: 'own',
    },
    sameAs: {
      description: 'The input whose value must be repeated, by its id, its name or a selector.',
      names: 'input',
    },
    required: 'Whether the field must be filled in; `required` on the input has the same effect.',
    minlength: 'The least number of characters; by default `minlength` of the input.',
    maxlength: 'The greatest number of characters; by default `maxlength` of the input.',
    country: {
      description: 'The platform’s id of the country, if no input has it.',
      expected: 'digits, or a name such as PL',
      usual: /^(?:\d+|[A-Z]\w*)$/,
    },
    countryFrom: {
      description: 'The input with the country, by its id, its name or a selector.',
      names: 'input',
    },
    prefixFrom: {
      description: 'The input with the prefix of a phone number.',
      names: 'input',
    },
    houseNumberFrom: {
      description: 'The input with the house number of a street.',
      names: 'input',
    },
    loginFrom: {
      description: 'The input with the login that a password belongs to.',
      names: 'input',
    },
    passwordFrom: {
      description: 'The input with the password that a login belongs to.',
      names: 'input',
    },
    debounce: 'The time from the last change to the check, in milliseconds.',
  },
  events: { onValidate: 'The value has been checked; `data-state` on the tag has the result.' },
  slots: {
    '': 'The label and the input; they work without script.',
    message: 'The message; the tag puts it there.',
    hint: 'The advice below the message; the tag puts it there.',
  },
  parts: {
    mark: 'The tick in the input, or the exclamation mark before the message.',
    foot: 'The row below the field.',
    hint: 'The line with the advice on what is wrong.',
  },
};
