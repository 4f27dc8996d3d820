import { textsFrom } from '../language.ts';
import type { Made, Product } from './catalogue.types.ts';

/** `110:uniw:2`: a product, its size, and its quantity in a bundle. */
function partFrom(row: string) {
  const [product = '', sizeId = '', quantity = ''] = row.split(':');
  return { productId: Number(product), sizeId, quantity: Number(quantity) };
}

/** `Trzonek:jasion:orzech|Handle:ash:walnut`: a name and its values. */
function choiceFrom(row: string) {
  const { pl, en } = textsFrom(row);
  const [name = '', ...values] = pl.split(':');
  const [english = '', ...englishValues] = en.split(':');
  return {
    name: { pl: name, en: english },
    values: values.map((value, index) => ({ pl: value, en: englishValues[index] ?? value })),
  };
}

/** The kind of a product that is a bundle, made to order or virtual, as its row says. */
export function madeFrom(terms: ReadonlyMap<string, string>): Made | undefined {
  const [parts, choice] = [terms.get('parts'), terms.get('choice')];
  if (parts !== undefined) return { type: 'bundle', parts: parts.split(',').map(partFrom) };
  if (choice !== undefined) return { type: 'product_configurable', choice: choiceFrom(choice) };
  return terms.has('virtual') ? { type: 'virtual' } : undefined;
}

/** The form fields that are required in addition to product, size and number: name and possible values. */
export function fieldsOf({ made }: Product): ReadonlyMap<string, readonly string[]> {
  if (made?.type === 'bundle')
    return new Map(
      made.parts.flatMap(({ productId, sizeId, quantity }) => [
        [`bundled_product[${productId}]`, [String(productId)]],
        [`bundled_size[${productId}]`, [sizeId]],
        [`bundled_quantity[${productId}]`, [String(quantity)]],
      ]),
    );
  if (made?.type !== 'product_configurable') return new Map();
  return new Map([
    ['priceformula[choice]', made.choice.values.map((_value, index) => String(index))],
  ]);
}

/** Whether a form has all fields of a product; without a form, only plain products have them. */
export function hasFieldsOf(product: Product, form: URLSearchParams | undefined): boolean {
  return [...fieldsOf(product)].every(([name, values]) => values.includes(form?.get(name) ?? ''));
}
