const amount = (value: number) => ({ value, formatted: `${value},00 zł` });
const price = (value: number) => ({ gross: amount(value), net: amount(value - 20) });

/** The numbers 0 … count - 1. */
const upTo = (count: number) => [...Array(count).keys()];

const entry = (name: string) => ({ name, link: `/search.php?text=${encodeURIComponent(name)}` });

/** The results of a search; each name contains the text, so that every query has different results. */
export const searchAnswer = (text: string) => ({
  searchQueries: upTo(6).map((at) => entry(`${text} propozycja ${at}`)),
  products: upTo(6).map((at) => ({
    ...entry(`Kubek ${text} ${at}`),
    iconSmall: PICTURE,
    iconSmallSecond: null,
    price: { price: price(100 + at) },
  })),
  producers: [entry(`Wytwórnia ${text}`)],
  series: [entry(`Seria ${text}`)],
  menuNodes: upTo(3).map((at) => entry(`${text} ${at}`)),
  cms: upTo(2).map((at) => entry(`O ${text} ${at}`)),
});

/** An image of one pixel. */
const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';

const basketAnswer = {
  products: upTo(2).map((at) => ({
    link: `/product-pol-${at}-Kubek.html`,
    icon: PICTURE,
    name: `Kubek ${at}`,
    size: 'uniw',
    size_name: '',
    product_version_name: '',
    count: 1,
    worth_unit: 'szt.',
    prices: { worth_net_formatted: '80,00 zł', worth_gros_formatted: '100,00 zł' },
    subscription_period: '0',
  })),
  worth_net_formatted: '160,00 zł',
  worth_formatted: '200,00 zł',
  productsCounter: 2,
  shippingCost_net_formatted: '8,00 zł',
  shippingCost_formatted: '10,00 zł',
  toShippingFree: 50,
};

/** The basket as a GraphQL response. */
const graphqlBasket = (count: number) => ({
  summaryBasket: {
    productsCount: count,
    worth: price(100 * count),
    shipping: { cost: { gross: amount(10) } },
    toShippingFree: amount(50),
  },
  products: upTo(count).map((at) => ({
    id: at + 1,
    size: 'uniw',
    additional: '',
    quantity: 1,
    worth: price(100),
    data: {
      name: `Kubek ${at}`,
      link: `/product-pol-${at}-Kubek.html`,
      iconSmall: PICTURE,
      iconSmallSecond: null,
      versionName: '',
      sizes: [{ id: 'uniw', name: 'uniwersalny' }],
      unit: { singular: 'szt.', plural: 'szt.', fraction: 'szt.' },
      subscription: null,
    },
  })),
});

const SEARCHED = /productsTextSearch\(searchInput: *\{ *text: *\\?"(.*?)\\?"/;

/** The search text in a GraphQL request's body. */
export const searchedText = (body: string): string => SEARCHED.exec(body)?.[1] ?? '';

/** A response without errors for every field in a validation request. */
function validationAnswer(body: string) {
  const aliases = [...body.matchAll(/(\w+): validateClientData/g)].map(([, alias]) => alias ?? '');
  const names = aliases.length > 0 ? aliases : ['validateClientData'];
  return Object.fromEntries(names.map((name) => [name, { messages: [] }]));
}

/** The fake platform's response for a path; undefined for an unknown path. */
export function answerOf(path: string, body: string): string | undefined {
  if (path === '/ajax/get.php') {
    return JSON.stringify({ Basket: basketAnswer, Snippets: { response: { items: {} } } });
  }
  if (!path.startsWith('/graphql/')) return undefined;
  if (body.includes('basket(BasketCostInput')) {
    const basket = graphqlBasket(path.includes('/empty/') ? 0 : 2);
    return JSON.stringify({ data: { basket } });
  }
  if (body.includes('validateClientData')) return JSON.stringify({ data: validationAnswer(body) });
  return JSON.stringify({ data: { productsTextSearch: searchAnswer(searchedText(body)) } });
}
