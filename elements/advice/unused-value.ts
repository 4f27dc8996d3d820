import * as v from 'valibot';
import { warnAuthor } from '../../logic/page/warn-author.ts';
import { LenientNumber } from '../../logic/wire/lenient.ts';
import type { DataName } from '../data/data-docs.ts';
import { type Attribute, OFF, readJson } from '../declare/attributes.ts';
import { warnOfWrongValue } from '../declare/author-warnings.ts';
import { docsOf } from '../declare/docs.ts';
import { kebab } from '../declare/names.ts';
import type { AuthoredTag } from './authored-tag.ts';
import type { DataFault } from './data-faults.ts';
import { hasPath } from './data-paths.ts';
import { warnOfUnusedData } from './unused-data.ts';
import { warn } from './warn.ts';

/** Two amounts of one price, as sent by a platform. */
interface Amounts {
  readonly gross?: unknown;
  readonly net?: unknown;
  readonly path: string;
}

/** All prices in data, with their paths. */
function amountsIn(value: unknown, path: string): readonly Amounts[] {
  if (typeof value !== 'object' || value === null) return [];
  const isList = Array.isArray(value);
  const inside = Object.entries(value).flatMap(([key, one]) =>
    amountsIn(one, isList ? `${path}[${key}]` : `${path}.${key}`),
  );
  return 'gross' in value || 'net' in value ? [{ ...value, path }, ...inside] : inside;
}

const amountOf = (money: unknown): number | undefined =>
  v.parse(LenientNumber, Reflect.get(Object(money), 'value'));

const isSwapped = ({ gross, net }: Amounts): boolean => {
  const [all, less] = [amountOf(gross), amountOf(net)];
  return all !== undefined && less !== undefined && less > all;
};

/** What is wrong with the prices of a product, for shoppers who see that price type. */
function priceFault(product: unknown, name: string, priceType: unknown): string | undefined {
  const prices = amountsIn(product, name);
  const swapped = prices.find(isSwapped);
  if (swapped) return `${swapped.path}: net is above gross; expected the price with tax as gross.`;
  const isBlank = prices.length > 0 && prices.every(({ net }) => !net);
  return priceType === 'net' && isBlank
    ? `${name}: expected net prices, as price-type is net; there is nothing to show.`
    : undefined;
}

const PRICE_TYPE = 'priceType';

/** The value of an attribute, and whether the element could parse it. */
interface GivenValue {
  readonly prop: string;
  readonly value: unknown;
  readonly attribute: Attribute<unknown>;
  readonly isRead: boolean;
}

const docsOfValue = (tag: string, prop: string) => {
  const docs = docsOf(tag)?.attributes?.[prop];
  return typeof docs === 'object' ? docs : undefined;
};

/** The browser's message about a JSON syntax error; undefined for a text that is not meant as JSON. */
function whyBroken(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return undefined;
  try {
    JSON.parse(value);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : undefined;
  }
}

/** Warns about data without any of the paths that the element shows. */
function warnOfNothingToShow(tag: string, paths: readonly string[], data: unknown): void {
  const [first] = paths;
  if (first === undefined || paths.some((path) => hasPath(data, path))) return;
  warnAuthor(tag, `nothing to show: ${first} is missing.`);
}

/** What authors write for "on", besides the name of the attribute. */
const ON = ['', 'true', '1', 'y', 'yes', 'on'];

/** Warns about a valid value that is probably a mistake. */
function warnOfUnusual({ localName: tag }: AuthoredTag, { prop, value, attribute }: GivenValue) {
  const name = kebab(prop);
  const { usual, expected, unusual = 'using it as it is' } = docsOfValue(tag, prop) ?? {};
  if (typeof value !== 'string') return;
  const isOdd = attribute.isFlag
    ? ![...ON, ...OFF, name].includes(value)
    : usual && !usual.test(value);
  if (!isOdd) return;
  const ending = attribute.isFlag
    ? 'a flag, which only "false", "0" and "n" turn off, using on'
    : `${expected}, ${unusual}`;
  warnAuthor(tag, `${name}="${value}": expected ${ending}.`);
}

/** Warns about a number that is too low; returns false without a lower bound. */
function warnOfBound(tag: string, { prop, value }: GivenValue): boolean {
  const { atLeast, above } = docsOfValue(tag, prop) ?? {};
  const given = `${kebab(prop)}="${value}": expected a number`;
  if (above !== undefined && Number(value) <= above) {
    warnAuthor(tag, `${given} above ${above}, leaving it out.`);
  }
  if (atLeast !== undefined && Number(value) < atLeast) {
    warnAuthor(tag, `${given} of at least ${atLeast}, using ${atLeast}.`);
  }
  return atLeast !== undefined || above !== undefined;
}

/** Warns about a value that is invalid, too low, or shows nothing. */
function warnOfWhole(host: AuthoredTag, given: GivenValue): void {
  const { shows = [] } = docsOfValue(host.localName, given.prop) ?? {};
  if (given.isRead) warnOfUnusual(host, given);
  if (!given.isRead) warnOfWrongValue(host.localName, given);
  else if (!warnOfBound(host.localName, given))
    warnOfNothingToShow(host.localName, shows, readJson(given.value));
}

/** The kinds of data that contain prices. */
const PRICED: readonly DataName[] = ['product-data', 'product-prices'];

/** Warns about unused data: all of it if the JSON is broken, otherwise parts. */
function warnOfData(host: AuthoredTag, kind: DataName, given: GivenValue): void {
  const { localName: tag } = host;
  const name = kebab(given.prop);
  const broken = whyBroken(given.value);
  if (broken) {
    const place = host.hasAttribute(name) ? name : `${name} in a child script`;
    warnAuthor(tag, `${place}: not valid JSON (${broken}), using none.`);
    return;
  }
  const value = readJson(given.value);
  const warnOfFault = (fault?: DataFault) => {
    if (fault && given.isRead) warn(host, `${name}: ${fault.message}.`);
    else warnOfWhole(host, given);
  };
  const priced = PRICED.includes(kind) && priceFault(value, name, Reflect.get(host, PRICE_TYPE));
  if (priced) warn(host, priced);
  else if (typeof value === 'object') {
    warnOfUnusedData(kind, { by: tag, page: `tags/${tag}`, name, value }, warnOfFault);
  } else warnOfFault();
}

/** Warns about a value that an element does not use, or about its unused parts. */
export function warnOfUnusedValue(host: AuthoredTag, given: GivenValue): void {
  if (!__DEV__) return;
  const kind = docsOfValue(host.localName, given.prop)?.data;
  if (kind) warnOfData(host, kind, given);
  else warnOfWhole(host, given);
}
