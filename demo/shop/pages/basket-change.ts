import {
  addItem,
  type ChangeItem,
  removeItem,
  setItem,
} from '../../platform/basket/basket-change.ts';
import type { MutationResult } from '../../platform/mutation-result.ts';
import type { Page, PageContext } from '../page.ts';
import { redirect } from '../redirect.ts';
import { basketPage } from './basket.ts';
import { productPage } from './product.ts';

/** NaN when no quantity was typed; the platform refuses it. */
function quantityOf(typed: string | null): number {
  const text = (typed ?? '').trim().replace(',', '.');
  return text === '' ? Number.NaN : Number(text);
}

function changeFrom(form: URLSearchParams): ChangeItem {
  return {
    id: form.get('product') ?? '',
    size: form.get('size') ?? '',
    quantity: quantityOf(form.get('quantity')),
  };
}

/** The lines of the platform's own form: `product[n]`, `size[n]`, `additional[n]`, `set_quantity[n]`. */
function linesFrom(form: URLSearchParams): readonly ChangeItem[] {
  const numbers = [...form.keys()].flatMap((key) => /^product\[(\d+)\]$/.exec(key)?.[1] ?? []);
  return numbers.map((n) => ({
    id: form.get(`product[${n}]`) ?? '',
    size: form.get(`size[${n}]`),
    additional: form.get(`additional[${n}]`),
    quantity: quantityOf(form.get(`set_quantity[${n}]`)),
  }));
}

function refusedPage(message: string, context: PageContext): Page {
  const product = context.shop.catalogue.product(Number(context.form.get('product')));
  const isAdding = context.form.get('operation') === 'add';
  return isAdding && product
    ? productPage(product, context, message)
    : basketPage(context, message);
}

const OPERATIONS = new Map([
  ['add', addItem],
  ['set', setItem],
  ['remove', removeItem],
]);

/** Makes every change that the form asks for; returns the results. */
function resultsOf(context: PageContext): readonly MutationResult[] {
  const { form, url } = context;
  if (url.searchParams.get('type') === 'multiproduct') {
    return linesFrom(form).map((line) => setItem(line, context));
  }
  const operation = OPERATIONS.get(form.get('operation') ?? '');
  return operation ? [operation(changeFrom(form), context)] : [];
}

/**
 * `POST /basketchange.php`: adds, sets or removes a line, as `operation` says; with `type=multiproduct`
 * it sets the quantities of lines, as the platform's own basket page does.
 */
export function changeBasket(context: PageContext): Page | Response {
  const refused = resultsOf(context).find(({ error }) => error !== null);
  if (refused?.error) return refusedPage(refused.error.message, context);
  return redirect('/basketedit.php', context.visit.headers);
}
