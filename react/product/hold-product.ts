import { basketStateAtom } from '../../logic/basket/basket.atoms.ts';
import {
  type ChoiceChange,
  type FormReading,
  hasSize,
  readChoice,
} from '../../logic/product/choice.ts';
import { describeProduct } from '../../logic/product/describe-product.ts';
import { freshSizesAtom, withFreshSizes } from '../../logic/product/fresh.atoms.ts';
import { pageRecord } from '../../logic/product/page-record.ts';
import {
  busyOfHost,
  type Product,
  productOfHost,
  versionOfHost,
} from '../../logic/product/product.atoms.ts';
import type { ProductRecord } from '../../logic/product/product-record.schema.ts';
import { readQuantity } from '../../logic/product/read-quantity.ts';
import type { PriceType } from '../../logic/settings/shop-config.ts';
import { hostCell } from '../../logic/state/by-host.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import { readChoiceOf, writeChoiceOf } from './product-form.ts';

/** What a `shop-product` was given in its last render. */
export interface ProductGiven {
  readonly form: HTMLFormElement | undefined;
  /** Undefined where the page's `product_data` has it. */
  readonly record: ProductRecord | undefined;
  readonly priceType: PriceType;
  /** Asks the shopper for the size. */
  ask(): void;
}

/** What a `shop-product` was given; undefined while it is not shown. */
export const givenOf = hostCell<ProductGiven | undefined>(undefined);

/** The record that was found in the page, so that it is the same object as long as the product is. */
const foundOf = hostCell<ProductRecord | undefined>(undefined);
/** What the product was described by. */
const sourceOf = hostCell<readonly unknown[]>([]);

function recordOf(host: HTMLElement, given: ProductGiven, form: FormReading) {
  if (given.record) return given.record;
  const found = foundOf(host);
  if (form.product && found.current?.id !== form.product) found.current = pageRecord(form.product);
  return form.product ? found.current : undefined;
}

const isSame = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((one, index) => Object.is(one, b[index]));

/** Reads the form of a product again; undefined where nothing names a product. */
export function readProduct(host: HTMLElement): Product | undefined {
  const productAtom = productOfHost(host);
  const given = givenOf(host).current;
  const form = given && readChoiceOf(host, given.form);
  const base = form && recordOf(host, given, form);
  if (!form || !(form.product || base?.id)) {
    pageStore.set(productAtom, undefined);
    return undefined;
  }
  const { priceType } = given;
  const { basket } = pageStore.get(basketStateAtom);
  const version = pageStore.get(versionOfHost(host));
  const busy = pageStore.get(busyOfHost(host));
  const answers = pageStore.get(freshSizesAtom);
  const source = [base, answers, priceType, basket, version, busy, ...Object.values(form)];
  const before = pageStore.get(productAtom);
  if (before && isSame(source, sourceOf(host).current)) return before;
  sourceOf(host).current = source;
  const isConflict = version === 'conflict';
  const isSubscription = readChoice(form, base).subscription !== undefined;
  const record = base && withFreshSizes(base, answers, isSubscription);
  const product: Product = {
    ...describeProduct({ form, record, priceType, basket, isConflict }),
    host,
    busy: { ...busy, turning: typeof version === 'object' },
    choose: (change) => choose(host, change),
    ask: () => givenOf(host).current?.ask(),
    read: () => readProduct(host) ?? product,
  };
  pageStore.set(productAtom, product);
  return product;
}

/** Whether a product has what is to be chosen. */
function isKnown({ record }: Product, { size, quantity }: ChoiceChange): boolean {
  const isSize = size === undefined || hasSize(record, size);
  return isSize && (quantity === undefined || readQuantity(quantity) !== undefined);
}

/** Writes a choice; false for a size that the product does not have, and for a quantity that is none. */
function choose(host: HTMLElement, change: ChoiceChange): boolean {
  const product = readProduct(host);
  if (!product || !isKnown(product, change)) return false;
  const isWritten = writeChoiceOf(host, givenOf(host).current?.form, change);
  readProduct(host);
  return isWritten;
}

/** Ends what is known of a product, as its tag has left the page. */
export function dropProduct(host: HTMLElement): void {
  givenOf(host).current = undefined;
  sourceOf(host).current = [];
  pageStore.set(productOfHost(host), undefined);
}
