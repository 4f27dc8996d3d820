import { type ChoiceOption, isOut, isSameId } from '../../logic/choice/choice.model.ts';
import type { SizeMark } from '../../logic/choice/size-marks.model.ts';
import { formatDecimal } from '../../logic/money/decimal.ts';
import { sizeId } from '../../logic/wire/platform-id.ts';
import type { ChoiceView } from './choice-view.ts';

/** The product data about an option. */
export const markOf = ({ marks }: ChoiceView, { id }: ChoiceOption): SizeMark | undefined =>
  marks.get(sizeId(id));

/** Whether an option is in stock, with few left, or sold out. */
export const stockOf = (view: ChoiceView, option: ChoiceOption): SizeMark['stock'] =>
  isOut(option, view.marks) ? 'out' : (markOf(view, option)?.stock ?? 'in');

function stockText(view: ChoiceView, option: ChoiceOption): string | undefined {
  const { texts, unit, env } = view;
  if (isOut(option, view.marks)) return texts.soldOut;
  const left = markOf(view, option)?.left;
  if (!left) return undefined;
  const amount = Number(formatDecimal(left)).toLocaleString(env.language);
  return texts.few({ amount: `${amount} ${unit}`.trim() });
}

/** The note beside the name of an option: its price if prices differ, and whether it is sold out; '' without a note. */
export const noteOf = (view: ChoiceView, option: ChoiceOption): string =>
  [markOf(view, option)?.price, stockText(view, option)].filter(Boolean).join(', ');

const PART_OF_STOCK = { in: undefined, few: 'option-few', out: 'option-sold-out' } as const;

/** The part names of an option. */
export const optionPart = (view: ChoiceView, option: ChoiceOption): string =>
  [
    'option',
    isSameId(option.id, view.chosen) && 'option-chosen',
    PART_OF_STOCK[stockOf(view, option)],
    markOf(view, option)?.price && 'option-other',
  ]
    .filter(Boolean)
    .join(' ');
