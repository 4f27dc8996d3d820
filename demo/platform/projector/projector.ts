import type { Product, Size } from '../catalogue/catalogue.types.ts';
import type { CallContext } from '../graphql/root-field.ts';
import { textAnswer } from '../http/answers.ts';
import type { Settings } from '../settings/settings.ts';
import { type AnswerFailure, type Delay, underSwitches } from '../settings/switches.ts';
import type { EverySecond } from './every-second.ts';
import { multiversions } from './multiversions.ts';
import { observe } from './observed.ts';
import { shippingTime } from './shipping-time.ts';
import { sizeAvailability } from './size-availability.ts';
import { sizePrices } from './size-prices.ts';
import { sizesPart } from './sizes-part.ts';

/** The delay of a response that the next one overtakes. */
const LATE_MS = 2000;

/** The context of a part; parts about the product alone need no size. */
interface Wanted {
  readonly product: Product;
  readonly size: Size | undefined;
  readonly query: URLSearchParams;
}

type Part = (wanted: Wanted, context: CallContext) => unknown;
type SizePart = (wanted: Wanted & { readonly size: Size }, context: CallContext) => unknown;

/** Wraps a part that needs a size: it is null without one. */
const ofSize =
  (part: SizePart): Part =>
  ({ size, ...wanted }, context) =>
    size ? part({ ...wanted, size }, context) : null;

/** Parts that replace the platform's own, by name; a function of the query parameters. */
export type OwnParts = ReadonlyMap<string, (query: URLSearchParams) => unknown>;

/** The parts that the platform answers. */
export const PARTS: ReadonlyMap<string, Part> = new Map<string, Part>([
  [
    'sizeprices',
    ofSize(({ product, size, query }, { visit }) =>
      sizePrices(product, size, {
        lang: visit.lang,
        isSubscription: query.get('subscription') === '1',
      }),
    ),
  ],
  [
    'sizeavailability',
    ofSize(({ product, size }, { shop, visit }) =>
      sizeAvailability(product, size, { lang: visit.lang, now: shop.now() }),
    ),
  ],
  [
    'sizedelivery',
    ofSize(({ product, size }, { shop }) => shippingTime(product, size, shop.now())),
  ],
  ['sizes', ({ product }, { visit }) => sizesPart(product, visit.lang)],
  ['multiversions', ({ product, query }, context) => multiversions(product, query, context)],
]);

/** `null` if the product or something that a part needs is unknown. */
async function answerOf(
  query: URLSearchParams,
  context: CallContext,
  own: OwnParts,
): Promise<unknown> {
  const product = context.shop.catalogue.product(Number(query.get('product')));
  if (!product) return null;
  const size = product.sizes.find(({ id }) => id === query.get('size'));
  const partOf = (name: string): unknown => {
    const given = own.get(name);
    return given ? given(query) : PARTS.get(name)?.({ product, size, query }, context);
  };
  const names = query.getAll('get').flatMap((list) => list.split(','));
  const parts = await Promise.all(
    names.map(async (name) => [name, (await partOf(name)) ?? null] as const),
  );
  return parts.some(([, part]) => part === null) ? null : Object.fromEntries(parts);
}

/** JSON with the MIME type of HTML, like the platform's; some shops print text around it. */
function jsonAsHtml(value: unknown, { oddities }: Settings): Response {
  const json = JSON.stringify(value);
  const text = oddities.includes('strayText') ? `\n<!-- cache -->${json}\n<!-- 0.013 s -->` : json;
  return new Response(text, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });
}

type Action = (query: URLSearchParams, context: CallContext, own: OwnParts) => unknown;

const ACTIONS = new Map<string, Action>([
  ['get', answerOf],
  ['set_product_observed', observe],
]);

function valueUnder(failure: AnswerFailure, value: () => unknown): unknown {
  if (failure === 'refuse') return null;
  return failure === 'partial' ? {} : value();
}

/** The dependencies of `projector.php`, and its state between calls. */
interface ProjectorDeps {
  readonly delay: Delay;
  readonly isSecond: EverySecond;
  readonly own: OwnParts;
}

/**
 * `GET /ajax/projector.php?action=get&product=&size=&get=`: parts of a product, separated by commas. The action
 * `set_product_observed` subscribes the visitor to a size that is out of stock.
 */
export async function answerProjector(
  request: Request,
  context: CallContext,
  { delay, isSecond, own }: ProjectorDeps,
): Promise<Response> {
  if (request.method !== 'GET') return textAnswer('Method Not Allowed', 405);
  const { searchParams } = new URL(request.url);
  const action = ACTIONS.get(searchParams.get('action') ?? 'get');
  if (!action) return textAnswer('Unknown action.', 400);
  const { id, settings } = context.visit.session();
  const isLate = isSecond(id) && settings.oddities.includes('slowSecond');
  if (isLate) await delay(LATE_MS, request.signal);
  const call = { kinds: ['product' as const], settings, signal: request.signal, delay };
  return underSwitches(call, async (failure) =>
    jsonAsHtml(await valueUnder(failure, () => action(searchParams, context, own)), settings),
  );
}
