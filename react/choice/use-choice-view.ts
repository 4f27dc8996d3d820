import { choiceMessages } from '../../logic/choice/choice.messages.ts';
import {
  type ChoiceOption,
  type ChoiceOptions,
  isOut,
  isSameId,
} from '../../logic/choice/choice.model.ts';
import { sizeMarks } from '../../logic/choice/size-marks.model.ts';
import type { Product } from '../../logic/product/product.model.ts';
import { readPath } from '../../logic/product-prices/read-path.ts';
import { decodedText } from '../../logic/wire/lenient.ts';
import { safeHref } from '../../logic/wire/safe-link.ts';
import { textsOf } from '../host/use-tag.ts';
import type { ChoiceProps } from './choice.props.ts';
import type { ChoiceView } from './choice-view.ts';
import { useRefusal } from './use-refusal.ts';
import { chosenIn, writeChoice } from './write-choice.ts';

/** The chosen option: what the product says, and what the children say where it is silent. */
function chosenOf(
  props: ChoiceProps,
  { kind, chosen }: ChoiceOptions,
  product: Product | undefined,
): string | undefined {
  const { of } = props;
  if (!product || of === 'version') return chosen;
  // radio buttons of a subscription stand for more than its days
  return of === 'subscription' && kind === 'radios' ? chosen : chosenIn(product.choice, props);
}

const CHOOSE = {
  size: 'chooseSize',
  version: undefined,
  subscription: 'chooseSubscription',
} as const;

/** The choice as it is shown. */
export function useChoiceView(
  props: ChoiceProps,
  children: ChoiceOptions,
  product: Product | undefined,
): ChoiceView {
  const { env, of, onSelect } = props;
  const texts = textsOf(choiceMessages, env);
  const chosen = chosenOf(props, children, product);
  const isRefused = useRefusal(props, product, chosen !== undefined);
  const words = CHOOSE[of];
  const unit = readPath(product?.record?.unit, 'name');
  // radio buttons of the page write themselves
  const isOwn = children.kind === 'radios' && props.look === 'buttons';
  const choose = (option: ChoiceOption): boolean => {
    if (isSameId(option.id, chosen)) return true;
    const { id, link } = option;
    const isAllowed = onSelect({ of, id, link: safeHref(link) });
    return isAllowed && (isOwn || writeChoice(props, children, { option, product }));
  };
  return {
    env,
    of,
    texts,
    chosen,
    choose,
    placeholder: children.placeholder || texts.choose,
    label: props.label ?? (children.label || texts[of]),
    options: children.options,
    marks: of === 'size' ? sizeMarks(product?.record, env.config.priceType) : new Map(),
    unit: typeof unit === 'string' ? decodedText(unit) : '',
    message: isRefused && words ? texts[words] : undefined,
  };
}

/** Whether the chosen option is sold out. */
export const isChosenOut = ({ options, chosen, marks }: ChoiceView): boolean =>
  options.some((option) => isSameId(option.id, chosen) && isOut(option, marks));
