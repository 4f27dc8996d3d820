import type { Docs } from './declare/docs.ts';
import type { fieldElement } from './field.element.ts';

export const fieldDocs: Docs<typeof fieldElement> = {
  summary: 'Checks a field of a form while the shopper fills it in, and says what is wrong.',
  attributes: {
    type: 'What the value is checked as.',
    control: 'The input to check, where the element holds several: a selector.',
    sameAs: 'The input whose value must be repeated: its id, its name or a selector.',
    required: 'Whether it must be filled in; the input’s own `required` says the same.',
    minlength: 'The fewest characters; else the input’s own.',
    maxlength: 'The most characters; else the input’s own.',
    country: 'The platform’s id of the country, where no input gives it.',
    countryFrom: 'The input with the country: its id, its name or a selector.',
    prefixFrom: 'The input with the prefix of a phone number.',
    houseNumberFrom: 'The input with the house number of a street.',
    loginFrom: 'The input with the login that a password belongs to.',
    passwordFrom: 'The input with the password that a login belongs to.',
    debounce: 'From the last change to the check, in milliseconds.',
  },
  events: { onValidate: 'The value has been checked; `data-state` says where the field stands.' },
  slots: {
    '': 'The label and the input; they work without script.',
    message: 'What is wrong; put there by the element.',
  },
  parts: { mark: 'The tick in the input, or the exclamation mark before the message.' },
};
