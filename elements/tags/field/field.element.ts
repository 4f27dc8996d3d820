import { FIELD_TYPES } from '../../../logic/validation/fields/field.ts';
import { VALIDATION_DEBOUNCE_MS } from '../../../logic/validation/fields/validation.constants.ts';
import { Field } from '../../../react/field/Field.tsx';
import fieldCss from '../../../react/field/field.css';
import messageLineCss from '../../../react/validation/message-line.css';
import type { FieldVerdict } from '../../../react/validation/report-checks.ts';
import { flag, number, oneOf, text } from '../../declare/attributes.ts';
import { declareElement } from '../../declare/declaration.ts';
import { notifies } from '../../declare/events.ts';

export const fieldElement = declareElement({
  tag: 'shop-field',
  group: 'forms',
  component: Field,
  styles: [messageLineCss, fieldCss],
  activate: 'ready',
  attributes: {
    type: oneOf(FIELD_TYPES),
    control: text(),
    sameAs: text(),
    required: flag(),
    minlength: number(undefined),
    maxlength: number(undefined),
    country: text(),
    countryFrom: text(),
    prefixFrom: text(),
    houseNumberFrom: text(),
    loginFrom: text(),
    passwordFrom: text(),
    debounce: number(VALIDATION_DEBOUNCE_MS),
  },
  events: {
    onValidate: notifies<FieldVerdict>(),
  },
});
