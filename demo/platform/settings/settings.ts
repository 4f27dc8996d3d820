import * as v from 'valibot';
import { LANGUAGES } from '../language.ts';

/** The kinds of call that the panel can slow down or break. */
export const CALL_KINDS = [
  'search',
  'basket',
  'basketChange',
  'region',
  'login',
  'tracking',
  'hello',
  'widgets',
  'passkeys',
  'validation',
  'iban',
  'lists',
  'product',
  'delivery',
  'codes',
  'zones',
  'filters',
] as const;

/** One kind of call. */
export type CallKind = (typeof CALL_KINDS)[number];

/**
 * How a call can fail. `500` responds with that status, `html` with an HTML page, and `hang` not at all until the caller
 * aborts. A part of the response is missing with `partial`; `refuse` is a refusal in the call's own format.
 */
export const FAILURES = ['off', '500', 'html', 'hang', 'partial', 'refuse'] as const;

/** One way to fail, or `off`. */
export type Failure = (typeof FAILURES)[number];

/**
 * Unusual behaviour of a shop that responds: text around JSON, success although it added less than requested, an expired
 * session, a page of yesterday. Prices or stocks may have changed since the page was rendered. Every second response about
 * a product may be so late that the next one overtakes it.
 */
export const ODDITIES = [
  'strayText',
  'addsLess',
  'dearer',
  'soldOut',
  'sessionEnded',
  'cachedPage',
  'slowSecond',
] as const;

/** One of them. */
export type Oddity = (typeof ODDITIES)[number];

/** The longest latency that the panel accepts, in milliseconds. */
export const MAX_LATENCY_MS = 120_000;

const CallSettingsSchema = v.object({
  latencyMs: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_LATENCY_MS)),
  failure: v.picklist(FAILURES),
});
const PlaceText = v.pipe(v.string(), v.maxLength(100));
const RegionForcedSchema = v.object({
  currentCountry: PlaceText,
  defaultCountry: PlaceText,
  showModal: v.boolean(),
});
const ZipcodeForcedSchema = v.object({
  currentZipcode: PlaceText,
  defaultZipcode: PlaceText,
  showModal: v.boolean(),
});

/** How one kind of call behaves; latency in milliseconds. */
export type CallSettings = v.InferOutput<typeof CallSettingsSchema>;

const plainEntries = {
  lang: v.picklist(LANGUAGES),
  priceType: v.picklist(['gross', 'net']),
  /** ISO code of the delivery country. */
  region: PlaceText,
  regionForced: v.nullable(RegionForcedSchema),
  zipcodeForced: v.nullable(ZipcodeForcedSchema),
  oddities: v.optional(v.array(v.picklist(ODDITIES)), []),
};

/** Parses the changes that the panel sends. */
export const SettingsPatchSchema = v.strictObject({
  ...v.partial(v.object(plainEntries)).entries,
  oddities: v.optional(v.array(v.picklist(ODDITIES))),
  calls: v.optional(v.record(v.picklist(CALL_KINDS), v.partial(CallSettingsSchema))),
});

/** Some of the settings. */
export type SettingsPatch = v.InferOutput<typeof SettingsPatchSchema>;

/** The settings of one visitor as stored; a kind of call that is absent behaves normally. */
export const SettingsSchema = v.object({
  ...plainEntries,
  calls: v.record(v.picklist(CALL_KINDS), CallSettingsSchema),
});

/** The settings of one visitor. */
export type Settings = v.InferOutput<typeof SettingsSchema>;

/** The behaviour of a call by default. */
export const NORMAL_CALL: CallSettings = { latencyMs: 0, failure: 'off' };

/** The settings of a new visitor. */
export const DEFAULT_SETTINGS: Settings = {
  lang: 'pl',
  priceType: 'gross',
  region: 'PL',
  regionForced: null,
  zipcodeForced: null,
  oddities: [],
  calls: {},
};

function patchedCalls(calls: Settings['calls'], patch: SettingsPatch['calls']): Settings['calls'] {
  const patched = { ...calls };
  for (const kind of CALL_KINDS) {
    const change = patch?.[kind];
    if (change === undefined) continue;
    const before = calls[kind] ?? NORMAL_CALL;
    patched[kind] = {
      latencyMs: change.latencyMs ?? before.latencyMs,
      failure: change.failure ?? before.failure,
    };
  }
  return patched;
}

/** Merges changes into the settings. */
export function patchedSettings(settings: Settings, patch: SettingsPatch): Settings {
  return {
    lang: patch.lang ?? settings.lang,
    priceType: patch.priceType ?? settings.priceType,
    region: patch.region ?? settings.region,
    regionForced: patch.regionForced === undefined ? settings.regionForced : patch.regionForced,
    zipcodeForced: patch.zipcodeForced === undefined ? settings.zipcodeForced : patch.zipcodeForced,
    oddities: patch.oddities ?? settings.oddities,
    calls: patchedCalls(settings.calls, patch.calls),
  };
}
