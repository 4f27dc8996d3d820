import { datePickerElement } from '../../elements/date-picker.element.ts';
import { defineElement } from '../../elements/define/define-element.ts';

defineElement(datePickerElement);
