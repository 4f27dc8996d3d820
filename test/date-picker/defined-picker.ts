import { defineElement } from '../../elements/element/define-element.ts';
import { datePickerElement } from '../../elements/tags/date-picker/date-picker.element.ts';

defineElement(datePickerElement);
