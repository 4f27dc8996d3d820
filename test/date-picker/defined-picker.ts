import { datePickerElement } from '../../elements/date-picker.element.ts';
import { defineElement } from '../../elements/element/define-element.ts';

defineElement(datePickerElement);
