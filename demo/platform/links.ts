import type { Category, Producer, Product, Series } from './catalogue/catalogue.types.ts';
import type { Language } from './language.ts';
import { foldText } from './search/fold.ts';

/** The image sizes and their width in pixels. */
export const IMAGE_WIDTHS = { small: 120, medium: 300, large: 800 } as const;

/** The name of an image size. */
export type ImageSize = keyof typeof IMAGE_WIDTHS;

/** The views of a product: the whole, in use, and its material. */
export const IMAGE_VIEWS = ['whole', 'setting', 'material'] as const;

/** The name of a view. */
export type ImageView = (typeof IMAGE_VIEWS)[number];

function slug(text: string): string {
  return foldText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** `/product-<lang>-<id>-<name>.html` */
export function productUrl(product: Product, lang: Language): string {
  return `/product-${lang}-${product.id}-${slug(product.name[lang])}.html`;
}

/** `/cat-<lang>-<id>-<name>.html` */
export function categoryUrl(category: Category, lang: Language): string {
  return `/cat-${lang}-${category.id}-${slug(category.name[lang])}.html`;
}

/** `/firm-<lang>-<id>-<name>.html` */
export function producerUrl(producer: Producer, lang: Language): string {
  return `/firm-${lang}-${producer.id}-${slug(producer.name)}.html`;
}

/** `/ser-<lang>-<id>-<name>.html` */
export function seriesUrl(series: Series, lang: Language): string {
  return `/ser-${lang}-${series.id}-${slug(series.name[lang])}.html`;
}

/** `/search.php?text=` */
export function searchUrl(text: string): string {
  return `/search.php?text=${encodeURIComponent(text)}`;
}

/** `/img/<id>-<size>.svg`, or the product's own picture. */
export function imageUrl(product: Pick<Product, 'id' | 'image'>, size: ImageSize): string {
  return product.image ?? `/img/${product.id}-${size}.svg`;
}

/** `/img/<id>-<view>-<size>.svg` */
export const viewUrl = ({ id }: Pick<Product, 'id'>, view: ImageView, size: ImageSize): string =>
  `/img/${id}-${view}-${size}.svg`;

/** The path of the customer's account. */
export const ACCOUNT_PATH = '/client-data.php';

/** The path of the shopping lists. */
export const LISTS_PATH = '/shoppinglist.php';

/** `/shoppinglist.php?id=`: one list. */
export function listUrl(id: number | string): string {
  return `${LISTS_PATH}?id=${id}`;
}
