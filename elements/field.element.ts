import { FIELD_TYPES } from '../logic/forms/fields/field.ts';
import { VALIDATION_DEBOUNCE_MS } from '../logic/forms/fields/validation.constants.ts';
import fieldCss from '../react/field/field.css';
import type { FieldVerdict } from '../react/field/field.props.ts';
import messageLineCss from '../react/forms/message-line.css';
import { flag, number, oneOf, text } from './declare/attributes.ts';
import { declareElement, notifies } from './declare/declaration.ts';

export const fieldElement = declareElement({
  tag: 'shop-field',
  summary: 'Checks a field of a form while the shopper fills it in, and says what is wrong.',
  component: async () => (await import('../react/field/Field.tsx')).Field,
  styles: [messageLineCss, fieldCss],
  activate: 'ready',
  attributes: {
    type: oneOf(FIELD_TYPES, 'What the value is checked as.'),
    control: text('The input to check, where the element holds several: a selector.'),
    sameAs: text('The input whose value must be repeated: its id, its name or a selector.'),
    required: flag('Whether it must be filled in; the input’s own `required` says the same.'),
    minlength: number(undefined, 'The fewest characters; else the input’s own.'),
    maxlength: number(undefined, 'The most characters; else the input’s own.'),
    country: text('The platform’s id of the country, where no input gives it.'),
    countryFrom: text('The input with the country: its id, its name or a selector.'),
    prefixFrom: text('The input with the prefix of a phone number.'),
    houseNumberFrom: text('The input with the house number of a street.'),
    loginFrom: text('The input with the login that a password belongs to.'),
    passwordFrom: text('The input with the password that a login belongs to.'),
    debounce: number(VALIDATION_DEBOUNCE_MS, 'From the last change to the check, in milliseconds.'),
  },
  events: {
    onValidate: notifies<FieldVerdict>(
      'The value has been checked; `data-state` says where the field stands.',
    ),
  },
  slots: {
    '': 'The label and the input; they work without script.',
    message: 'What is wrong; put there by the element.',
  },
  parts: { mark: 'The tick in the input, or the exclamation mark before the message.' },
});
