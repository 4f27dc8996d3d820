import {
  type ChoiceChange,
  type FormReading,
  hasSize,
  type PublicChoice,
  publicChoice,
} from '../../logic/product/choice.ts';
import { pageRecord } from '../../logic/product/page-record.ts';
import {
  busyOf,
  type ProductReading,
  productOf,
  readingOf,
} from '../../logic/product/product.atoms.ts';
import type { Busy, Product } from '../../logic/product/product.model.ts';
import type { ProductRecord } from '../../logic/product/product-record.schema.ts';
import { readQuantity } from '../../logic/product/read-quantity.ts';
import { byHost } from '../../logic/state/by-host.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import type { ProductProps } from './product.props.ts';
import { readForm, writeForm } from './product-form.ts';

const isSameForm = (a: FormReading, b: FormReading): boolean =>
  JSON.stringify(Object.values(a)) === JSON.stringify(Object.values(b));

/** Whether a product has what is to be chosen. */
function isKnown({ record }: Product, { size, quantity }: ChoiceChange): boolean {
  const isSize = size === undefined || hasSize(record, size);
  return isSize && (quantity === undefined || readQuantity(quantity) !== undefined);
}

/** Reads and writes the form of a product. What it keeps outlives a render and a move on the page, and never shows. */
export class ProductController {
  /** As rendered last. */
  form: HTMLFormElement | undefined;
  /** As rendered last; undefined before the first render. */
  props: ProductProps | undefined;
  /** The detail of the last `shop-product-change`, as text. */
  reportedChange: string | undefined;
  /** The size of the last render; undefined before there was a product. */
  lastSize: { readonly size: string | undefined } | undefined;
  /** Whether a product has shown: what it had at first is no choice of the shopper. */
  hasShown = false;
  /** Ends what the platform is asked about the product. */
  signal: AbortSignal | undefined;
  /** Whether a module that a press needs is being loaded. */
  isLoading = false;
  /** Whether the browser sends the form, after our own way has failed. */
  isSendingNatively = false;

  constructor(readonly host: HTMLElement) {}

  /** The product by what its form holds now; scripts change controls without an event. */
  read(): Product | undefined {
    if (this.form) this.setReading(this.readPage(this.form));
    return pageStore.get(productOf(this.host));
  }

  /** Writes a choice; false for a size that the product does not have, and for a quantity that is none. */
  choose(change: ChoiceChange): boolean {
    const product = this.read();
    if (!product || !isKnown(product, change)) return false;
    const isWritten = this.form ? writeForm(this.form, change) : this.keep(change);
    this.read();
    return isWritten;
  }

  setBusy(busy: Partial<Omit<Busy, 'turning'>>): void {
    pageStore.set(busyOf(this.host), (before) => ({ ...before, ...busy }));
  }

  private readPage(form: HTMLFormElement): ProductReading {
    const now = readForm(form);
    const before = pageStore.get(readingOf(this.host)).pageRecord;
    if (!now.product || this.props?.product) return { form: now, pageRecord: undefined };
    const isFound = before?.id === now.product;
    return { form: now, pageRecord: isFound ? before : pageRecord(now.product) };
  }

  private setReading(now: ProductReading): void {
    const readingAtom = readingOf(this.host);
    const before = pageStore.get(readingAtom);
    const isSame = before.pageRecord === now.pageRecord && isSameForm(before.form, now.form);
    if (!isSame) pageStore.set(readingAtom, now);
  }

  /** Keeps a choice where there is no form that could. */
  private keep(change: ChoiceChange): true {
    const { form, pageRecord } = pageStore.get(readingOf(this.host));
    const { size = form.size, subscription = form.subscription } = change;
    const quantity = change.quantity === undefined ? form.quantity : String(change.quantity);
    this.setReading({ form: { ...form, size, subscription, quantity }, pageRecord });
    return true;
  }
}

/** The controller of a `shop-product`. */
export const controllerOf = byHost((host: HTMLElement) => new ProductController(host));

/** What the shopper has chosen now; undefined while the tag has no product. */
export function choiceOf(
  _values: object,
  _config: object,
  host: HTMLElement,
): PublicChoice | undefined {
  const product = controllerOf(host).read();
  return product && publicChoice(product.choice);
}

/** What is known of the product, with what the platform has answered since. */
export const dataOf = (
  _values: object,
  _config: object,
  host: HTMLElement,
): ProductRecord | undefined => controllerOf(host).read()?.record;
