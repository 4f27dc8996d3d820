import type { ChoiceOf } from '../../logic/choice/choice.constants.ts';
import { type ChoiceOption, isSameId } from '../../logic/choice/choice.model.ts';
import { type Choice, hasSize } from '../../logic/product/choice.ts';
import { chooseOption } from '../light-dom/select/choose-option.ts';
import { choose, readAgain } from '../product-context/product-actions.ts';
import type { ChoiceProps, ReadChoice } from './choice.props.ts';
import { linkOf, selectOf } from './read/read-children.ts';

/** The part of a choice that a tag is about. */
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

const stay = (event: Event) => event.preventDefault();

/** Presses a link of the page for its scripts; the browser does not go where it leads. */
function pressLink({ env: { host }, of }: ChoiceProps, { id }: ChoiceOption): false {
  const link = linkOf(host, of, id);
  // at the link: scripts that visit pages in place, and stand further out, leave it alone
  link?.addEventListener('click', stay);
  link?.click();
  link?.removeEventListener('click', stay);
  return false;
}

/** Chooses where the page itself does, whose scripts then do all that hangs on it; whether that holds the choice. */
function writePage(props: ReadChoice, option: ChoiceOption): boolean {
  const { kind } = props.read;
  return kind === 'select'
    ? chooseInSelect(props, option)
    : kind === 'links' && pressLink(props, option);
}

/** Writes what has been chosen; false where nothing takes it. */
export function writeChoice(props: ReadChoice, option: ChoiceOption): boolean {
  const { of, product } = props;
  const { id } = option;
  if (of === 'size' && product && !hasSize(product.record, id)) return false;
  const isInPage = writePage(props, option);
  if (!product) return isInPage;
  // what the page has written needs no second word
  return (
    isSameId(id, chosenIn(readAgain(product).choice, of)) ||
    choose(product, of === 'size' ? { size: id } : { subscription: id })
  );
}
