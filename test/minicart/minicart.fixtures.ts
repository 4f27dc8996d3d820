import { picture } from '../search/search.fixtures.ts';

/** A basket product in the format of the widget batch. */
export const ajaxProduct = (changes: object = {}) => ({
  link: '/product-pol-1-Kubek.html',
  icon: '/icon-1.webp',
  icon_second: '/icon-1.jpg',
  name: 'Kubek',
  size: 'uniw',
  size_name: 'uniwersalny',
  product_version_name: 'zielony',
  count: 2,
  worth_unit: 'szt.',
  prices: { worth_net_formatted: '80,00 zł', worth_gros_formatted: '98,40&nbsp;zł' },
  subscription_period: '0',
  ...changes,
});

/** A basket in the format of the widget batch; 50 zł are missing for free shipping. */
export const ajaxBasket = (changes: object = {}) => ({
  products: [ajaxProduct()],
  worth_net_formatted: '80,00 zł',
  worth_formatted: '98,40&#160;zł',
  productsCounter: 2,
  shippingCost_net_formatted: '10,00 zł',
  shippingCost_formatted: '12,30 zł',
  toShippingFree: 50,
  ...changes,
});

/** A basket with `length` different products. */
export const basketOf = (length: number) =>
  ajaxBasket({
    productsCounter: length,
    products: Array.from({ length }, (_, index) =>
      ajaxProduct({ name: `Kubek ${index}`, link: `/product-pol-${index}-Kubek.html` }),
    ),
  });

const price = (value: number) => ({ value, formatted: `${value},00 zł` });
const formatted = (value: number) => ({ formatted: `${value},00 zł` });

/** A basket product in the format of GraphQL. */
export const graphqlProduct = (changes: object = {}) => ({
  id: 7,
  size: 'M',
  additional: '',
  quantity: 2,
  worth: { net: formatted(160), gross: formatted(200) },
  data: {
    name: 'Koszula',
    link: '/product-pol-7-Koszula.html',
    iconSmall: '/icon-7.webp',
    iconSmallSecond: null,
    versionName: 'biała',
    sizes: [
      { id: 'S', name: 'mały' },
      { id: 'M', name: 'średni' },
    ],
    unit: { singular: 'sztuka', plural: 'sztuki', fraction: 'sztuki' },
    subscription: null,
  },
  ...changes,
});

/** A GraphQL basket product with other data, and a picture that loads. */
export const picturedProduct = (data: object = {}, changes: object = {}) =>
  graphqlProduct({
    data: { ...graphqlProduct().data, iconSmall: picture('webp'), ...data },
    ...changes,
  });

/** A basket in the format of GraphQL. */
export const graphqlBasket = (products: readonly object[] = [graphqlProduct()]) => ({
  summaryBasket: {
    productsCount: products.length,
    worth: { net: price(160), gross: price(200) },
    shipping: { cost: { gross: price(15) } },
    toShippingFree: price(30),
  },
  products,
});
