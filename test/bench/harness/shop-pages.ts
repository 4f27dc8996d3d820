/** The kinds of page that shoppers open most, in the demo shop. */
export const SHOP_PAGES = {
  main: '/',
  category: '/cat-pl-121-kubki.html',
  product: '/product-pl-101-kubek-emaliowany-rosa.html',
} as const;

export type PageKind = keyof typeof SHOP_PAGES;

export const PAGE_KINDS = Object.keys(SHOP_PAGES) as readonly PageKind[];

/** The builds as the demo shop names them. */
export const SHOP_BUILDS = [
  { name: 'React', build: 'react' },
  { name: 'lite', build: 'lite' },
] as const;

/** The widths of a phone and of a desktop, in CSS pixels. */
export const WIDTHS = [390, 1280] as const;
