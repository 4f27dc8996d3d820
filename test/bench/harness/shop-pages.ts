/** The kinds of page that shoppers open most, in the demo shop. */
export const SHOP_PAGES = {
  main: '/',
  category: '/cat-pl-121-kubki.html',
  product: '/product-pl-101-kubek-emaliowany-rosa.html',
} as const;

/** The widths of a phone and of a desktop, in CSS pixels. */
export const WIDTHS = [390, 1280] as const;
