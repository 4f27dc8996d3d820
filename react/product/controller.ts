import {
  type ChoiceChange,
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
import { isSameData } from '../light-dom/use-light-child.ts';
import type { ProductProps } from './product.props.ts';
import { readForm, writeForm } from './product-form.ts';

/** Whether the product has the size and accepts the quantity of a choice. */
function isKnown({ record }: Product, { size, quantity }: ChoiceChange): boolean {
  const isSize = size === undefined || hasSize(record, size);
  return isSize && (quantity === undefined || readQuantity(quantity) !== undefined);
}

/** Reads and writes the form of a product. Its fields outlive renders and moves, and are never rendered. */
export class ProductController {
  /** As of the last render. */
  form: HTMLFormElement | undefined;
  /** As of the last render; undefined before the first. */
  props: ProductProps | undefined;
  /** The detail of the last `shop-product-change`, as JSON. */
  reportedChange: string | undefined;
  /** The size in the last render; undefined before there was a product. */
  lastSize: { readonly size: string | undefined } | undefined;
  /** Whether a product has rendered: its initial values are not a choice of the shopper. */
  hasShown = false;
  /** Aborts requests about the product. */
  signal: AbortSignal | undefined;
  /** Whether a module needed by a click is loading. */
  isLoading = false;
  /** Whether the browser submits the form, after adding by script failed. */
  isSendingNatively = false;

  constructor(readonly host: HTMLElement) {}

  /** The product for the current form values; scripts change controls without firing events. */
  read(): Product | undefined {
    if (this.form) this.setReading(this.readPage(this.form));
    return pageStore.get(productOf(this.host));
  }

  /** Writes a choice. Returns false for an unknown size or an invalid quantity. */
  choose(change: ChoiceChange): boolean {
    const product = this.read();
    if (!product || !isKnown(product, change)) return false;
    const isWritten = this.form ? writeForm(this.form, change) : this.keep(change);
    this.read();
    return isWritten;
  }

  setBusy(busy: Partial<Omit<Busy, 'switching'>>): void {
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
    const isSame = before.pageRecord === now.pageRecord && isSameData(before.form, now.form);
    if (!isSame) pageStore.set(readingAtom, now);
  }

  /** Stores a choice for which there is no form. */
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

/** The shopper's current choice; undefined while the element has no product. */
export function choiceOf(
  _values: object,
  _config: object,
  host: HTMLElement,
): PublicChoice | undefined {
  const product = controllerOf(host).read();
  return product && publicChoice(product.choice);
}

/** The data of the product, including later answers of the platform. */
export const dataOf = (
  _values: object,
  _config: object,
  host: HTMLElement,
): ProductRecord | undefined => controllerOf(host).read()?.record;
