import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { platformAtom } from '../../logic/platform/platform.atoms.ts';
import {
  choiceAfterKey,
  choiceByLetters,
  firstCurrent,
  lettersWith,
  type SelectChoice,
  TYPE_AHEAD_MS,
} from '../../logic/select/select.model.ts';
import { useAtomValue } from '../host/use-atom.ts';

interface List {
  readonly choices: readonly SelectChoice[];
  readonly isOpen: boolean;
  /** The option that the keyboard is on. */
  readonly current: number;
  /** Opens the list, on an option; not where there is none. */
  open(index: number | undefined): void;
  close(): void;
  choose(index: number): void;
}

/** The letters typed one after the other, forgotten after a pause. */
function useLetters() {
  const { clock } = useAtomValue(platformAtom);
  const typed = useRef({ letters: '', cancel: () => {} });
  useLayoutEffect(() => () => typed.current.cancel(), []);
  return (key: string): string => {
    typed.current.cancel();
    typed.current.letters = lettersWith(typed.current.letters, key);
    typed.current.cancel = clock.after(TYPE_AHEAD_MS, () => {
      typed.current.letters = '';
    });
    return typed.current.letters;
  };
}

/** Keys that are held while others are pressed: they neither move nor end a word. */
const HELD_KEYS = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock'];

/** Whether a key is the browser's; with Alt (on a Mac: Option) one also writes letters, such as ł. */
const isShortcut = ({ altKey, ctrlKey, metaKey, key }: KeyboardEvent): boolean =>
  metaKey || (altKey ? key <= '~' : ctrlKey);

type Keys = Readonly<Record<string, (event: KeyboardEvent) => void>>;

const keyName = ({ altKey, key }: KeyboardEvent): string => (altKey ? `Alt+${key}` : key);

/** The acts of keys, which take the place of the browser's own. */
const take = (act: () => void) => (event: KeyboardEvent) => {
  event.preventDefault();
  act();
};

/** The keys of a select-only combobox, as the APG has them. */
export function useListKeys({ choices, isOpen, current, open, close, choose }: List) {
  const addLetter = useLetters();
  const chooseCurrent = take(() => choose(current));
  const openHere = take(() => open(firstCurrent(choices, current)));
  const whenOpen: Keys = {
    Escape: take(close),
    Enter: chooseCurrent,
    ' ': chooseCurrent,
    'Alt+ArrowUp': chooseCurrent,
    // and goes on to the next field
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
