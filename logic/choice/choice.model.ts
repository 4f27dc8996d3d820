import { sizeId, UNIVERSAL_SIZE } from '../wire/platform-id.ts';
import type { ChoiceOf } from './choice.constants.ts';
import type { SizeMark } from './size-marks.model.ts';

/** The image of an option. */
export interface ChoicePicture {
  /** The unchecked URL from the page. */
  readonly src: string;
  readonly width: string | undefined;
  readonly height: string | undefined;
}

/** An option on the page. */
export interface ChoiceOption {
  /** A size, a number of days, or a variant; exactly as on the page. */
  readonly id: string;
  readonly name: string;
  /** Whether the image replaces the name, which is then visually hidden. */
  readonly isPictured: boolean;
  readonly picture: ChoicePicture | undefined;
  /** The unchecked URL of the option, used without JavaScript. */
  readonly link: string | undefined;
  /** Whether the markup marks it as sold out. */
  readonly isOut: boolean;
}

/** The options of a choice, with the one that the page shows as chosen. */
export interface ChoiceOptions {
  readonly kind: 'radios' | 'select' | 'links';
  /** The page's label for the group; '' without one. */
  readonly label: string;
  readonly options: readonly ChoiceOption[];
  readonly chosen: string | undefined;
  /** The placeholder of the page's list. */
  readonly placeholder?: string | undefined;
}

/** The detail of the event before a choice. */
export interface Selection {
  readonly of: ChoiceOf;
  readonly id: string;
  /** The URL of the option; undefined without one. */
  readonly link: string | undefined;
}

/** Whether two ids are equal as strings: `1` is not `01`. Templates print the universal size in two ways. */
export const isSameId = (one: string, other: string | undefined): boolean =>
  other !== undefined && sizeId(one) === sizeId(other);

/** Whether there is only the universal size, so that there is no choice. */
export const isUniversal = ([only, ...others]: readonly ChoiceOption[]): boolean =>
  only !== undefined && others.length === 0 && isSameId(only.id, UNIVERSAL_SIZE);

type Marks = ReadonlyMap<string, SizeMark>;

/** Whether an option is sold out, by the product data, else by the markup. */
export function isOut({ id, isOut: isMarked }: ChoiceOption, marks: Marks): boolean {
  const mark = marks.get(sizeId(id));
  return mark ? mark.stock === 'out' : isMarked;
}

/** The only available option; undefined if there are several, or none. */
export function onlyBuyable(
  options: readonly ChoiceOption[],
  marks: Marks,
): ChoiceOption | undefined {
  const [only, ...others] = options.filter((option) => !isOut(option, marks));
  return others.length === 0 ? only : undefined;
}

const SUFFIX = /\s*\([^()]*\)\s*$/;

/** The name of a sold-out option without the parenthesis that themes add. */
export const withoutSuffix = (name: string): string => name.replace(SUFFIX, '') || name;
