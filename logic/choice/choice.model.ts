import { sizeId, UNIVERSAL_SIZE } from '../wire/platform-id.ts';
import type { ChoiceOf } from './choice.constants.ts';
import type { SizeMark } from './size-marks.model.ts';

/** The picture of an option. */
export interface ChoicePicture {
  /** The address from the page, unchecked. */
  readonly src: string;
  readonly width: string | undefined;
  readonly height: string | undefined;
}

/** An option as the page names it. */
export interface ChoiceOption {
  /** A size, a number of days, or a version; the text of the page, exactly. */
  readonly id: string;
  readonly name: string;
  /** Whether the picture stands for the name, which then is for screen readers. */
  readonly isPictured: boolean;
  readonly picture: ChoicePicture | undefined;
  /** The address that the browser follows without script, unchecked. */
  readonly link: string | undefined;
  /** Whether the markup says that it is sold out. */
  readonly isOut: boolean;
}

/** The options of a choice, with the one that the page itself shows as chosen. */
export interface ChoiceOptions {
  readonly kind: 'radios' | 'select' | 'links';
  /** The name that the page gives the group; '' where it has none. */
  readonly label: string;
  readonly options: readonly ChoiceOption[];
  readonly chosen: string | undefined;
  /** What a list of the page says until something is chosen. */
  readonly placeholder?: string | undefined;
}

/** What is told of a choice before it is made. */
export interface Selection {
  readonly of: ChoiceOf;
  readonly id: string;
  /** The address of the option; undefined where it has none. */
  readonly link: string | undefined;
}

/** Whether two ids name one option. They are texts: `1` is not `01`; templates print the universal size in two ways. */
export const isSameId = (one: string, other: string | undefined): boolean =>
  other !== undefined && sizeId(one) === sizeId(other);

/** The universal size, of which there is nothing to choose. */
export const isUniversal = ([only, ...others]: readonly ChoiceOption[]): boolean =>
  only !== undefined && others.length === 0 && isSameId(only.id, UNIVERSAL_SIZE);

type Marks = ReadonlyMap<string, SizeMark>;

/** Whether an option is sold out: by the data of the product, else by the markup. */
export function isOut({ id, isOut: isMarked }: ChoiceOption, marks: Marks): boolean {
  const mark = marks.get(sizeId(id));
  return mark ? mark.stock === 'out' : isMarked;
}

/** The only option that can be bought; undefined where there are several, or none. */
export function onlyBuyable(
  options: readonly ChoiceOption[],
  marks: Marks,
): ChoiceOption | undefined {
  const [only, ...others] = options.filter((option) => !isOut(option, marks));
  return others.length === 0 ? only : undefined;
}

const SUFFIX = /\s*\([^()]*\)\s*$/;

/** The name of a sold-out option without the words in brackets by which themes say so. */
export const withoutSuffix = (name: string): string => name.replace(SUFFIX, '') || name;
