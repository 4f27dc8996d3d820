import { type RefObject, useRef, useState } from 'react';
import { firstCurrent, type SelectChoice } from '../../logic/list-box/list-box.model.ts';
import type { Environment } from '../host/environment.ts';
import { useOutsideClick } from '../popup/use-dismissal.ts';
import { useListKeys } from './use-list-keys.ts';

interface Options {
  readonly choices: readonly SelectChoice[];
  /** Index of the chosen option; -1 when none is chosen. */
  readonly chosen: number;
  readonly isDisabled?: boolean;
  readonly choose: (index: number) => void;
}

/** The state of a list that opens below its button. */
export interface ListBoxState {
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly isOpen: boolean;
  /** Index of the active option; undefined while the list is closed. */
  readonly current: number | undefined;
  readonly onKeyDown: ReturnType<typeof useListKeys>;
  choose(index: number): void;
  toggle(): void;
  close(): void;
  focus(): void;
}

/** Opens and closes a list of options, and closes it with each choice. */
export function useListBox(
  env: Environment,
  { choices, chosen, ...options }: Options,
): ListBoxState {
  const button = useRef<HTMLButtonElement>(null);
  const [current, setCurrent] = useState<number>();
  const isOpen = current !== undefined && current in choices && !options.isDisabled;
  const focus = () => button.current?.focus();
  const close = () => setCurrent(undefined);
  const choose = (index: number) => {
    close();
    options.choose(index);
  };
  const toggle = () => {
    // not every browser focuses a clicked button
    focus();
    setCurrent(isOpen ? undefined : firstCurrent(choices, chosen));
  };
  const onKeyDown = useListKeys({
    choices,
    isOpen,
    current: isOpen ? current : chosen,
    open: setCurrent,
    close,
    choose,
  });
  useOutsideClick(env.host, isOpen, close);
  const shown = isOpen ? current : undefined;
  return { button, isOpen, current: shown, onKeyDown, choose, toggle, close, focus };
}
