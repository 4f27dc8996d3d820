import {
  type AddedItem,
  addItem,
  type ChangeItem,
  removeItem,
  setItem,
} from '../../platform/basket/basket-change.ts';
import { jsonAnswer } from '../../platform/http/answers.ts';
import type { MutationResult } from '../../platform/mutation-result.ts';
import { catalogueNow } from '../../platform/settings/oddities.ts';
import type { Page, PageContext } from '../page.ts';
import { redirect } from '../redirect.ts';
import { basketPage } from './basket.ts';
import { productPage } from './product.ts';
import { saveAlert } from './stock-alert.ts';

/** NaN when no quantity was typed; the platform refuses it. */
function quantityOf(typed: string | null): number {
  const text = (typed ?? '').trim().replace(',', '.');
  return text === '' ? Number.NaN : Number(text);
}

function changeFrom(form: URLSearchParams): AddedItem {
  return {
    form,
    id: form.get('product') ?? '',
    size: form.get('size') ?? '',
    quantity: quantityOf(form.get('number') ?? form.get('quantity')),
    subscription: form.get('subscription') === '1' ? Number(form.get('days_in_period')) : undefined,
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

/** The shop's own name of a change, or the platform's `mode`, in which 1 adds. */
function operationOf(form: URLSearchParams): string {
  return form.get('operation') ?? (form.get('mode') === '1' ? 'add' : '');
}

/** The basket in the format that the platform's lists page expects after it has submitted lines. */
function basketJson({ shop, visit }: PageContext): Response {
  const products = shop.store.basket(visit.session().id).map(({ productId, sizeId, quantity }) => ({
    id: String(productId),
    size: sizeId,
    count: quantity,
    md5_additional: '',
  }));
  return jsonAnswer({ basket: { products } });
}

function refusedPage(message: string, context: PageContext): Page {
  const product = context.shop.catalogue.product(Number(context.form.get('product')));
  return operationOf(context.form) === 'add' && product
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
  const operation = OPERATIONS.get(operationOf(form));
  return operation ? [operation(changeFrom(form), context)] : [];
}

/**
 * `POST /basketchange.php`: adds, sets or removes a line, by `operation` or `mode`. With `type=multiproduct` it sets
 * the quantities of lines, as the platform's own basket page does. With `getAjax=true` it responds with JSON.
 * `mode=2` saves a stock alert. The panel shows all fields that were sent.
 */
export function changeBasket(context: PageContext): Page | Response {
  const { form, shop, url, visit } = context;
  const live = {
    ...context,
    shop: { ...shop, catalogue: catalogueNow(shop.catalogue, context.settings.oddities) },
  };
  shop.posts.add(visit.session().id, [...form]);
  const awaited = form.get('mode') === '2' && shop.catalogue.product(Number(form.get('product')));
  if (awaited) return saveAlert(awaited, live);
  const results = resultsOf(live);
  if (url.searchParams.get('getAjax') === 'true') return basketJson(context);
  const refused = results.find(({ error }) => error !== null);
  if (refused?.error) return refusedPage(refused.error.message, context);
  return redirect('/basketedit.php', visit.headers);
}
