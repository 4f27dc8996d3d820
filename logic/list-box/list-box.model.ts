/** A group of options; all its options share one object. */
export interface ChoiceGroup {
  readonly label: string;
}

/** An option as shown; its position in the list is its index in the select. */
export interface SelectChoice {
  readonly label: string;
  /** Whether the option cannot be chosen; also true for a hidden one. */
  readonly isDisabled: boolean;
  /** Whether the list omits the option, such as the placeholder of a required select. */
  readonly isHidden?: boolean;
  readonly group?: ChoiceGroup | undefined;
}

/** Consecutive options of the same group, or without one, each with its index. */
export interface ChoiceRun {
  readonly group: ChoiceGroup | undefined;
  readonly choices: (readonly [index: number, choice: SelectChoice])[];
}

/** The number of options that Page Up and Page Down move by. */
const PAGE = 10;
/** The pause after which typed letters start a new word, in milliseconds. */
export const TYPE_AHEAD_MS = 500;

const isLetter = (key: string): boolean => key.length === 1 && key !== ' ';

/** Normalizes letters for comparison: case and combining characters. */
const folded = (letters: string): string => letters.trim().normalize().toLowerCase();

/** The index of the nearest enabled option from `index` on in a direction; undefined when there is none. */
function enabledFrom(
  choices: readonly SelectChoice[],
  index: number,
  direction: 1 | -1,
): number | undefined {
  for (let at = index; choices[at]; at += direction) if (!choices[at]?.isDisabled) return at;
  return undefined;
}

/** The options in their order, split into runs of the same group. */
export function runsOf(choices: readonly SelectChoice[]): readonly ChoiceRun[] {
  const runs: ChoiceRun[] = [];
  for (const [index, choice] of choices.entries()) {
    const { group } = choice;
    const last = runs.at(-1);
    if (last && last.group === group) last.choices.push([index, choice]);
    else runs.push({ group, choices: [[index, choice]] });
  }
  return runs;
}

/** The index at which the list opens: the chosen option, or else the first enabled one; undefined when there is none. */
export function firstCurrent(choices: readonly SelectChoice[], chosen: number): number | undefined {
  const choice = choices[chosen];
  return choice && !choice.isHidden ? chosen : enabledFrom(choices, 0, 1);
}

/** The longest label, for which the closed list reserves space. */
export const longestLabel = (choices: readonly SelectChoice[]): string =>
  choices.reduce((longest, { label }) => (label.length > longest.length ? label : longest), '');

/** The index that a key moves to; undefined when the key does not move (APG select-only combobox). */
export function choiceAfterKey(
  key: string,
  choices: readonly SelectChoice[],
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
 * The index of the next option that starts with the typed letters, from the current one on; a
 * repeated letter cycles through all options that start with it.
 */
export function choiceByLetters(
  letters: string,
  choices: readonly SelectChoice[],
  current: number,
): number | undefined {
  const word = folded(letters);
  const isRepeated = new Set(word).size === 1;
  const start = isRepeated ? word.charAt(0) : word;
  const first = isRepeated ? current + 1 : Math.max(current, 0);
  const order = choices.map((_, index) => (first + index) % choices.length);
  return order.find((index) => {
    const { label, isDisabled } = choices[index] as SelectChoice;
    return !isDisabled && folded(label).startsWith(start);
  });
}

/** The letters typed so far with one more key; '' when the key is not a letter. */
export const lettersWith = (letters: string, key: string): string =>
  isLetter(key) ? letters + key : '';
