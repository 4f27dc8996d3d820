import * as v from 'valibot';
import type { UnitWords } from '../units/unit-words.ts';
import {
  LenientId,
  LenientName,
  LenientNumber,
  LenientPrice,
  LenientText,
  lenientList,
  lenientObject,
} from '../wire/lenient.ts';
import { UNIVERSAL_SIZE } from '../wire/platform-id.ts';
import { safeHref, safeImage } from '../wire/safe-link.ts';
import type { BasketProduct } from './basket.model.ts';

const isSubscription = (period: string): boolean => period !== '' && period !== '0';

/** A line before it has its key, which depends on the others. */
export type BasketLine = Omit<BasketProduct, 'key'>;

interface RawLine extends Omit<BasketLine, 'size' | 'step' | 'precision' | 'quantity'> {
  sizeName: string;
  quantity: number | undefined;
  step?: number | undefined;
  precision?: number | undefined;
}

/** Quantities of the platform have three decimal places at most. */
const MAX_PRECISION = 3;

const lineOf = ({ sizeName, step = 1, quantity = 0, ...line }: RawLine): BasketLine => ({
  ...line,
  link: safeHref(line.link),
  icon: safeImage(line.icon),
  iconSecond: safeImage(line.iconSecond),
  size: line.sizeId === UNIVERSAL_SIZE ? '' : sizeName || line.sizeId,
  quantity,
  step: step > 0 ? step : 1,
  precision: Math.min(Math.max(line.precision ?? MAX_PRECISION, 0), MAX_PRECISION),
});

const HAS_DIGIT = /\d/;
const sameWords = (word: string): UnitWords => ({ singular: word, plural: word, fraction: word });

/** The one text that the widget batch has for a unit: its name or, with a digit in it, its price. */
const unitOf = (text: string): Pick<BasketLine, 'unit' | 'unitPrice'> =>
  HAS_DIGIT.test(text)
    ? { unit: sameWords(''), unitPrice: text }
    : { unit: sameWords(text), unitPrice: '' };

/** An object with content: PHP writes an empty one as `[]`. */
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
    name: LenientName,
    size: LenientText,
    size_name: LenientName,
    product_version_name: LenientName,
    count: LenientNumber,
    worth_unit: LenientName,
    prices: lenientObject({
      worth_net_formatted: LenientPrice,
      worth_gros_formatted: LenientPrice,
    }),
    subscription_period: LenientText,
  }),
  v.transform(({ prices, ...line }) =>
    lineOf({
      id: '',
      additional: '',
      sizeId: line.size,
      sizeName: line.size_name,
      name: line.name,
      version: line.product_version_name,
      link: line.link,
      icon: line.icon,
      iconSecond: line.icon_second,
      quantity: line.count,
      ...unitOf(line.worth_unit),
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
    id: LenientId,
    size: LenientText,
    additional: LenientText,
    quantity: LenientNumber,
    worth: WorthSchema,
    data: lenientObject({
      name: LenientName,
      link: LenientText,
      iconSmall: LenientText,
      iconSmallSecond: LenientText,
      versionName: LenientName,
      sizes: lenientList(lenientObject({ id: LenientText, name: LenientName })),
      unit: lenientObject({
        singular: LenientName,
        plural: LenientName,
        fraction: LenientName,
        // given by pages that print a product's own data; the basket is never asked for them
        sellBy: LenientNumber,
        precision: LenientNumber,
      }),
      subscription: lenientObject({ periods: lenientList(LenientText) }),
    }),
  }),
  v.transform(({ size, worth, data: { unit, ...data }, ...line }) =>
    lineOf({
      ...line,
      sizeId: size,
      sizeName: data.sizes.find(({ id }) => id === size)?.name ?? '',
      name: data.name,
      version: data.versionName,
      link: data.link,
      icon: data.iconSmall,
      iconSecond: data.iconSmallSecond,
      step: unit.sellBy,
      precision: unit.precision,
      unit: { singular: unit.singular, plural: unit.plural, fraction: unit.fraction },
      worth: { gross: worth.gross.formatted, net: worth.net.formatted },
      unitPrice: '',
      isSubscription: data.subscription.periods.some(isSubscription),
    }),
  ),
);
