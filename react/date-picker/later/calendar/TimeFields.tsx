import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ClockFace } from '../../../../logic/date-picker/date-picker.constants.ts';
import type { DatePickerTexts } from '../../../../logic/date-picker/date-picker.messages.ts';
import {
  hourBounds,
  isAfternoon,
  MINUTE_BOUNDS,
  parseEntry,
  shownHour,
  type TimeOfDay,
  withHour,
  withOtherHalf,
} from '../../../../logic/date-picker/date-picker-time.model.ts';
import { listen } from '../../../../logic/platform/listen.ts';

interface NumberFieldProps {
  name: 'hour' | 'minute';
  label: string;
  /** Undefined while no time is chosen. */
  value: number | undefined;
  bounds: readonly [number, number];
  onEnter: (value: number) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/** The next number up or down, with wrap-around. */
function stepped(value: number | undefined, by: number, [least, most]: readonly [number, number]) {
  if (value === undefined) return by > 0 ? least : most;
  const count = most - least + 1;
  return ((value - least + by + count) % count) + least;
}

/** An input of two digits; an invalid value reverts to the previous one. */
function NumberField({ name, label, value, bounds, onEnter }: NumberFieldProps) {
  const ref = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<string>();
  const shown = value === undefined ? '' : String(value).padStart(2, '0');
  const enter = () => {
    const field = ref.current;
    const entry = parseEntry(field?.value ?? '', bounds);
    setDraft(undefined);
    if (field) field.value = shown;
    if (entry !== undefined && entry !== value) onEnter(entry);
  };
  // the native event: both renderers turn `onChange` into an input event
  useLayoutEffect(() => listen(ref.current, { change: enter }));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') enter();
    const by = STEPS[event.key];
    // Enter must not submit a form, and arrows must not move the caret
    if (event.key !== 'Enter' && !by) return;
    event.preventDefault();
    if (by) {
      setDraft(undefined);
      onEnter(stepped(value, by, bounds));
    }
  };
  return (
    <input
      ref={ref}
      className="time__field"
      part={name}
      role="spinbutton"
      inputMode="numeric"
      autoComplete="off"
      placeholder="--"
      aria-label={label}
      aria-valuenow={value}
      aria-valuetext={shown || undefined}
      aria-valuemin={bounds[0]}
      aria-valuemax={bounds[1]}
      value={draft ?? shown}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onBlur={enter}
      onKeyDown={onKeyDown}
    />
  );
}

interface TimeFieldsProps {
  face: ClockFace;
  time: TimeOfDay | undefined;
  texts: DatePickerTexts;
  onChange: (time: TimeOfDay) => void;
}

const MIDNIGHT: TimeOfDay = { hour: 0, minute: 0 };

/** Hours, minutes, and AM or PM on a clock of twelve hours (docs/specification.md#s5-time). */
export function TimeFields({ face, time, texts, onChange }: TimeFieldsProps) {
  const from = time ?? MIDNIGHT;
  const afternoon = isAfternoon(from);
  return (
    <fieldset className="time" part="time" aria-label={texts.time}>
      <NumberField
        name="hour"
        label={texts.hour}
        value={time && shownHour(time, face)}
        bounds={hourBounds(face)}
        onEnter={(hour) => onChange(withHour(from, hour, face))}
      />
      <span aria-hidden="true">:</span>
      <NumberField
        name="minute"
        label={texts.minute}
        value={time?.minute}
        bounds={MINUTE_BOUNDS}
        onEnter={(minute) => onChange({ ...from, minute })}
      />
      {face === '12' && (
        <button
          type="button"
          className="time__period"
          part="period"
          aria-label={afternoon ? texts.afternoon : texts.morning}
          onClick={() => onChange(withOtherHalf(from))}
        >
          {afternoon ? 'PM' : 'AM'}
        </button>
      )}
    </fieldset>
  );
}
