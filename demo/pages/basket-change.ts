import { redirect } from '../http/handler.ts';
import type { Page, PageContext } from '../page.ts';
import { addItem, removeItem } from '../platform/basket/basket-change.ts';
import type { MutationResult } from '../platform/mutation-result.ts';
import { basketPage } from './basket.ts';
import { productPage } from './product.ts';

interface Change {
  readonly id: string;
  readonly size: string;
  readonly quantity: number;
}

/** The quantity is not a number when none was typed: the platform refuses it. */
function changeFrom(form: URLSearchParams): Change {
  const typed = (form.get('quantity') ?? '').trim().replace(',', '.');
  return {
    id: form.get('product') ?? '',
    size: form.get('size') ?? '',
    quantity: typed === '' ? Number.NaN : Number(typed),
  };
}

function held({ id, size }: Change, { basket }: PageContext): number {
  const item = basket.items.find(
    ({ product, size: chosen }) => String(product.id) === id && chosen.id === size,
  );
  return item?.quantity ?? 0;
}

/** The platform only adds and takes away, so that a new quantity is a difference. */
function setQuantity(change: Change, context: PageContext): MutationResult {
  if (!(change.quantity >= 0)) return addItem(change, context);
  const difference = change.quantity - held(change, context);
  if (difference === 0) return { status: 'success', error: null };
  const item = { ...change, quantity: Math.abs(difference) };
  return difference > 0 ? addItem(item, context) : removeItem(item, context);
}

function removeAll(change: Change, context: PageContext): MutationResult {
  return removeItem({ ...change, quantity: held(change, context) }, context);
}

function refusedPage(message: string, context: PageContext): Page {
  const product = context.shop.catalogue.product(Number(context.form.get('product')));
  const isAdding = context.form.get('operation') === 'add';
  return isAdding && product
    ? productPage(product, context, message)
    : basketPage(context, message);
}

/** `POST /basketchange.php`: adds, sets or removes a line; `operation` says which. */
export function changeBasket(context: PageContext): Page | Response {
  const operations = new Map([
    ['add', addItem],
    ['set', setQuantity],
    ['remove', removeAll],
  ]);
  const operation = operations.get(context.form.get('operation') ?? '');
  const result = operation?.(changeFrom(context.form), context);
  if (result?.error) return refusedPage(result.error.message, context);
  return redirect('/basketedit.php', context.visit.headers);
}
