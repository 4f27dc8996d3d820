import { warnAuthor } from '../../logic/page/warn-author.ts';
import { suggestion } from './closest.ts';
import { whenPageIsRead } from './when-page-is-read.ts';

const TOASTS = 'shop-toasts';
const ADDITION = ['id', 'size', 'quantity', 'additional', 'button'];

/** Names that authors confuse with the keys of an addition. */
const MEANT: Readonly<Record<string, string>> = {
  amount: 'quantity',
  count: 'quantity',
  product: 'id',
  product_id: 'id',
  productId: 'id',
  qty: 'quantity',
  size_id: 'size',
};

const kindOf = (value: unknown): string => (typeof value === 'object' ? 'an object' : `${value}`);

/** Warns about a page without `<shop-toasts>`. */
function warnOfNoToasts(): void {
  // in Node there is no page
  if (!('document' in globalThis)) return;
  whenPageIsRead(() => {
    if (document.documentElement.querySelector(TOASTS)) return;
    warnAuthor(
      'shop',
      `toast: the message is queued for <${TOASTS}>; expected <${TOASTS}></${TOASTS}> on the page.`,
      `tags/${TOASTS}`,
    );
  });
}

/** Warns about a call of `toast()` with invalid arguments. */
export function warnOfToast(message: unknown, options: unknown): void {
  if (!__DEV__) return;
  const wrong = typeof message === 'object' ? message : options;
  if (wrong === message || typeof options !== 'object') {
    warnAuthor(
      'shop',
      `toast: expected a text and options, such as toast('Added', {kind: 'success'}), but got ${kindOf(wrong)}.`,
      `tags/${TOASTS}`,
    );
  } else warnOfNoToasts();
}

/** Warns about unknown keys of a product passed to the basket. */
export function warnOfAddition(given: unknown): void {
  if (!__DEV__) return;
  for (const key of Object.keys(Object(given))) {
    if (ADDITION.includes(key)) continue;
    const hint = suggestion(key, ADDITION, MEANT) || '.';
    warnAuthor('shop', `basket.add.${key}: not a known key${hint}`, 'guide/buying');
  }
}
