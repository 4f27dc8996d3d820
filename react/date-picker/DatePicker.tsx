import { useState } from 'react';
import { Fallback } from '../host/Fallback.tsx';
import { useModule } from '../host/use-module.ts';
import { useStates } from '../host/use-tag.ts';
import { CalendarField, type Opening } from './CalendarField.tsx';
import type { DatePickerProps } from './date-picker.props.ts';
import { useLinkedInput } from './use-linked-input.ts';
import { type Picker, usePicker } from './use-picker.ts';

const loadCalendar = async () => (await import('./later/calendar/Calendar.tsx')).Calendar;

const nothing = () => {};

/** The calendar inline on the page. */
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

/** The state of an initially closed calendar. */
function useOpening(): Opening {
  const [state, setState] = useState({ isOpen: false, count: 0 });
  const set = (isOpen: boolean) =>
    setState(({ count }) => ({ isOpen, count: count + Number(isOpen) }));
  return { ...state, open: () => set(true), close: () => set(false) };
}

/** A calendar: inline, or behind a button (docs/specification.md#s4-calendar). */
export function DatePicker(props: DatePickerProps) {
  const { env } = props;
  const opening = useOpening();
  const open = () => {
    const input = linked.find();
    if (input?.readOnly || [env.host, input].some((one) => one?.matches(':disabled'))) return;
    // scripts set the value of an input without an event, and the input may have been added later
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
