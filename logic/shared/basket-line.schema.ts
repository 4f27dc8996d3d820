import * as v from 'valibot';
import { safeHref, safeImage } from '../platform/safe-link.ts';
import type { BasketProduct } from './basket.model.ts';
import { LenientNumber, LenientPrice, LenientText, lenientList, lenientObject } from './lenient.ts';

/** The size of a product that comes in one size only. */
const UNIVERSAL_SIZE = 'uniw';
const isSubscription = (period: string): boolean => period !== '' && period !== '0';

/** A line before it has its key, which depends on the others. */
export type BasketLine = Omit<BasketProduct, 'key'>;

interface RawLine extends Omit<BasketLine, 'size' | 'step' | 'quantity'> {
  sizeName: string;
  quantity: number | undefined;
  step?: number | undefined;
}

const lineOf = ({ sizeName, step, quantity = 0, ...line }: RawLine): BasketLine => ({
  ...line,
  link: safeHref(line.link),
  icon: safeImage(line.icon),
  iconSecond: safeImage(line.iconSecond),
  size: line.sizeId === UNIVERSAL_SIZE ? '' : sizeName || line.sizeId,
  quantity,
  step: step || 1,
});

/** Something that is an object with content: `[]` is what PHP makes of an empty one. */
const Something = v.pipe(
  v.unknown(),
  v.check((value) => typeof value === 'object' && value !== null && Object.keys(value).length > 0),
);

/** A product as the widget batch gives it. */
export const AjaxLineSchema = v.pipe(
  Something,
  lenientObject({
    link: LenientText,
    icon: LenientText,
    icon_second: LenientText,
    name: LenientText,
    size: LenientText,
    size_name: LenientText,
    product_version_name: LenientText,
    count: LenientNumber,
    worth_unit: LenientText,
    prices: lenientObject({
      worth_net_formatted: LenientPrice,
      worth_gros_formatted: LenientPrice,
    }),
    subscription_period: LenientText,
  }),
  v.transform(({ prices, ...line }) =>
    lineOf({
      id: '',
      sizeId: line.size,
      sizeName: line.size_name,
      name: line.name,
      version: line.product_version_name,
      link: line.link,
      icon: line.icon,
      iconSecond: line.icon_second,
      quantity: line.count,
      unit: line.worth_unit,
      worth: { gross: prices.worth_gros_formatted, net: prices.worth_net_formatted },
      isSubscription: isSubscription(line.subscription_period),
    }),
  ),
);

/** Money as GraphQL gives it. */
export const AmountSchema = lenientObject({ value: LenientNumber, formatted: LenientPrice });
/** Gross and net as GraphQL gives them. */
export const WorthSchema = lenientObject({ gross: AmountSchema, net: AmountSchema });

/** A product as GraphQL gives it. */
export const GraphqlLineSchema = v.pipe(
  Something,
  lenientObject({
    id: LenientText,
    size: LenientText,
    quantity: LenientNumber,
    worth: WorthSchema,
    data: lenientObject({
      name: LenientText,
      link: LenientText,
      iconSmall: LenientText,
      iconSmallSecond: LenientText,
      versionName: LenientText,
      sizes: lenientList(lenientObject({ id: LenientText, name: LenientText })),
      unit: lenientObject({ singular: LenientText, plural: LenientText, fraction: LenientNumber }),
      subscription: lenientObject({ periods: lenientList(LenientText) }),
    }),
  }),
  v.transform(({ id, size, quantity, worth, data }) =>
    lineOf({
      id,
      sizeId: size,
      sizeName: data.sizes.find((one) => one.id === size)?.name ?? '',
      name: data.name,
      version: data.versionName,
      link: data.link,
      icon: data.iconSmall,
      iconSecond: data.iconSmallSecond,
      quantity,
      step: data.unit.fraction,
      unit: quantity === 1 ? data.unit.singular : data.unit.plural,
      worth: { gross: worth.gross.formatted, net: worth.net.formatted },
      isSubscription: data.subscription.periods.some(isSubscription),
    }),
  ),
);
