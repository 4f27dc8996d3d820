const FULL_LINE = {
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

const MINIMAL_LINE = {
  name: 'Kubek',
  link: '/product-pol-1-Kubek.html',
  count: 2,
  prices: { worth_gros_formatted: '98,40 zł' },
};

const worth = (gross: number, net: number) => ({
  gross: { value: gross, formatted: `${gross},00 zł` },
  net: { value: net, formatted: `${net},00 zł` },
});

/** The basket of GraphQL with every key. */
export const FULL_GRAPHQL_BASKET = {
  summaryBasket: {
    productsCount: 2,
    worth: worth(246, 200),
    shipping: { cost: worth(15, 12) },
    toShippingFree: { value: 54, formatted: '54,00 zł' },
    shippingLimitFree: { value: 300, formatted: '300,00 zł' },
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

/** The basket of the widget batch with the keys that it needs. */
export const MINIMAL_BASKET = {
  products: [MINIMAL_LINE],
  productsCounter: 2,
  worth_formatted: '98,40 zł',
};

/** The basket of the widget batch with every key. */
export const FULL_BASKET = {
  products: [FULL_LINE],
  productsCounter: 2,
  worth_formatted: '98,40 zł',
  worth_net_formatted: '80,00 zł',
  shippingCost_formatted: '12,30 zł',
  shippingCost_net_formatted: '10,00 zł',
  toShippingFree: 50,
  user: { login: 'anna' },
};
