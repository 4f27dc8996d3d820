import * as v from 'valibot';
import type { CallContext } from '../graphql/root-field.ts';
import { bodyText, jsonAnswer, jsonFrom, textAnswer } from '../http/answers.ts';
import { type AnswerFailure, type Delay, underSwitches } from '../settings/switches.ts';
import { basketWidget } from './basket-widget.ts';

/** The requested widgets by key, each with its format. */
const RequestSchema = v.record(v.string(), v.looseObject({ format: v.literal('json') }));

/** The widgets that a batch can return, by key. */
const WIDGETS: ReadonlyMap<string, (context: CallContext) => unknown> = new Map([
  ['Basket', basketWidget],
]);

function answered(keys: readonly string[], context: CallContext): Record<string, unknown> {
  return Object.fromEntries(
    keys.flatMap((key) => {
      const widget = WIDGETS.get(key);
      return widget ? [[key, widget(context)]] : [];
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
    return jsonAnswer(answered(keysToAnswer(Object.keys(wanted.output), failure), context));
  });
}
