import { useLayoutEffect } from 'react';
import { datePickerMessages } from '../../../../logic/date-picker/date-picker.messages.ts';
import type { Selection } from '../../../../logic/date-picker/date-picker-selection.model.ts';
import { Dialog } from '../../../dialog/Dialog.tsx';
import dialogCss from '../../../dialog/dialog.css';
import { textsOf, useStyles } from '../../../host/use-tag.ts';
import buttonCss from '../../../look/button.css';
import {
  freeWindow,
  heightBeside,
  type PositionOptions,
  positionBeside,
} from '../../../popup/position/position-beside.ts';
import { Calendar, type CalendarProps } from '../calendar/Calendar.tsx';

const BELOW: PositionOptions = { placement: 'bottom', align: 'start', offset: 8 };

/** Scrolls until the dialog fits below the field, as far as the page can; keeps the page's own scroll margin. */
function makeRoom(field: Element, heightPx: number): void {
  const isRoom = heightBeside(field, BELOW.offset) >= heightPx;
  if (!(field instanceof HTMLElement) || isRoom) return;
  const { height } = freeWindow();
  const before = field.style.scrollMarginBlockEnd;
  field.style.scrollMarginBlockEnd = `${heightPx + 2 * BELOW.offset + innerHeight - height}px`;
  field.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  field.style.scrollMarginBlockEnd = before;
}

/** Positions a dialog below or above its field, which is never covered. The result ends that. */
function placeAtField(dialog: HTMLElement, field: () => Element): () => void {
  makeRoom(field(), dialog.scrollHeight);
  return positionBeside(dialog, field, BELOW);
}

interface CalendarDialogProps extends Omit<CalendarProps, 'onPicked'> {
  open: boolean;
  /** How often the dialog was opened: each time, the calendar starts at the chosen day. */
  openings: number;
  /** The field beside which the dialog opens. */
  field: () => Element;
  /** The accessible name. */
  heading: string;
  onClose: () => void;
}

/** The calendar in a dialog, which closes when the choice is complete. */
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
