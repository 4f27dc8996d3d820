import * as v from 'valibot';
import { parseLanguage } from '../texts/language.ts';
import { LenientFlag } from '../wire/lenient.ts';
import { pageGlobal } from './page-global.ts';
import { DEFAULT_CONFIG, PRICE_TYPES, type ShopConfig } from './shop-config.ts';

type Look = <T>(path: string, schema: v.GenericSchema<unknown, T>) => T | undefined;

const Text = v.pipe(
  v.string(),
  v.transform((text) => text.trim()),
  v.check((text) => text !== ''),
);
const Identifier = v.pipe(v.union([v.string(), v.number()]), v.transform(String));
const Texts = v.record(v.string(), v.unknown());

/** Templates print a list as an array or comma-separated. */
const List = v.pipe(
  v.unknown(),
  v.transform((given): unknown[] =>
    Object.values(typeof given === 'string' ? [given] : Object(given)),
  ),
  v.transform((given) =>
    given
      .filter((one) => typeof one === 'string')
      .flatMap((text) => text.split(/[\s,;|]+/))
      .filter(Boolean),
  ),
  v.check((names) => names.length > 0),
);

/** The configuration in the page's global variable `app_shop`, without missing or corrupt values. */
export function readPageGlobals(): Partial<ShopConfig> {
  const root = pageGlobal();
  const look: Look = (path, schema) => lookInto(root, path, schema);
  const lang = parseLanguage(look('vars.language.symbol', Text));
  const found = {
    graphqlUrl: look('urls.graphql', Text),
    scriptPrefix: look('urls.prefix', Text),
    accountsUrl: look('vars.IAIAccountsUrl', Text)?.replace(/\/*$/, '/'),
    priceType: look('vars.priceType', v.picklist(PRICE_TYPES)),
    priceMask: look('vars.currency.format', Text),
    currency: look('vars.currency.symbol', Text),
    currencyId: look('vars.currency.id', Identifier),
    currencyBefore: look('vars.currency.beforeValue', LenientFlag),
    currencySpace: look('vars.currency.space', LenientFlag),
    decimalSeparator: look('vars.currency.decimalSeparator', v.pipe(v.string(), v.nonEmpty())),
    groupSeparator: look('vars.currency.groupingSeparator', v.string()),
    lang,
    languageId: look('vars.language.id', Identifier),
    omnibusEnabled: look('vars.omnibus.enabled', LenientFlag),
    hidePercents: look('vars.omnibus.hidePercentageDiscounts', LenientFlag),
    codeActivation: look('vars.omnibus.rebateCodeActivate', LenientFlag),
    blockedExtensions: look('vars.blacklist_extension', List),
    blockedTypes: look('vars.blacklist_mime', List),
    requestUri: look('vars.requestUri', Text),
    isCached: look('vars.cache_html', LenientFlag),
    additionalAjax: look('vars.additionalAjax', v.string()),
    messages: { [lang ?? DEFAULT_CONFIG.lang]: readTexts(look) },
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}

function lookInto<T>(
  root: unknown,
  path: string,
  schema: v.GenericSchema<unknown, T>,
): T | undefined {
  try {
    const value = path.split('.').reduce((at, key): unknown => Reflect.get(Object(at), key), root);
    return v.parse(schema, value);
  } catch {
    return undefined;
  }
}

/** The page's own texts, by platform code and by validation rule. */
function readTexts(look: Look): Record<string, string> {
  const texts = { ...look('txt.formValidation', Texts), ...look('txt.errorCode', Texts) };
  const own: Record<string, string> = {};
  for (const [key, text] of Object.entries(texts)) {
    if (typeof text === 'string' && text.trim()) own[key] = text;
  }
  return own;
}
