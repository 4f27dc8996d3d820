import type { DayName, Popups } from '../../logic/date-picker/date-picker.schema.ts';
import type { FieldValues } from '../../logic/date-picker/date-picker-form.model.ts';
import type { Environment } from '../host/environment.ts';

/** The properties of the component. */
export interface DatePickerProps extends FieldValues {
  env: Environment;
  dayNames: DayName[] | undefined;
  popups: Popups | undefined;
  name: string | undefined;
  inline: boolean;
  onChange: (detail: { dates: string[]; time: string | undefined }) => void;
}
