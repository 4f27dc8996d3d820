/** A page of the theme in the picture with numbered blocks. */
export interface ThemePicture {
  readonly key: 'main' | 'product' | 'soldOut' | 'list' | 'basket' | 'registration' | 'contact';
  /** Its URL in the demo shop. */
  readonly page: string;
  /** The selector of the visible region; by default the whole page. */
  readonly part?: string;
  /** The keys of the numbered blocks. */
  readonly blocks: readonly string[];
  /** An element copied from another page, because it is empty on this one. */
  readonly borrowed?: { readonly element: string; readonly page: string };
}

const PART = '#layout';

/** The smallest set of pages that shows all blocks, each once. */
export const THEME_PICTURES: readonly ThemePicture[] = [
  {
    key: 'main',
    page: '/',
    blocks: [
      'info-bars',
      'search',
      'basket',
      'menu',
      'side-menu',
      'list-link',
      'notice',
      'zone',
      'snippets',
      'cookie-settings',
    ],
  },
  {
    key: 'product',
    page: '/product-en-171-flask.html',
    part: PART,
    blocks: [
      'breadcrumbs',
      'price',
      'lowest-price',
      'stock',
      'photos',
      'list-button',
      'versions',
      'quantity',
      'instalments',
      'file-input',
      'product',
      'sizes',
    ],
    borrowed: { element: '#projector_sizes_section', page: '/product-en-108-towel.html' },
  },
  {
    key: 'soldOut',
    page: '/product-en-113-sold-out.html',
    part: PART,
    blocks: ['stock-alert'],
  },
  {
    key: 'list',
    page: '/search.php',
    part: PART,
    blocks: ['selects', 'list-filters', 'list', 'filters'],
  },
  {
    key: 'basket',
    page: '/basketedit.php',
    part: PART,
    blocks: ['free-shipping', 'rebate-code'],
  },
  { key: 'registration', page: '/client-new.php', part: PART, blocks: ['registration'] },
  { key: 'contact', page: '/contact.html', part: PART, blocks: ['map'] },
];
