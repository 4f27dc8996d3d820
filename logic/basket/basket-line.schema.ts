import * as v from 'valibot';
import type { UnitLabels } from '../units/unit-labels.ts';
import { WHOLE_NUMBER } from '../wire/accepted.ts';
import { annotated, described, required } from '../wire/described.ts';
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

/** A line without its key, which depends on the other lines. */
export type BasketLine = Omit<BasketProduct, 'key'>;

interface RawLine extends Omit<BasketLine, 'size' | 'step' | 'precision' | 'quantity'> {
  sizeName: string;
  quantity: number | undefined;
  step?: number | undefined;
  precision?: number | undefined;
}

/** The platform's quantities have at most three decimal places. */
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
const sameLabel = (word: string): UnitLabels => ({ singular: word, plural: word, fraction: word });

/** Parses the unit of the widget batch: a name or, with a digit in it, a price. */
const unitOf = (text: string): Pick<BasketLine, 'unit' | 'unitPrice'> =>
  HAS_DIGIT.test(text)
    ? { unit: sameLabel(''), unitPrice: text }
    : { unit: sameLabel(text), unitPrice: '' };

/** An object with content: PHP writes an empty one as `[]`. */
const Something = v.pipe(
  v.unknown(),
  v.check((value) => typeof value === 'object' && value !== null && Object.keys(value).length > 0),
);

/** A line of the basket in the widget batch. */
export const AjaxLineSchema = v.pipe(
  Something,
  annotated(
    lenientObject({
      link: required(LenientText, 'The page of the product.'),
      icon: described(LenientText, 'The picture; with `icon_second`, its WebP source.'),
      icon_second: described(LenientText, 'The picture, if `icon` is its WebP source.'),
      name: required(LenientName, 'The name of the product.'),
      size: described(
        LenientText,
        'The id of the size; `uniw` stands for the only size, which is not shown.',
      ),
      size_name: described(LenientName, 'The name of the size.'),
      product_version_name: described(LenientName, 'The name of the variant, such as a colour.'),
      count: required(LenientNumber, 'The quantity.'),
      worth_unit: described(LenientName, 'The name of the unit, or its price.'),
      prices: required(
        lenientObject({
          worth_net_formatted: described(LenientPrice, 'The price of the line without tax.'),
          worth_gros_formatted: required(
            LenientPrice,
            'The price of the line with tax, with its currency.',
          ),
        }),
        'The prices of the line, as they are shown.',
        { meant: { worth_gross_formatted: 'worth_gros_formatted' } },
      ),
      subscription_period: described(
        LenientText,
        'The days between deliveries; 0 means no subscription.',
      ),
    }),
    {
      meant: {
        price: 'prices.worth_gros_formatted',
        quantity: 'count',
        url: 'link',
        href: 'link',
        title: 'name',
        image: 'icon',
      },
    },
  ),
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

/** Money in GraphQL. */
export const AmountSchema = lenientObject({
  value: described(LenientNumber, 'The amount as a number.'),
  formatted: required(LenientPrice, 'The formatted amount, with its currency.'),
});
/** Gross and net in GraphQL. */
export const WorthSchema = lenientObject({
  gross: required(AmountSchema, 'With tax.'),
  net: described(AmountSchema, 'Without tax.'),
});

const UnitSchema = lenientObject({
  singular: described(LenientName, 'The singular form.'),
  plural: described(LenientName, 'The plural form.'),
  fraction: described(LenientName, 'The form for a fraction of a unit.'),
  // sent by pages that print a product's own data, never requested for the basket
  sellBy: described(LenientNumber, 'The quantity that is sold at once.'),
  precision: described(LenientNumber, 'The decimal places of a quantity, at most 3.', WHOLE_NUMBER),
});

const SizeSchema = lenientObject({
  id: required(LenientText, 'The id of the size.'),
  name: described(LenientName, 'The name of the size.'),
});

const SubscriptionSchema = lenientObject({
  periods: described(
    lenientList(described(LenientText, 'Days between deliveries; 0 means no subscription.')),
    'The subscriptions that the product is in.',
  ),
});

const ProductSchema = lenientObject({
  name: required(LenientName, 'The name of the product.'),
  link: required(LenientText, 'The page of the product.'),
  iconSmall: described(LenientText, 'The picture; with `iconSmallSecond`, its WebP source.'),
  iconSmallSecond: described(LenientText, 'The picture, if `iconSmall` is its WebP source.'),
  versionName: described(LenientName, 'The name of the variant, such as a colour.'),
  sizes: described(lenientList(SizeSchema), 'The sizes of the product.'),
  unit: described(UnitSchema, 'The unit of the product.'),
  subscription: described(SubscriptionSchema, 'The subscription of the product.'),
});

/** A line of the basket in GraphQL. */
export const GraphqlLineSchema = v.pipe(
  Something,
  lenientObject({
    id: required(LenientId, 'The id of the product.'),
    size: described(
      LenientText,
      'The id of the size; `uniw` stands for the only size, which is not shown.',
    ),
    additional: described(
      LenientText,
      'Further data that distinguishes lines of the same product.',
    ),
    quantity: required(LenientNumber, 'The quantity.'),
    worth: required(WorthSchema, 'The price of the line.'),
    data: required(ProductSchema, 'The product.'),
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
