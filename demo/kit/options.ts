import * as v from 'valibot';
import { CALL_KINDS, FAILURES, MAX_LATENCY_MS } from '../platform/settings/settings.ts';
import type { PlatformOptions } from './kit.types.ts';

const Amount = v.pipe(v.number(), v.minValue(0));
/** -1 means unlimited. */
const Stock = v.union([Amount, v.literal(-1)]);
const Latency = v.pipe(Amount, v.maxValue(MAX_LATENCY_MS));
const choice = { product: v.number(), size: v.exactOptional(v.string()) };

const Positive = v.pipe(v.number(), v.gtValue(0));
/** The terms of sale of a product. */
const TERMS = {
  limits: v.exactOptional(
    v.strictObject({
      step: v.exactOptional(Positive),
      min: v.exactOptional(Amount),
      max: v.exactOptional(Amount),
    }),
  ),
  rebates: v.exactOptional(
    v.array(v.strictObject({ from: Positive, percent: v.pipe(Amount, v.maxValue(100)) })),
  ),
  deposit: v.exactOptional(Amount),
  shipping: v.exactOptional(
    v.strictObject({
      days: v.exactOptional(v.pipe(Amount, v.integer())),
      deadline: v.exactOptional(v.pipe(v.string(), v.regex(/^\d\d:\d\d:\d\d$/))),
    }),
  ),
  versions: v.exactOptional(
    v.array(v.strictObject({ product: v.number(), values: v.record(v.string(), v.string()) })),
  ),
};

const ProductSchema = v.strictObject({
  id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  name: v.string(),
  price: Amount,
  stock: v.exactOptional(Stock),
  sizes: v.exactOptional(
    v.pipe(
      v.array(
        v.strictObject({
          id: v.string(),
          name: v.exactOptional(v.string()),
          price: v.exactOptional(Amount),
          stock: v.exactOptional(Stock),
        }),
      ),
      v.minLength(1),
    ),
  ),
  ...TERMS,
  image: v.exactOptional(v.string()),
});

const OptionsSchema: v.GenericSchema<unknown, PlatformOptions> = v.strictObject({
  basket: v.exactOptional(
    v.array(v.strictObject({ ...choice, quantity: v.exactOptional(Amount) })),
  ),
  products: v.exactOptional(v.array(ProductSchema)),
  lists: v.exactOptional(
    v.array(
      v.strictObject({
        name: v.string(),
        products: v.exactOptional(v.array(v.strictObject(choice))),
      }),
    ),
  ),
  region: v.exactOptional(v.string()),
  forcedRegion: v.exactOptional(
    v.strictObject({ country: v.string(), zipcode: v.exactOptional(v.string()) }),
  ),
  lang: v.exactOptional(v.picklist(['pl', 'en'])),
  fail: v.exactOptional(v.record(v.picklist(CALL_KINDS), v.picklist(FAILURES))),
  latency: v.exactOptional(v.union([Latency, v.record(v.picklist(CALL_KINDS), Latency)])),
  answers: v.exactOptional(v.record(v.string(), v.unknown())),
});

/** A caller's error, with the path of the option. */
export function wrongOption(path: string, problem: string): TypeError {
  return new TypeError(`[shop] createPlatform: ${path}: ${problem}`);
}

/** Names of members that every object inherits: valibot accepts them as keys, or drops them silently. */
const INHERITED = ['constructor', 'prototype', '__proto__'];

/** Throws if an option has the name of an inherited member. */
function refuseInherited(given: unknown, path: readonly string[] = []): void {
  if (typeof given !== 'object' || given === null) return;
  for (const [key, value] of Object.entries(given)) {
    const at = [...path, key];
    if (INHERITED.includes(key)) throw wrongOption(at.join('.'), 'there is no such option.');
    refuseInherited(value, at);
  }
}

/** Validates the options; throws with the path of the first invalid one. */
export function checkedOptions(options: unknown): PlatformOptions {
  const { answers, ...others } = Object(options);
  // the contents of an answer are up to the test
  const names = Object.fromEntries(Object.keys(Object(answers)).map((name) => [name, null]));
  refuseInherited({ ...others, answers: names });
  const { success, output, issues } = v.safeParse(OptionsSchema, options);
  if (success) return output;
  const [issue] = issues;
  const problem = issue.expected === 'never' ? 'there is no such option.' : issue.message;
  throw wrongOption(v.getDotPath(issue) ?? 'options', problem);
}
