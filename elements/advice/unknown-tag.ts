import { warnAuthor } from '../../logic/page/warn-author.ts';
import { suggestion } from './closest.ts';

const PREFIX = 'shop-';

/** What other libraries call our tags. */
const SYNONYMS: Readonly<Record<string, string>> = {
  accordion: 'collapse',
  basket: 'minicart',
  calendar: 'date-picker',
  carousel: 'slider',
  cart: 'minicart',
  dialog: 'modal',
  popup: 'modal',
  snackbar: 'toasts',
  swiper: 'slider',
  toast: 'toasts',
};

/** Warns of a tag with our prefix that there is not; the fallback in it shows for good. */
export function warnOfUnknownTag(tag: string, known: readonly string[]): void {
  if (!__DEV__ || !tag.startsWith(PREFIX)) return;
  const key = tag.slice(PREFIX.length);
  const synonym = Object.hasOwn(SYNONYMS, key) && `; did you mean ${SYNONYMS[key]}?`;
  const near = suggestion(
    key,
    known.map((one) => one.slice(PREFIX.length)),
  );
  const ending = (synonym || near).replace('mean ', `mean ${PREFIX}`);
  warnAuthor('shop', `<${tag}>: there is no such tag${ending || '.'}`, 'tags/index');
}
