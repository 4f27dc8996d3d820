import { useCallback, useLayoutEffect, useRef } from 'react';
import { datePickerMessages } from '../../logic/date-picker/date-picker.messages.ts';
import { summarize } from '../../logic/date-picker/date-picker-summary.model.ts';
import { answering, useModule } from '../host/use-module.ts';
import { useOnNewValue } from '../host/use-on-new-value.ts';
import { textsOf, useStates } from '../host/use-tag.ts';
import { textWithout } from '../light-dom/text-without.ts';
import { Icon } from '../look/Icon.tsx';
import type { DatePickerProps } from './date-picker.props.ts';
import type { LinkedInput } from './linked-input.ts';
import type { Picker } from './use-picker.ts';

function labelsOf(field: Element): Element[] {
  const labels: unknown = Reflect.get(field, 'labels');
  return labels instanceof NodeList ? [...labels].filter((one) => one instanceof Element) : [];
}

/** The text of a field's labels, else of the labels of the input used without JavaScript; '' without labels. */
function fieldLabel(field: Element): string {
  const own = field.getAttribute('aria-label');
  if (own) return own;
  const [input] = field.querySelectorAll('input');
  const labels = [labelsOf(field), input ? labelsOf(input) : []].find(([label]) => label) ?? [];
  return labels.map((label) => textWithout(label, field.localName)).join(' ');
}

const loadDialog = async () => (await import('./later/dialog/CalendarDialog.tsx')).CalendarDialog;

/** Whether the calendar is open, and how often it was opened. */
export interface Opening {
  readonly isOpen: boolean;
  readonly count: number;
  open(): void;
  close(): void;
}

interface CalendarFieldProps extends DatePickerProps {
  picker: Picker;
  linked: LinkedInput;
  opening: Opening;
}

function CalendarIcon() {
  return (
    <Icon
      slot="icon-calendar"
      className="field__icon"
      path="M4.5 6.5h15v13h-15zM4.5 10.5h15M8.5 4v4M15.5 4v4"
    />
  );
}

/** The chosen days as text, and the accessible names of the button and the dialog. */
function namesOf({
  env,
  picker,
  linked,
  mode,
  time: face,
  ...props
}: Omit<CalendarFieldProps, 'opening'>) {
  const texts = textsOf(datePickerMessages, env);
  const { choice, time } = picker;
  const summary = summarize({ choice, time, face }, { language: env.language, texts });
  const choose = mode === 'single' ? texts.choose : texts.chooseSeveral;
  const label = fieldLabel(linked.find() ?? env.host);
  const namesDay = label && summary && !props.for;
  const name = [label, namesDay ? '' : choose, summary].filter(Boolean).join(': ');
  return { summary, choose, name, heading: [label, choose].filter(Boolean).join(': ') };
}

/** The button that opens the calendar: the whole field, or beside the input that `for` names. */
export function CalendarField({ opening, ...props }: CalendarFieldProps) {
  const { env, picker, linked } = props;
  const { host } = env;
  const button = useRef<HTMLButtonElement>(null);
  // after a failure the next click loads it again
  const CalendarDialog = useModule(answering(env, opening.close), loadDialog, opening.isOpen);
  const isOpen = Boolean(opening.isOpen && CalendarDialog);
  const field = useCallback(() => linked.find() ?? button.current ?? host, [linked, host]);
  useStates(env, { open: isOpen, filled: picker.choice.selection.length > 0 });
  useOnNewValue(useRef(isOpen), isOpen, () => isOpen || field().focus());
  const isDisabled = host.matches(':disabled');
  useLayoutEffect(() => {
    if (isDisabled && opening.isOpen) opening.close();
  });
  const { summary, choose, name, heading } = namesOf(props);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={props.for ? 'field field--icon' : 'field'}
        part="button"
        disabled={isDisabled}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={name}
        onClick={opening.open}
      >
        {!props.for && <bdi className={summary ? '' : 'field__empty'}>{summary || choose}</bdi>}
        <CalendarIcon />
      </button>
      {CalendarDialog && (
        <CalendarDialog
          {...props}
          open={isOpen}
          openings={opening.count}
          field={field}
          heading={heading}
          onClose={opening.close}
        />
      )}
    </>
  );
}
