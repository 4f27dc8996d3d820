import { productPrices } from '../data/prices.ts';

/** How many tags of each kind the page has; of the price tags, as many as a listing. */
const OF_EACH_KIND = 3;
const PRICE_TAGS = 60;

function create(tag: string, index: number): HTMLElement {
  const element = document.createElement(tag);
  if (tag === 'shop-omnibus-price') {
    element.setAttribute('product', JSON.stringify(productPrices(index)));
  }
  // the tag that asks for a widget, so that there is a batch to count
  if (tag === 'shop-minicart') element.setAttribute('source', 'ajax');
  return element;
}

/** All tags that have an `updateComplete` show what they are to show. */
async function allShown(elements: readonly HTMLElement[]): Promise<void> {
  for (const element of elements) {
    await customElements.whenDefined(element.localName);
    if ('updateComplete' in element) await element.updateComplete;
  }
}

/** Adds several tags of each kind and waits until all that activate are shown. */
export async function addAll(tags: readonly string[]): Promise<number> {
  const elements = tags.flatMap((tag) =>
    Array.from({ length: tag === 'shop-omnibus-price' ? PRICE_TAGS : OF_EACH_KIND }, (_, index) =>
      create(tag, index),
    ),
  );
  document.body.append(...elements);
  await allShown(elements);
  return elements.length;
}
