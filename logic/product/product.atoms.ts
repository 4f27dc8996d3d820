import { atom } from 'jotai/vanilla';
import { basketStateAtom } from '../basket/basket-state.atoms.ts';
import type { PriceType } from '../settings/shop-config.ts';
import { byHost, hostState } from '../state/by-host.ts';
import { type Choice, type FormReading, NO_FORM, readChoice } from './choice.ts';
import { describeProduct } from './describe-product.ts';
import type { Busy, Product } from './product.model.ts';
import type { ProductRecord } from './product-record.schema.ts';
import { quantityText } from './quantity-rule.ts';
import { revalidatedSizesAtom, withRevalidatedSizes } from './revalidation.atoms.ts';

/** The attributes of a `shop-product`. */
export interface ProductAttributes {
  /** Undefined to use the page's `product_data`. */
  readonly record: ProductRecord | undefined;
  readonly priceType: PriceType;
}

/** The page's data about a product. */
export interface ProductReading {
  readonly form: FormReading;
  /** The record in `product_data` of the form's product. */
  readonly pageRecord: ProductRecord | undefined;
}

/** A variant that is loading. */
export interface VariantSwitch {
  /** Resolves once the page of the variant shows; never if the browser navigates there. */
  readonly arrival: Promise<void>;
}

/** The attributes of a `shop-product`; undefined while it is disconnected. */
export const attributesOf = hostState<ProductAttributes | undefined>(undefined);

/** The last reading of a product's form. Only its controller writes it. */
export const readingOf = hostState<ProductReading>({ form: NO_FORM, pageRecord: undefined });

/** The pending requests of a product, except variant switches. */
export const busyOf = hostState<Omit<Busy, 'switching'>>({ fresh: false, adding: false });

/** The variant state: the chosen combination does not exist, or a variant is loading. Written by `shop-choice`. */
export const variantStateOf = hostState<'conflict' | VariantSwitch | undefined>(undefined);

const basketAtom = atom((get) => get(basketStateAtom).basket);

/** The product of a `shop-product`; undefined while disconnected, and without a form or data that name a product. */
export const productOf = byHost((host: HTMLElement) =>
  atom((get): Product | undefined => {
    const given = get(attributesOf(host));
    const { form, pageRecord } = get(readingOf(host));
    const printed = given?.record ?? pageRecord;
    if (!given || !(form.product || printed?.id)) return undefined;
    const isSubscription = readChoice(form, printed).subscription !== undefined;
    const record =
      printed && withRevalidatedSizes(printed, get(revalidatedSizesAtom), isSubscription);
    const variantState = get(variantStateOf(host));
    const source = { form, record, priceType: given.priceType, basket: get(basketAtom) };
    return {
      host,
      ...describeProduct({ ...source, isConflict: variantState === 'conflict' }),
      busy: { ...get(busyOf(host)), switching: typeof variantState === 'object' },
    };
  }),
);

/** The message at the form of a product. */
interface ProductMessage {
  readonly text: string;
  /** The clicked button, which the message describes. */
  readonly button: HTMLElement | undefined;
  /** The choice that the message is about: another choice clears it. */
  readonly choice: Choice;
}

/** The message of a product; undefined while there is none. */
export const messageOf = hostState<ProductMessage | undefined>(undefined);

/** The announcement of a price that has changed after a request. */
export const priceMessageOf = hostState<string | undefined>(undefined);

/** A key that identifies a choice. */
export const choiceKey = ({ id, size, quantity, subscription, additional }: Choice): string =>
  JSON.stringify([id, size, quantity && quantityText(quantity), subscription, additional]);
