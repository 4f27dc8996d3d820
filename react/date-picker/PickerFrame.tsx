import { Fallback } from '../host/Fallback.tsx';
import { useModule } from '../host/use-module.ts';
import { useStates } from '../host/use-states.ts';
import { CalendarField } from './CalendarField.tsx';
import type { DatePickerProps } from './date-picker.props.ts';
import { useLinkedInput } from './use-linked-input.ts';
import type { Opening } from './use-opening.ts';
import { type Picker, usePicker } from './use-picker.ts';

const loadCalendar = async () => (await import('./calendar/Calendar.tsx')).Calendar;

const nothing = () => {};

/** The calendar on the page itself. */
function InlineCalendar(props: DatePickerProps & { picker: Picker }) {
  const { env, picker } = props;
  const Calendar = useModule(env, loadCalendar);
  useStates(env, { open: false, filled: picker.choice.selection.length > 0 });
  if (!Calendar) return <Fallback />;
  return (
    <fieldset className="inline" part="inline" disabled={env.host.matches(':disabled')}>
      <Calendar {...props} onPicked={nothing} />
    </fieldset>
  );
}

interface PickerFrameProps extends DatePickerProps {
  opening: Opening;
}

/** The calendar on the page, or the field that opens it. */
export function PickerFrame({ opening, ...props }: PickerFrameProps) {
  const { env } = props;
  const open = () => {
    const input = linked.find();
    if (input?.readOnly || [env.host, input].some((one) => one?.matches(':disabled'))) return;
    // a script sets the value of the input without an event, and the input may have come late
    linked.begin(props);
    opening.open();
  };
  const linked = useLinkedInput(props, open);
  const picker = usePicker(props, linked.write);
  return (
    <>
      {props.for && <Fallback />}
      {props.inline ? (
        <InlineCalendar {...props} picker={picker} />
      ) : (
        <CalendarField {...props} picker={picker} linked={linked} opening={{ ...opening, open }} />
      )}
    </>
  );
}
