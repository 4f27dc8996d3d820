import { useLayoutEffect, useState } from 'react';
import { choiceMessages } from '../../logic/choice/choice.messages.ts';
import {
  type ChoiceOption,
  type ChoiceOptions,
  isOut,
  isSameId,
} from '../../logic/choice/choice.model.ts';
import { sizeMarks } from '../../logic/choice/size-marks.model.ts';
import type { Product } from '../../logic/product/product.model.ts';
import { messageOf } from '../../logic/product/product-message.atoms.ts';
import { readPath } from '../../logic/product-prices/read-path.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import { decodedText } from '../../logic/wire/lenient.ts';
import { safeHref } from '../../logic/wire/safe-link.ts';
import { textsOf } from '../host/use-tag.ts';
import type { ChoiceProps } from './choice.props.ts';
import type { ChoiceView } from './choice-view.ts';
import { entryOf } from './focus/find-option.ts';
import { chosenIn, writeChoice } from './write-choice.ts';

const reasonOf = (event: Event): unknown => {
  const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
  return typeof detail === 'object' && detail !== null && 'reason' in detail
    ? detail.reason
    : undefined;
};

/**
 * Whether the product was refused for want of this choice; until the choice is made. It then takes the focus, and says
 * so in place of the button.
 */
function useRefusal(
  { env: { host } }: ChoiceProps,
  product: Product | undefined,
  isChosen: boolean,
): boolean {
  const [isRefused, setRefused] = useState(false);
  const source = product?.host;
  useLayoutEffect(() => {
    if (isChosen) return setRefused(false);
    const refuse = (event: Event) => {
      if (reasonOf(event) !== 'choose') return;
      setRefused(true);
      if (source) pageStore.set(messageOf(source), undefined);
      entryOf(host, undefined)?.focus();
    };
    source?.addEventListener('shop-product-refuse', refuse);
    return () => source?.removeEventListener('shop-product-refuse', refuse);
  }, [source, host, isChosen]);
  return isRefused && !isChosen;
}

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
