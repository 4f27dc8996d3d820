import { choiceMessages } from '../../logic/choice/choice.messages.ts';
import {
  type ChoiceOption,
  type ChoiceOptions,
  isOut,
  isSameId,
} from '../../logic/choice/choice.model.ts';
import { sizeMarks } from '../../logic/choice/size-marks.model.ts';
import type { Product } from '../../logic/product/product.atoms.ts';
import { readPath } from '../../logic/product-prices/read-path.ts';
import { decodedText } from '../../logic/wire/lenient.ts';
import { safeHref } from '../../logic/wire/safe-link.ts';
import { textsOf } from '../host/use-tag.ts';
import { chooseOption } from '../light-dom/select/choose-option.ts';
import type { ChoiceProps } from './choice.props.ts';
import type { ChoiceView } from './choice-view.ts';
import { selectOf } from './read/read-children.ts';
import { useRefusal } from './use-refusal.ts';

/** The chosen option: what the product says, and what the children say where it is silent. */
function chosenOf(
  { of }: ChoiceProps,
  { kind, chosen }: ChoiceOptions,
  product: Product | undefined,
): string | undefined {
  if (!product || of === 'version') return chosen;
  if (of === 'size') return product.choice.size;
  // radio buttons of a subscription stand for more than its days
  return kind === 'radios' ? chosen : product.choice.subscription;
}

/** Chooses in the select of the page, whose scripts listen to it. */
function writeSelect({ env: { host } }: ChoiceProps, { id }: ChoiceOption): boolean {
  const select = selectOf(host);
  const index = [...(select?.options ?? [])].findIndex(({ value, dataset }) =>
    isSameId(id, dataset.sizeType ?? value),
  );
  if (select && index >= 0) chooseOption(select, index);
  return index >= 0;
}

/** Writes what has been chosen; radio buttons of the page do so themselves. */
function write(
  props: ChoiceProps,
  { kind }: ChoiceOptions,
  { option, product }: { option: ChoiceOption; product: Product | undefined },
): boolean {
  if (kind === 'radios' && props.look === 'buttons') return true;
  const { of } = props;
  const isTaken = product?.choose(
    of === 'size' ? { size: option.id } : { subscription: option.id },
  );
  if (isTaken === false) return false;
  return (kind === 'select' && writeSelect(props, option)) || isTaken === true;
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
  const choose = (option: ChoiceOption): boolean => {
    if (isSameId(option.id, chosen)) return true;
    const { id, link } = option;
    return (
      onSelect({ of, id, link: safeHref(link) }) && write(props, children, { option, product })
    );
  };
  return {
    ...{ env, of, texts, chosen, choose },
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
