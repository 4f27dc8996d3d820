import * as v from 'valibot';
import { isParsedBasket, unwrapBasket } from '../../logic/basket/basket.api.ts';
import type { DataDocs } from './data-docs.ts';
import { decimal, explained, id, maybe, text, whole } from './values.ts';

const Product = v.pipe(
  v.looseObject({
    name: text('The name of the product.'),
    link: text('The page of the product.'),
    icon: maybe(text('The picture; beside `icon_second`, its WebP source.')),
    icon_second: maybe(text('The picture, where `icon` is its WebP source.')),
    size: maybe(text('The id of the size; `uniw` is the only size, and is not shown.')),
    size_name: maybe(text('The name of the size.')),
    product_version_name: maybe(text('The name of the version, such as a colour.')),
    count: decimal('The quantity.'),
    worth_unit: maybe(text('The name of the unit, or its price.')),
    prices: explained(
      v.pipe(
        v.looseObject({
          worth_gros_formatted: text('The price of the line with tax, with its currency.'),
          worth_net_formatted: maybe(text('The price of the line without tax.')),
        }),
        v.metadata({ meant: { worth_gross_formatted: 'worth_gros_formatted' } }),
      ),
      'The prices of the line, as they are shown.',
    ),
    subscription_period: maybe(text('The days between deliveries; 0 is no subscription.')),
  }),
  v.metadata({
    meant: {
      price: 'prices.worth_gros_formatted',
      quantity: 'count',
      url: 'link',
      href: 'link',
      title: 'name',
      image: 'icon',
    },
  }),
);

const WidgetBasket = v.pipe(
  v.looseObject({
    products: explained(v.array(Product), 'The products.'),
    productsCounter: whole('The number on the icon of the basket.'),
    worth_formatted: text('The price of all products with tax, with its currency.'),
    worth_net_formatted: maybe(text('The price of all products without tax.')),
    shippingCost_formatted: maybe(text('The price of the delivery with tax.')),
    shippingCost_net_formatted: maybe(text('The price of the delivery without tax.')),
    toShippingFree: maybe(decimal('The amount that is missing for free delivery; 0: it is free.')),
    user: explained(v.optional(v.unknown()), 'The customer; absent where nobody is logged in.'),
  }),
  v.metadata({
    meant: {
      count: 'productsCounter',
      items: 'products',
      total: 'worth_formatted',
      worth: 'worth_formatted',
    },
  }),
);

const Amount = v.looseObject({
  value: maybe(decimal('The amount as a number.')),
  formatted: text('The amount as it is shown, with its currency.'),
});

const Worth = v.looseObject({
  gross: explained(Amount, 'With tax.'),
  net: explained(maybe(Amount), 'Without tax.'),
});

const Unit = v.looseObject({
  singular: maybe(text('The name of one unit.')),
  plural: maybe(text('The name of several.')),
  fraction: maybe(text('The name of a part of one.')),
  sellBy: maybe(decimal('The quantity that is sold at once.')),
  precision: maybe(whole('The decimal places of a quantity, 3 at most.')),
});

const Size = v.looseObject({
  id: text('The id of the size.'),
  name: maybe(text('The name of the size.')),
});

const ProductData = v.looseObject({
  name: text('The name of the product.'),
  link: text('The page of the product.'),
  iconSmall: maybe(text('The picture; beside `iconSmallSecond`, its WebP source.')),
  iconSmallSecond: maybe(text('The picture, where `iconSmall` is its WebP source.')),
  versionName: maybe(text('The name of the version, such as a colour.')),
  sizes: explained(maybe(v.array(Size)), 'The sizes of the product.'),
  unit: explained(maybe(Unit), 'The unit of the product.'),
  subscription: explained(
    maybe(
      v.looseObject({
        periods: explained(
          maybe(v.array(text('Days between deliveries; 0 is no subscription.'))),
          'The subscriptions that the product is in.',
        ),
      }),
    ),
    'The subscription of the product.',
  ),
});

const GraphqlBasket = v.looseObject({
  summaryBasket: explained(
    v.looseObject({
      productsCount: whole('The number on the icon of the basket.'),
      worth: explained(Worth, 'The price of all products.'),
      shipping: explained(
        maybe(v.looseObject({ cost: explained(Worth, 'The price of the delivery.') })),
        'The delivery.',
      ),
      toShippingFree: explained(
        maybe(Amount),
        'The amount that is missing for free delivery; a `value` of 0: it is free.',
      ),
    }),
    'What the basket comes to.',
  ),
  products: explained(
    v.array(
      v.looseObject({
        id: id('The id of the product.'),
        size: maybe(text('The id of the size; `uniw` is the only size, and is not shown.')),
        additional: maybe(text('What else tells lines of a product apart.')),
        quantity: decimal('The quantity.'),
        worth: explained(Worth, 'The price of the line.'),
        data: explained(ProductData, 'The product.'),
      }),
    ),
    'The products.',
  ),
});

const FULL_PRODUCT = {
  name: 'Kubek',
  link: '/product-pol-1-Kubek.html',
  icon: '/icons/1.webp',
  icon_second: '/icons/1.jpg',
  size: 'M',
  size_name: 'średni',
  product_version_name: 'zielony',
  count: 2,
  worth_unit: 'szt.',
  prices: { worth_gros_formatted: '98,40 zł', worth_net_formatted: '80,00 zł' },
  subscription_period: '30',
};

const MINIMAL_PRODUCT = {
  name: 'Kubek',
  link: '/product-pol-1-Kubek.html',
  count: 2,
  prices: { worth_gros_formatted: '98,40 zł' },
};

const worth = (gross: number, net: number) => ({
  gross: { value: gross, formatted: `${gross},00 zł` },
  net: { value: net, formatted: `${net},00 zł` },
});

const FULL_OF_GRAPHQL = {
  summaryBasket: {
    productsCount: 2,
    worth: worth(246, 200),
    shipping: { cost: worth(15, 12) },
    toShippingFree: { value: 54, formatted: '54,00 zł' },
  },
  products: [
    {
      id: 7,
      size: 'M',
      additional: '',
      quantity: 2,
      worth: worth(246, 200),
      data: {
        name: 'Koszula',
        link: '/product-pol-7-Koszula.html',
        iconSmall: '/icons/7.webp',
        iconSmallSecond: '/icons/7.jpg',
        versionName: 'biała',
        sizes: [{ id: 'M', name: 'średni' }],
        unit: {
          singular: 'sztuka',
          plural: 'sztuki',
          fraction: 'sztuki',
          sellBy: 1,
          precision: 0,
        },
        subscription: { periods: [30] },
      },
    },
  ],
};

/** A basket, in the form of the widgets or in that of GraphQL. */
export const basketData: DataDocs = {
  title: 'A basket, as the platform’s widgets give it or as GraphQL does',
  schema: v.union([WidgetBasket, GraphqlBasket]),
  minimal: { products: [MINIMAL_PRODUCT], productsCounter: 2, worth_formatted: '98,40 zł' },
  full: {
    products: [FULL_PRODUCT],
    productsCounter: 2,
    worth_formatted: '98,40 zł',
    worth_net_formatted: '80,00 zł',
    shippingCost_formatted: '12,30 zł',
    shippingCost_net_formatted: '10,00 zł',
    toShippingFree: 50,
    user: { login: 'anna' },
  },
  others: [FULL_OF_GRAPHQL],
  unwrap: (given) => (isParsedBasket(given) ? undefined : unwrapBasket(given)),
};
