import { useState } from 'react';
import { choiceMessages } from '../../logic/choice/choice.messages.ts';
import {
  type ChoiceOption,
  isOut,
  isSameId,
  withoutSuffix,
} from '../../logic/choice/choice.model.ts';
import { type SizeMark, sizeMarks } from '../../logic/choice/size-marks.model.ts';
import { messageOf } from '../../logic/product/product.atoms.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import { readPath } from '../../logic/wire/json.ts';
import { decodedText } from '../../logic/wire/plain-text.ts';
import { safeHref } from '../../logic/wire/safe-link.ts';
import { useListeners } from '../host/use-listeners.ts';
import { useOnChange } from '../host/use-on-change.ts';
import { textsOf } from '../host/use-tag.ts';
import type { ReadChoice } from './choice.props.ts';
import type { ChoiceView } from './choice-view.ts';
import { entryOf } from './focus/find-option.ts';
import { chosenIn, writeChoice } from './write-choice.ts';

/**
 * Whether the product was refused because its size is missing, until it is chosen. The choice of the size then takes
 * focus and shows the message in place of the button.
 */
function useRefusal({ env: { host }, of, product }: ReadChoice, isChosen: boolean): boolean {
  const [isRefused, setRefused] = useState(false);
  useOnChange([isChosen], () => {
    if (isChosen) setRefused(false);
  });
  useListeners(isChosen || of !== 'size' ? undefined : product?.host, {
    'shop-product-refuse'(event) {
      const { reason } = Object(Reflect.get(event, 'detail'));
      if (!product || reason !== 'choose') return;
      setRefused(true);
      pageStore.set(messageOf(product.host), undefined);
      entryOf(host, undefined)?.focus();
    },
  });
  return isRefused && !isChosen;
}

/** The chosen option from the product, or from the children if the product has none. */
function chosenOf({ of, product, read: { kind, chosen } }: ReadChoice): string | undefined {
  if (!product || of === 'version') return chosen;
  // radio buttons of a subscription carry more than its days
  return of === 'subscription' && kind === 'radios' ? chosen : chosenIn(product.choice, of);
}

/** An option of a select without “(sold out)” in its name, which a note says. */
const withoutMark = (option: ChoiceOption, marks: ChoiceView['marks']): ChoiceOption =>
  isOut(option, marks) ? { ...option, name: withoutSuffix(option.name) } : option;

/** The view model of the choice. */
export function useChoiceView(props: ReadChoice): ChoiceView {
  const { env, of, read, product, onSelect } = props;
  const texts = textsOf(choiceMessages, env);
  const chosen = chosenOf(props);
  const isRefused = useRefusal(props, chosen !== undefined);
  const marks =
    of === 'size' ? sizeMarks(product?.record, env.config.priceType) : new Map<string, SizeMark>();
  const unit = readPath(product?.record?.unit, 'name');
  // the page's own radio buttons need no write
  const isOwn = read.kind === 'radios' && props.look === 'buttons';
  const choose = (option: ChoiceOption): boolean => {
    if (isSameId(option.id, chosen)) return true;
    const { id, link } = option;
    const isAllowed = onSelect({ of, id, link: safeHref(link) });
    return isAllowed && (isOwn || writeChoice(props, option));
  };
  return {
    env,
    of,
    texts,
    chosen,
    choose,
    placeholder: read.placeholder || texts.choose,
    label: props.label ?? (read.label || texts[of]),
    // some themes mark a sold-out option in its text
    options:
      read.kind === 'select'
        ? read.options.map((option) => withoutMark(option, marks))
        : read.options,
    marks,
    unit: typeof unit === 'string' ? decodedText(unit) : '',
    message: isRefused ? texts.chooseSize : undefined,
  };
}

/** Whether the chosen option is sold out. */
export const isChosenOut = ({ options, chosen, marks }: ChoiceView): boolean =>
  options.some((option) => isSameId(option.id, chosen) && isOut(option, marks));
