import * as v from 'valibot';
import type { CallContext } from '../graphql/root-field.ts';
import { bodyText, jsonAnswer, jsonFrom, textAnswer } from '../http/answers.ts';
import { type AnswerFailure, type Delay, underSwitches } from '../settings/switches.ts';
import { basketWidget } from './basket-widget.ts';
import { comparersWidget, projectorWidget, wishlistWidget } from './product-widgets.ts';
import { snippetsWidget, topLayersWidget } from './snippets.ts';

const Plain = v.strictObject({ format: v.literal('json') });
const OfPage = v.strictObject({
  format: v.literal('json'),
  params: v.strictObject({
    mobile: v.boolean(),
    tablet: v.boolean(),
    pc: v.boolean(),
    request_uri: v.pipe(v.string(), v.startsWith('/')),
    additional_ajax: v.string(),
  }),
});

/** The requested widgets by key, each with its format. */
const RequestSchema = v.objectWithRest(
  {
    Basket: v.optional(Plain),
    Wishlist: v.optional(Plain),
    Comparers: v.optional(Plain),
    Projector: v.optional(v.strictObject({ format: v.literal('json'), params: v.looseObject({}) })),
    Snippets: v.optional(OfPage),
    ToplayersAndWidgets: v.optional(OfPage),
  },
  v.looseObject({ format: v.literal('json') }),
);

type Wanted = v.InferOutput<typeof RequestSchema>;

type WidgetOf = (context: CallContext, wanted: Wanted) => unknown;

/** The widgets that a batch can return, by key. */
const WIDGETS: ReadonlyMap<string, WidgetOf> = new Map<string, WidgetOf>([
  ['Basket', basketWidget],
  ['Wishlist', wishlistWidget],
  ['Comparers', comparersWidget],
  ['Projector', (context, { Projector }) => projectorWidget(context, Projector?.params)],
  [
    'Snippets',
    (context, { Snippets }) => snippetsWidget(context, Snippets?.params.additional_ajax ?? ''),
  ],
  ['ToplayersAndWidgets', topLayersWidget],
]);

function answered(
  keys: readonly string[],
  wanted: Wanted,
  context: CallContext,
): Record<string, unknown> {
  return Object.fromEntries(
    keys.flatMap((key) => {
      const widget = WIDGETS.get(key);
      return widget ? [[key, widget(context, wanted)]] : [];
    }),
  );
}

function keysToAnswer(keys: readonly string[], failure: AnswerFailure): readonly string[] {
  return failure === 'partial' ? keys.slice(0, -1) : keys;
}

/**
 * `POST /ajax/get.php` (docs/specification.md#s7-row-9): the form field `request` is JSON that maps widget keys to
 * formats; the response has the same keys. Unknown keys are left out of the response.
 */
export async function answerWidgetBatch(
  request: Request,
  context: CallContext,
  delay: Delay,
): Promise<Response> {
  if (request.method !== 'POST') return textAnswer('Method Not Allowed', 405);
  const form = new URLSearchParams((await bodyText(request)) ?? '');
  const wanted = v.safeParse(RequestSchema, jsonFrom(form.get('request') ?? ''));
  if (!wanted.success) {
    return textAnswer('The field "request" must be JSON like {"Basket": {"format": "json"}}.', 400);
  }
  const { settings } = context.visit.session();
  const call = { kinds: ['widgets' as const], settings, signal: request.signal, delay };
  return underSwitches(call, async (failure) => {
    if (failure === 'refuse') return textAnswer('Forbidden', 403);
    const { output } = wanted;
    return jsonAnswer(answered(keysToAnswer(Object.keys(output), failure), output, context));
  });
}
