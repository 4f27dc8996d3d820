import type { ChoiceOf } from '../../logic/choice/choice.constants.ts';
import { type ChoiceOption, isSameId } from '../../logic/choice/choice.model.ts';
import { type Choice, hasSize } from '../../logic/product/choice.ts';
import { chooseOption } from '../light-dom/select/choose-option.ts';
import { choose, readAgain } from '../product-context/product-actions.ts';
import type { ChoiceProps, ReadChoice } from './choice.props.ts';
import { linkOf, selectOf } from './read/read-children.ts';

/** The part of a choice that an element controls. */
export const chosenIn = ({ size, subscription }: Choice, of: ChoiceOf): string | undefined =>
  of === 'size' ? size : subscription;

function chooseInSelect({ env: { host } }: ChoiceProps, { id }: ChoiceOption): boolean {
  const select = selectOf(host);
  const index = [...(select?.options ?? [])].findIndex(({ value, dataset }) =>
    isSameId(id, dataset.sizeType ?? value),
  );
  if (select && index >= 0) chooseOption(select, index);
  return index >= 0;
}

const preventDefault = (event: Event) => event.preventDefault();

/** Clicks a link of the page on behalf of its scripts; the browser does not follow it. */
function clickLink({ env: { host }, of }: ChoiceProps, { id }: ChoiceOption): false {
  const link = linkOf(host, of, id);
  // on the link itself: scripts further out that visit pages in place ignore a cancelled click
  link?.addEventListener('click', preventDefault);
  link?.click();
  link?.removeEventListener('click', preventDefault);
  return false;
}

/** Chooses in the page's own control, whose scripts handle the rest. Returns whether that control has the choice. */
function writePage(props: ReadChoice, option: ChoiceOption): boolean {
  const { kind } = props.read;
  return kind === 'select'
    ? chooseInSelect(props, option)
    : kind === 'links' && clickLink(props, option);
}

/** Writes a choice. Returns false if nothing accepts it. */
export function writeChoice(props: ReadChoice, option: ChoiceOption): boolean {
  const { of, product } = props;
  const { id } = option;
  if (of === 'size' && product && !hasSize(product.record, id)) return false;
  const isInPage = writePage(props, option);
  if (!product) return isInPage;
  // a choice that the page has written needs no second write
  return (
    isSameId(id, chosenIn(readAgain(product).choice, of)) ||
    choose(product, of === 'size' ? { size: id } : { subscription: id })
  );
}
