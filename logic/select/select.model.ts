/** An option as it is shown; its place in the list is its index in the select. */
export interface Choice {
  readonly label: string;
  readonly isDisabled: boolean;
  /** The label of the group that begins with it. */
  readonly group?: string | undefined;
}

/** How many options a page of the list has, for the keyboard. */
const PAGE = 10;
/** A pause after which typed letters begin a new word, in milliseconds. */
export const TYPE_AHEAD_MS = 500;

const isLetter = (key: string): boolean => key.length === 1 && key !== ' ';

/** The nearest enabled option from `index` on in a direction; undefined where there is none. */
function enabledFrom(
  choices: readonly Choice[],
  index: number,
  direction: 1 | -1,
): number | undefined {
  for (let at = index; choices[at]; at += direction) if (!choices[at]?.isDisabled) return at;
  return undefined;
}

/** Where a key moves to in the list; undefined where it does not move (APG select-only combobox). */
export function choiceAfterKey(
  key: string,
  choices: readonly Choice[],
  current: number,
): number | undefined {
  const last = choices.length - 1;
  const moves: Readonly<Record<string, readonly [number, 1 | -1]>> = {
    ArrowDown: [Math.min(current + 1, last), 1],
    ArrowUp: [Math.max(current - 1, 0), -1],
    Home: [0, 1],
    End: [last, -1],
    PageDown: [Math.min(current + PAGE, last), -1],
    PageUp: [Math.max(current - PAGE, 0), 1],
  };
  const move = Object.hasOwn(moves, key) ? moves[key] : undefined;
  return move && (enabledFrom(choices, ...move) ?? current);
}

/**
 * The option that typed letters lead to, searched from the current one on; the same letter over and
 * over leads through all options that begin with it.
 */
export function choiceByLetters(
  letters: string,
  choices: readonly Choice[],
  current: number,
): number | undefined {
  const isRepeated = new Set(letters).size === 1;
  const start = (isRepeated ? letters.charAt(0) : letters).toLocaleLowerCase();
  const first = letters.length === 1 || isRepeated ? current + 1 : Math.max(current, 0);
  const order = choices.map((_, index) => (first + index) % choices.length);
  return order.find((index) => {
    const { label, isDisabled } = choices[index] as Choice;
    return !isDisabled && label.toLocaleLowerCase().startsWith(start);
  });
}

/** The letters typed so far with one more key; none where the key is no letter. */
export const lettersWith = (letters: string, key: string): string =>
  isLetter(key) ? letters + key : '';
