import * as v from 'valibot';
import { partOf } from '../../logic/date-picker/date-picker.schema.ts';
import type { DataDocs } from './data-docs.ts';
import { day, maybe, text } from './values.ts';

/** The names of single days in a calendar. */
export const dayNamesData: DataDocs = {
  title: 'The names of single days',
  schema: v.array(
    v.pipe(
      v.strictObject({
        date: day('The day.'),
        name: maybe(text('The name of the day, such as that of a holiday.')),
        class: maybe(text('Classes of the day, separated by spaces; they are its parts, too.')),
      }),
      v.metadata({ meant: { day: 'date', title: 'name', className: 'class' } }),
    ),
  ),
  minimal: [{ date: '2026-12-24', name: 'Wigilia' }],
  full: [{ date: '2026-12-24', name: 'Wigilia', class: 'holiday' }],
  unwrap: partOf('dayNames'),
};

/** The explanations of single days in a calendar. */
export const popupsData: DataDocs = {
  title: 'The explanations of single days, by date',
  schema: v.record(
    v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/)),
    text('What is to know about the day.'),
  ),
  minimal: { '2026-12-24': 'Do 14:00' },
  full: { '2026-12-24': 'Do 14:00', '2026-12-31': 'Do 12:00' },
  unwrap: partOf('popups'),
};
