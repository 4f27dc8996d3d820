import { idOfSize } from '../../logic/product/product-record.model.ts';
import { sizeId } from '../../logic/wire/platform-id.ts';
import { formElements } from '../../react/light-dom/safe-form.ts';
import { readJson } from '../declare/attributes.ts';
import { warn } from './warn.ts';

/** A product in the author's data, unchecked. */
interface AuthorData {
  readonly id?: unknown;
  readonly sizes?: unknown;
}

/** The product data that the author wrote: the property, or the child script. */
export function authorData(host: HTMLElement): AuthorData | undefined {
  const script = host.querySelector(':scope > script[type="application/json"]');
  const data: unknown = Reflect.get(host, 'product') ?? readJson(script?.textContent);
  return typeof data === 'object' && data !== null ? data : undefined;
}

type Control = HTMLInputElement | HTMLSelectElement;

const controlsNamed = (form: HTMLFormElement, name: string): readonly Control[] =>
  formElements(form).filter(
    (one): one is Control => one.matches('input, select') && one.getAttribute('name') === name,
  );

/** The sizes that a shopper can choose in a form, as submitted. */
const sizesIn = (form: HTMLFormElement): readonly string[] =>
  controlsNamed(form, 'size')
    .flatMap((control) =>
      control instanceof HTMLSelectElement
        ? [...control.options].map(({ value }) => value)
        : control.value,
    )
    .filter(Boolean);

const repeatedIn = (values: readonly string[]): readonly string[] =>
  [...new Set(values)].filter((value) => values.indexOf(value) !== values.lastIndexOf(value));

const listed = (values: readonly string[]): string => values.join(', ');

/** Warns about sizes of the form that the data lack, and about duplicates. */
function warnOfSizes(host: HTMLElement, form: HTMLFormElement, { sizes }: AuthorData): void {
  const known = Array.isArray(sizes) ? sizes.map(idOfSize).map(sizeId).filter(Boolean) : [];
  const offered = sizesIn(form);
  const unknown = offered.filter((size) => !known.includes(sizeId(size)));
  if (known.length > 0 && unknown.length > 0) {
    warn(
      host,
      `size "${listed(unknown)}" in its form: expected one of its data: ${listed(known)}.`,
    );
  }
  for (const size of repeatedIn(known)) warn(host, `its data have the size "${size}" twice.`);
  for (const size of repeatedIn(offered)) warn(host, `its form has the size "${size}" twice.`);
}

/** Warns about a form whose product id differs from that of the data, or is missing. */
export function warnOfProductData(host: HTMLElement, form: HTMLFormElement): void {
  const data = authorData(host);
  const [product] = controlsNamed(form, 'product');
  if (!product && !data) {
    warn(
      host,
      'expected <input type="hidden" name="product" value="…"> in its form; without it nothing can be bought.',
    );
  }
  if (!data) return;
  const id = String(data.id ?? '');
  if (product?.value && id && id !== product.value) {
    warn(host, `its data are of the product ${id}, but its form sells ${product.value}.`);
  }
  warnOfSizes(host, form, data);
}
