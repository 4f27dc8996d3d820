import * as v from 'valibot';
import { LenientNumber } from '../../logic/wire/lenient.ts';

/** Two amounts of one price, as a platform gives them. */
interface Amounts {
  readonly gross?: unknown;
  readonly net?: unknown;
  readonly path: string;
}

/** All prices in data, each with its path. */
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

/** What is wrong with the prices of a product, for who sees prices of that type. */
export function priceFault(product: unknown, name: string, priceType: unknown): string | undefined {
  const prices = amountsIn(product, name);
  const swapped = prices.find(isSwapped);
  if (swapped) return `${swapped.path}: net is above gross; expected the price with tax as gross.`;
  const isBlank = prices.length > 0 && prices.every(({ net }) => !net);
  return priceType === 'net' && isBlank
    ? `${name}: expected net prices, as price-type is net; there is nothing to show.`
    : undefined;
}
