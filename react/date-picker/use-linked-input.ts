import { useLayoutEffect, useMemo, useRef } from 'react';
import { splitTime } from '../../logic/date-picker/date-picker.form.ts';
import type { DatePickerProps } from './date-picker.props.ts';

/** The input that the tag writes into, and that stays the shopper's to type in. */
export interface LinkedInput {
  find(): HTMLInputElement | undefined;
  /** Takes over what the input says. */
  read(): void;
  /** Puts dates into it as if they were typed, for whoever listens. */
  write(text: string): void;
}

const DATE_LENGTH = 'YYYY-MM-DD'.length;
/** Browsers use the arrows in these to change a part of the date. */
const hasOwnArrows = ({ type }: HTMLInputElement): boolean => /^(date|month|time|week)/.test(type);

const opensCalendar = (event: KeyboardEvent, input: HTMLInputElement): boolean =>
  event.key === 'ArrowDown' && (event.altKey || !hasOwnArrows(input));

const scopeOf = (host: HTMLElement): Document | ShadowRoot => {
  const root = host.getRootNode();
  return root instanceof ShadowRoot ? root : host.ownerDocument;
};

/** Links the tag to the input whose id is in `for`, also one that comes later or is replaced. */
export function useLinkedInput(props: DatePickerProps, open: () => void): LinkedInput {
  const { env, for: id, inline } = props;
  const linked = useMemo(() => createLink(env, id), [env, id]);
  const newestOpen = useRef(open);
  newestOpen.current = open;
  useLayoutEffect(() => {
    if (!id) return;
    linked.read();
    const scope = scopeOf(env.host);
    const controller = new AbortController();
    const listen = (type: string, listener: (event: Event) => void) =>
      scope.addEventListener(
        type,
        (event) => event.target === linked.find() && listener(event),
        controller,
      );
    listen('input', linked.read);
    listen('change', linked.read);
    listen('keydown', (event) => {
      const input = linked.find();
      if (!input || inline || !(event instanceof KeyboardEvent)) return;
      if (!opensCalendar(event, input)) return;
      event.preventDefault();
      newestOpen.current();
    });
    return () => controller.abort();
  }, [env, id, inline, linked]);
  return linked;
}

function createLink(env: DatePickerProps['env'], id: string | undefined): LinkedInput {
  const find = () => {
    const found = id ? scopeOf(env.host).getElementById(id) : undefined;
    return found instanceof HTMLInputElement ? found : undefined;
  };
  return {
    find,
    read() {
      const input = find();
      if (!input) return;
      const { value, timeValue } = splitTime(input.value);
      env.setProps({ value, ...(timeValue && { timeValue }) });
    },
    write(text) {
      const input = find();
      if (!input) return;
      input.value = input.type === 'date' ? text.slice(0, DATE_LENGTH) : text;
      for (const type of ['input', 'change']) {
        input.dispatchEvent(new Event(type, { bubbles: true, composed: type === 'input' }));
      }
    },
  };
}
