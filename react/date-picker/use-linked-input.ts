import { useLayoutEffect, useMemo } from 'react';
import { rootOf } from '../../logic/platform/root-of.ts';
import { useLatest } from '../host/use-latest.ts';
import { useListeners } from '../host/use-listeners.ts';
import { useOnChange } from '../host/use-on-change.ts';
import type { DatePickerProps } from './date-picker.props.ts';
import { createLink, type LinkedInput } from './linked-input.ts';

/** Input types in which browsers use the arrow keys to change a part of the date. */
const hasOwnArrows = ({ type }: HTMLInputElement): boolean => /^(date|month|time|week)/.test(type);

const opensCalendar = (event: KeyboardEvent, input: HTMLInputElement): boolean =>
  event.key === 'ArrowDown' && (event.altKey || !hasOwnArrows(input));

/** Links the element to the input that `for` names, even if that is added later or replaced. */
export function useLinkedInput(props: DatePickerProps, open: () => void): LinkedInput {
  const { env, for: id, inline, value, timeValue } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language is no other input
  const linked = useMemo(() => createLink(env, id), [env.host, id]);
  const latest = useLatest(props);
  // the choice was set by the page or by the input
  useOnChange([linked, value, timeValue], () => linked.show(props));
  useLayoutEffect(() => linked.begin(latest.current), [linked]);
  const read = ({ target }: Event) => target === linked.find() && linked.read();
  useListeners(id ? rootOf(env.host) : undefined, {
    input: read,
    change: read,
    keydown(event) {
      const input = linked.find();
      if (!input || event.target !== input || inline || !opensCalendar(event, input)) return;
      event.preventDefault();
      open();
    },
    reset({ target, defaultPrevented }) {
      if (target === linked.find()?.form && !defaultPrevented) linked.reset();
    },
  });
  return linked;
}
