import * as v from 'valibot';
import { parseCalendarDate } from '../../../logic/calendar/calendar-date.ts';
import {
  CLOCKS,
  MAX_DATE,
  MIN_DATE,
  MODES,
} from '../../../logic/date-picker/date-picker.constants.ts';
import { DayNamesSchema, PopupsSchema } from '../../../logic/date-picker/date-picker.schema.ts';
import {
  cleanValue,
  fieldFault,
  speaksForChildren,
  submittedValue,
} from '../../../logic/date-picker/date-picker-form.model.ts';
import { parseDays } from '../../../logic/date-picker/date-picker-rules.model.ts';
import { parseTime } from '../../../logic/date-picker/date-picker-time.model.ts';
import { DatePicker } from '../../../react/date-picker/DatePicker.tsx';
import datePickerCss from '../../../react/date-picker/date-picker.css';
import { flag, json, list, oneOf, text, textOr } from '../../declare/attributes.ts';
import { declareElement } from '../../declare/declaration.ts';
import { notifies } from '../../declare/events.ts';
import { formAssociated } from '../../element/form/form-associated.ts';

const bound = {
  schema: v.pipe(
    v.string(),
    v.check((date) => parseCalendarDate(date) !== undefined),
  ),
};

const isSomeDate = (value: string): boolean => parseDays(value.split(',')).length > 0;

export const datePickerElement = declareElement({
  tag: 'shop-date-picker',
  component: DatePicker,
  styles: [datePickerCss],
  activate: 'visible',
  formAssociated: formAssociated({
    value: cleanValue,
    submitted: submittedValue,
    replacesChildren: speaksForChildren,
    fault: fieldFault,
    state: ['value', 'timeValue'],
    focus: '[part~=button], .calendar [tabindex="0"]',
  }),
  attributes: {
    mode: oneOf(MODES),
    value: { ...textOr(''), schema: v.pipe(v.string(), v.check(isSomeDate)) },
    min: { ...textOr(MIN_DATE), ...bound },
    max: { ...textOr(MAX_DATE), ...bound },
    holidays: list(),
    disabledDates: list(),
    enabledDates: list(),
    workingDays: list(),
    disabledWeekdays: list(),
    disabledWeekends: flag(),
    dayNames: json(DayNamesSchema, { child: true }),
    popups: json(PopupsSchema, { child: true }),
    time: oneOf(CLOCKS),
    timeValue: {
      ...text(),
      schema: v.pipe(
        v.string(),
        v.check((time) => parseTime(time) !== undefined),
      ),
    },
    name: text(),
    required: flag(),
    inline: flag(),
    for: text(),
  },
  events: {
    onChange: notifies<{ dates: string[]; time: string | undefined }>(),
  },
});
