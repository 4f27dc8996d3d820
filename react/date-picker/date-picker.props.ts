import type { FieldValues } from '../../logic/date-picker/date-picker.form.ts';
import type { DayName, Popups } from '../../logic/date-picker/date-picker.schema.ts';
import type { Environment } from '../host/environment.ts';

/** What the tag gives its component. */
export interface DatePickerProps extends FieldValues {
  env: Environment;
  dayNames: DayName[] | undefined;
  popups: Popups | undefined;
  name: string | undefined;
  inline: boolean;
  onChange: (detail: { dates: string[]; time: string | undefined }) => void;
}
