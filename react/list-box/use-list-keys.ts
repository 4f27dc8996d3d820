import { type KeyboardEvent, useRef } from 'react';
import {
  choiceAfterKey,
  choiceByLetters,
  firstCurrent,
  lettersWith,
  type SelectChoice,
  TYPE_AHEAD_MS,
} from '../../logic/list-box/list-box.model.ts';
import { useDebounced } from '../host/use-debounced.ts';

interface List {
  readonly choices: readonly SelectChoice[];
  readonly isOpen: boolean;
  /** Index of the active option. */
  readonly current: number;
  /** Opens the list at an option; does nothing for undefined. */
  open(index: number | undefined): void;
  close(): void;
  choose(index: number): void;
}

/** Collects typed letters; a pause clears them. */
function useLetters() {
  const letters = useRef('');
  const clearing = useDebounced(TYPE_AHEAD_MS, () => {
    letters.current = '';
  });
  return (key: string): string => {
    letters.current = lettersWith(letters.current, key);
    clearing.schedule();
    return letters.current;
  };
}

/** Modifier keys, which neither move nor end a typed word. */
const HELD_KEYS = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock'];

/** Whether a key is a shortcut of the browser; Alt (Option on a Mac) also types letters, such as ł. */
const isShortcut = ({ altKey, ctrlKey, metaKey, key }: KeyboardEvent): boolean =>
  metaKey || (altKey ? key <= '~' : ctrlKey);

type Keys = Readonly<Record<string, (event: KeyboardEvent) => void>>;

const keyName = ({ altKey, key }: KeyboardEvent): string => (altKey ? `Alt+${key}` : key);

/** Creates a key handler that prevents the default action. */
const take = (act: () => void) => (event: KeyboardEvent) => {
  event.preventDefault();
  act();
};

/** The key handler of a select-only combobox (APG). */
export function useListKeys({ choices, isOpen, current, open, close, choose }: List) {
  const addLetter = useLetters();
  const chooseCurrent = take(() => choose(current));
  const openHere = take(() => open(firstCurrent(choices, current)));
  const whenOpen: Keys = {
    Escape: take(close),
    Enter: chooseCurrent,
    ' ': chooseCurrent,
    'Alt+ArrowUp': chooseCurrent,
    // the browser then moves on to the next field
    Tab: () => choose(current),
  };
  const whenClosed: Keys = {
    Enter: openHere,
    ' ': openHere,
    ArrowDown: openHere,
    ArrowUp: openHere,
    'Alt+ArrowDown': openHere,
  };
  const move = (event: KeyboardEvent) => {
    if (HELD_KEYS.includes(event.key) || isShortcut(event)) return;
    const letters = addLetter(event.key);
    const index = letters
      ? choiceByLetters(letters, choices, current)
      : choiceAfterKey(event.key, choices, current);
    if (index !== undefined) take(() => open(index))(event);
  };
  return (event: KeyboardEvent) => {
    const keys = isOpen ? whenOpen : whenClosed;
    (keys[keyName(event)] ?? move)(event);
  };
}
