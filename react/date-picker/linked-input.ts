import {
  chosenText,
  type FieldValues,
  splitTime,
} from '../../logic/date-picker/date-picker.form.ts';
import { dispatch } from '../../logic/page/dispatch.ts';
import type { Environment } from '../host/environment.ts';

/** The input that the tag writes into, and that stays the shopper's to type in. */
export interface LinkedInput {
  find(): HTMLInputElement | undefined;
  /** What the input says holds; one that is empty at first begins with what the tag says. */
  begin(values: FieldValues): void;
  /** Takes over what the input says. */
  read(): void;
  /** Says what the page has set, as a script that sets the input's own value would. */
  show(values: FieldValues): void;
  /** Takes over what the input says once its form is reset. */
  reset(): void;
  /** Puts dates into it as if they were typed, for whoever listens. */
  write(text: string): void;
}

const DATE_LENGTH = 'YYYY-MM-DD'.length;

/** Where the ids of an element's neighbours are. */
export const scopeOf = (host: HTMLElement): Document | ShadowRoot => {
  const root = host.getRootNode();
  return root instanceof ShadowRoot ? root : host.ownerDocument;
};

const fitting = ({ type }: HTMLInputElement, text: string): string =>
  type === 'date' ? text.slice(0, DATE_LENGTH) : text;

/** The link to the input of that id, found anew each time: it may come later, or be replaced. */
export function createLink(env: Environment, id: string | undefined): LinkedInput {
  /** At first, and after a reset, nothing is written before the input was heard. */
  let isHeard = false;
  const find = () => {
    const found = id ? scopeOf(env.host).getElementById(id) : undefined;
    return found instanceof HTMLInputElement ? found : undefined;
  };
  const read = () => {
    const input = find();
    if (!input) return;
    isHeard = true;
    const { value, timeValue } = splitTime(input.value);
    env.setProps({ value, ...(timeValue && { timeValue }) });
  };
  return {
    find,
    read,
    begin(values) {
      const [input, text] = [find(), chosenText(values)];
      // the default: a reset brings it back
      if (!isHeard && text && input?.value === '') input.defaultValue = fitting(input, text);
      read();
    },
    show(values) {
      const input = find();
      if (!input || !isHeard) return;
      const said = splitTime(input.value);
      const isSaid = said.value === values.value;
      // who is typing may not have come to the time yet
      if (isSaid && (!said.timeValue || said.timeValue === values.timeValue)) return;
      input.value = fitting(input, chosenText(values));
    },
    reset() {
      isHeard = false;
      // its listeners hear of it before it happens
      setTimeout(read);
    },
    write(text) {
      const input = find();
      if (!input) return;
      input.value = fitting(input, text);
      for (const type of ['input', 'change']) {
        dispatch(input, new Event(type, { bubbles: true, composed: type === 'input' }));
      }
    },
  };
}
