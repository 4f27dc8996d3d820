/** A picture of one pixel; the fragment makes its URL unique. */
export const picture = (name: string): string =>
  `data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==#${name}`;

/** A product in the format of the platform. */
export const product = (name: string, changes: object = {}) => ({
  name,
  link: `#product-${name}`,
  iconSmall: picture('webp'),
  iconSmallSecond: picture('jpg'),
  price: {
    price: {
      gross: { value: 123, formatted: '123,00&nbsp;zł' },
      net: { value: 100, formatted: '100,00&#160;zł' },
    },
  },
  ...changes,
});

export const entry = (name: string, link: unknown = `#${name}`) => ({ name, link });

const EVERYTHING = {
  searchQueries: [entry('zegarek wodoodporny'), entry('Watch WATCH')],
  products: [product('Watch Nord'), product('Watch Sud')],
  producers: [entry('Watchmaker')],
  series: [entry('Watch & Co')],
  menuNodes: [
    { ...entry('Męskie'), bc: { item: [{ title: 'Zegarki' }, { title: 'Męskie' }] } },
    entry('Damskie'),
  ],
  cms: [entry('O zegarkach')],
};

/** The data of a text search, empty by default. */
export const answer = (blocks: object = {}) => ({ productsTextSearch: blocks });

/** A response with entries in every block, nine in all. */
export const fullAnswer = (changes: object = {}) => answer({ ...EVERYTHING, ...changes });
