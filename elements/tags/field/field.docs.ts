import type { Docs } from '../../declare/docs.ts';
import { UNCHECKED_FORM } from '../../declare/unchecked-form.ts';
import type { fieldElement } from './field.element.ts';

export const fieldDocs: Docs<typeof fieldElement> = {
  purpose: 'forms',
  summary: {
    en: 'Checks a field of a form while the shopper fills it in, and explains what is wrong.',
    pl: 'Pole, które mówi, co poprawić.',
  },
  synonyms: [
    'input',
    'validation',
    'postcode',
    'password',
    'hasło',
    'pole',
    'walidacja',
    'kod pocztowy',
  ],
  related: ['form', 'tooltip'],
  accessibility:
    'The message is announced, and connected to the input with `aria-describedby`; an invalid value has `aria-invalid`.',
  calls: {
    validateClientData:
      'When a field checked by the platform loses focus, or half a second after typing.',
    verify_iban: 'For a bank account, at the same moments.',
  },
  needs: { selector: 'input, select, textarea', text: 'an <input>, <select> or <textarea> in it' },
  mistakes: [
    UNCHECKED_FORM,
    {
      is: '[type=password-repeat]:not([same-as])',
      text: 'type="password-repeat": expected same-as with the input of the password; without it every value is accepted.',
    },
  ],
  attributes: {
    type: 'The kind of value, which decides the checks.',
    control: {
      description: 'A selector of the input to check, if the tag holds several.',
      names: 'own',
    },
    sameAs: {
      description:
        'The input whose value must be repeated, by its id, its name or a selector. The type `password-repeat` requires it.',
      names: 'input',
    },
    required: 'Whether the field must be filled in; `required` on the input has the same effect.',
    minlength: 'The minimum number of characters; by default `minlength` of the input.',
    maxlength: 'The maximum number of characters; by default `maxlength` of the input.',
    country: {
      description:
        'The country, if no input has it: the platform’s id, such as `1143020003`, or its code, such as `PL`.',
      expected: 'digits, or a code such as PL',
      usual: /^(?:\d+|[A-Z]{2})$/,
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
    debounce: 'The delay between the last change and the check, in milliseconds.',
  },
  events: { onValidate: 'The value has been checked; `data-state` on the tag has the result.' },
  slots: {
    '': 'The label and the input; they work without JavaScript.',
    message: 'The message; inserted by the tag.',
    hint: 'The hint below the message; inserted by the tag.',
  },
  parts: {
    mark: 'The tick in the input, or the exclamation mark before the message.',
    foot: 'The row below the field.',
    hint: 'The line with the hint.',
  },
};
