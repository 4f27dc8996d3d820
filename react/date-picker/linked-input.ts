import {
  chosenText,
  type FieldValues,
  splitTime,
} from '../../logic/date-picker/date-picker-form.model.ts';
import { rootOf } from '../../logic/platform/root-of.ts';
import type { Environment } from '../host/environment.ts';

/** The input that `for` names: the element writes into it, and the shopper can type into it. */
export interface LinkedInput {
  find(): HTMLInputElement | undefined;
  /** Reads the value of the input; an empty input starts with the value of the tag. */
  begin(values: FieldValues): void;
  /** Reads the value of the input. */
  read(): void;
  /** Writes a value set by the page, without an event, as a script would. */
  show(values: FieldValues): void;
  /** Reads the value of the input after a reset of its form. */
  reset(): void;
  /** Writes dates into the input and fires the events of typing. */
  write(text: string): void;
}

const DATE_LENGTH = 'YYYY-MM-DD'.length;

const fitting = ({ type }: HTMLInputElement, text: string): string =>
  type === 'date' ? text.slice(0, DATE_LENGTH) : text;

/** Links the element to the input with that id, looked up each time because it may be added later or replaced. */
export function createLink(env: Environment, id: string | undefined): LinkedInput {
  /** Whether the input was read: at first, and after a reset, reading precedes writing. */
  let isRead = false;
  const find = () => {
    const found = id ? rootOf(env.host).getElementById(id) : undefined;
    return found instanceof HTMLInputElement ? found : undefined;
  };
  const read = () => {
    const input = find();
    if (!input) return;
    isRead = true;
    const { value, timeValue } = splitTime(input.value);
    env.setProps({ value, ...(timeValue && { timeValue }) });
  };
  return {
    find,
    read,
    begin(values) {
      const [input, text] = [find(), chosenText(values)];
      // sets the default value, which a reset restores
      if (!isRead && text && input?.value === '') input.defaultValue = fitting(input, text);
      read();
    },
    show(values) {
      const input = find();
      if (!input || !isRead) return;
      const written = splitTime(input.value);
      const isReported = written.value === values.value;
      // the shopper may be about to type the time
      if (isReported && (!written.timeValue || written.timeValue === values.timeValue)) return;
      input.value = fitting(input, chosenText(values));
    },
    reset() {
      isRead = false;
      // `reset` fires before the values change
      setTimeout(read);
    },
    write(text) {
      const input = find();
      if (!input) return;
      input.value = fitting(input, text);
      for (const type of ['input', 'change']) {
        input.dispatchEvent(new Event(type, { bubbles: true, composed: type === 'input' }));
      }
    },
  };
}
