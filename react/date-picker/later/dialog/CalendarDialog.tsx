import { useLayoutEffect } from 'react';
import { datePickerMessages } from '../../../../logic/date-picker/date-picker.messages.ts';
import type { Selection } from '../../../../logic/date-picker/date-picker-selection.model.ts';
import { Dialog } from '../../../dialog/Dialog.tsx';
import dialogCss from '../../../dialog/dialog.css';
import { textsOf, useStyles } from '../../../host/use-tag.ts';
import buttonCss from '../../../look/button.css';
import { Calendar, type CalendarProps } from '../calendar/Calendar.tsx';
import { placeAtField } from './place-at-field.ts';

interface CalendarDialogProps extends Omit<CalendarProps, 'onPicked'> {
  open: boolean;
  /** Counts how often the dialog was opened: each time, the calendar starts at the chosen day. */
  openings: number;
  /** The field that the dialog opens at. */
  field: () => Element;
  /** The name for assistive technology. */
  heading: string;
  onClose: () => void;
}

/** The calendar in a dialog, which closes once the shopper has chosen all that can be chosen. */
export function CalendarDialog(props: CalendarDialogProps) {
  const { env, mode, time, open, openings, field, heading, onClose } = props;
  const { host } = env;
  const texts = textsOf(datePickerMessages, env);
  useStyles(env, dialogCss, buttonCss);
  useLayoutEffect(() => {
    const dialog = host.shadowRoot?.querySelector('dialog');
    if (!open || !dialog) return;
    const leave = placeAtField(dialog, field);
    dialog.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
    return leave;
  }, [host, open, field]);
  const isDone = (selection: Selection) =>
    mode === 'multiple-ranged' ? selection.length > 1 : mode === 'single' && selection.length > 0;
  const closeWhenDone = (selection: Selection) => {
    if (!time && isDone(selection)) onClose();
  };
  return (
    <Dialog open={open} labelledBy="heading" onClose={onClose} className="calendar-dialog">
      <h2 className="unseen" id="heading" part="heading">
        {heading}
      </h2>
      <Calendar key={openings} {...props} onPicked={closeWhenDone} />
      {(time || mode === 'multiple') && (
        <button type="button" className="button button--primary" part="done" onClick={onClose}>
          {texts.done}
        </button>
      )}
    </Dialog>
  );
}
