import type { Product, Size } from '../catalogue/catalogue.types.ts';
import type { CallContext } from '../graphql/root-field.ts';
import { textAnswer } from '../http/answers.ts';
import { type AnswerFailure, type Delay, underSwitches } from '../settings/switches.ts';
import { sizeAvailability } from './size-availability.ts';
import { sizePrices } from './size-prices.ts';
import { sizesPart } from './sizes-part.ts';

type Part = (product: Product, size: Size, context: CallContext) => unknown;

const PARTS = new Map<string, Part>([
  ['sizeprices', (product, size, { visit }) => sizePrices(product, size, visit.lang)],
  [
    'sizeavailability',
    (product, size, { shop, visit }) =>
      sizeAvailability(product, size, { lang: visit.lang, now: shop.now() }),
  ],
  ['sizes', (product, _size, { visit }) => sizesPart(product, visit.lang)],
]);

/** `null` where the product, its size or a part is unknown. */
function answerOf(asked: URLSearchParams, context: CallContext): unknown {
  const product = context.shop.catalogue.product(Number(asked.get('product')));
  const size = product?.sizes.find(({ id }) => id === asked.get('size'));
  const names = asked.getAll('get').flatMap((list) => list.split(','));
  if (!product || !size || !names.every((name) => PARTS.has(name))) return null;
  return Object.fromEntries(names.map((name) => [name, PARTS.get(name)?.(product, size, context)]));
}

/** JSON that calls itself HTML, as the platform's does. */
function jsonAsHtml(value: unknown): Response {
  return new Response(JSON.stringify(value), {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });
}

function answered(asked: URLSearchParams, context: CallContext, failure: AnswerFailure): Response {
  if (failure === 'refuse') return jsonAsHtml(null);
  return jsonAsHtml(failure === 'partial' ? {} : answerOf(asked, context));
}

/** `GET /ajax/projector.php?action=get&product=&size=&get=`: parts of a product, separated by commas. */
export async function answerProjector(
  request: Request,
  context: CallContext,
  delay: Delay,
): Promise<Response> {
  if (request.method !== 'GET') return textAnswer('Method Not Allowed', 405);
  const { searchParams } = new URL(request.url);
  if (searchParams.get('action') !== 'get') return textAnswer('Unknown action.', 400);
  const { settings } = context.visit.session();
  const call = { kinds: ['product' as const], settings, signal: request.signal, delay };
  return underSwitches(call, async (failure) => answered(searchParams, context, failure));
}
