import { atom } from 'jotai/vanilla';
import { basketStateAtom } from '../basket/basket-state.atoms.ts';
import type { PriceType } from '../settings/shop-config.ts';
import { byHost } from '../state/by-host.ts';
import { hostState } from '../state/host-state.ts';
import { type FormReading, NO_FORM, readChoice } from './choice.ts';
import { describeProduct } from './describe-product.ts';
import type { Busy, Product } from './product.model.ts';
import type { ProductRecord } from './product-record.schema.ts';
import { revalidatedSizesAtom, withRevalidatedSizes } from './revalidation.atoms.ts';

/** What the attributes of a `shop-product` say. */
export interface ProductAttributes {
  /** Undefined where the page's `product_data` has it. */
  readonly record: ProductRecord | undefined;
  readonly priceType: PriceType;
}

/** What the page says of a product. */
export interface ProductReading {
  readonly form: FormReading;
  /** The record that `product_data` has of the form's product. */
  readonly pageRecord: ProductRecord | undefined;
}

/** Another version, which is on its way. */
export interface VariantSwitch {
  /** Resolves once the page of the version shows; never where the browser goes there. */
  readonly arrival: Promise<void>;
}

/** What a `shop-product` was given; undefined while it is not shown. */
export const attributesOf = hostState<ProductAttributes | undefined>(undefined);

/** What was read last of the form of a product. Only its controller writes it. */
export const readingOf = hostState<ProductReading>({ form: NO_FORM, pageRecord: undefined });

/** What a product waits for, apart from its versions. */
export const busyOf = hostState<Omit<Busy, 'turning'>>({ fresh: false, adding: false });

/** What the versions of a product tell: the chosen one does not exist, or it is on its way. Written by `shop-choice`. */
export const versionOf = hostState<'conflict' | VariantSwitch | undefined>(undefined);

const basketAtom = atom((get) => get(basketStateAtom).basket);

/** The product of a `shop-product`; undefined while it is not shown, and where neither a form nor data name a product. */
export const productOf = byHost((host: HTMLElement) =>
  atom((get): Product | undefined => {
    const given = get(attributesOf(host));
    const { form, pageRecord } = get(readingOf(host));
    const printed = given?.record ?? pageRecord;
    if (!given || !(form.product || printed?.id)) return undefined;
    const isSubscription = readChoice(form, printed).subscription !== undefined;
    const record =
      printed && withRevalidatedSizes(printed, get(revalidatedSizesAtom), isSubscription);
    const version = get(versionOf(host));
    const source = { form, record, priceType: given.priceType, basket: get(basketAtom) };
    return {
      host,
      ...describeProduct({ ...source, isConflict: version === 'conflict' }),
      busy: { ...get(busyOf(host)), turning: typeof version === 'object' },
    };
  }),
);
