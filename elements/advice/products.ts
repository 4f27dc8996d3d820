import type { AnyDeclaration } from '../declare/declaration.ts';
import { docsOf } from '../declare/docs.ts';
import { isOfPage, PRODUCT, productsOf } from './page-products.ts';
import { formOf } from './product-forms.ts';
import { warn } from './warn.ts';

/** Warns about two products that share a form or are nested. Returns false if there are none. */
function warnOfShared(host: HTMLElement): boolean {
  if (host.parentElement?.closest(PRODUCT)) {
    warn(host, 'is inside another shop-product; expected one tag for each product.');
    return true;
  }
  const form = formOf(host);
  const first = productsOf().find((product) => formOf(product) === form);
  if (!form || first === host) return false;
  warn(host, 'has the form of another shop-product; expected a form for each product.');
  return true;
}

/** Warns about a second product, which elements outside it never follow. */
function warnOfSecond(host: HTMLElement): void {
  const [first] = productsOf().filter(isOfPage);
  if (warnOfShared(host)) return;
  if (!first || first === host || !isOfPage(host)) return;
  warn(
    host,
    'is the second product of the page, and tags outside both follow the first one. Give it card if it is one of several.',
  );
}

const isNamed = (host: HTMLElement, id: string): boolean => {
  const root = host.getRootNode();
  const own = root instanceof ShadowRoot ? root.getElementById(id) : null;
  const named = own ?? document.getElementById(id);
  const hasForm = (product: HTMLElement) =>
    product.getAttribute('form')?.replace(/^#/, '') === id || product.contains(named);
  return named !== null && (named.matches(PRODUCT) || productsOf().some(hasForm));
};

/** Warns about an element that names a product which does not exist. */
function warnOfName(host: HTMLElement): void {
  const id = host.getAttribute('for');
  if (!id || isNamed(host, id)) return;
  warn(host, `for="${id}": expected the id of a shop-product, or of its form, using none.`);
}

/** Warns about products that are not found, or found by mistake. */
export function warnOfProducts(host: HTMLElement, { attributes }: AnyDeclaration): void {
  if (host.localName === PRODUCT) warnOfSecond(host);
  const docs = docsOf(host.localName)?.attributes?.for;
  if (Object.hasOwn(attributes, 'for') && typeof docs === 'string') warnOfName(host);
}
