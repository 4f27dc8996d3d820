import { productPrices } from '../data/prices.ts';

/** The number of tags of each kind; there are as many price tags as on a listing. */
const OF_EACH_KIND = 3;
const PRICE_TAGS = 60;

function create(tag: string, index: number): HTMLElement {
  const element = document.createElement(tag);
  if (tag === 'shop-omnibus-price') {
    element.setAttribute('product', JSON.stringify(productPrices(index)));
  }
  // these tags request widgets, so that there is a batch to count
  if (tag === 'shop-minicart') element.setAttribute('source', 'ajax');
  if (tag === 'shop-widgets') element.setAttribute('snippets', '');
  return element;
}

/** Waits until every tag with an `updateComplete` has rendered. */
async function allShown(elements: readonly HTMLElement[]): Promise<void> {
  for (const element of elements) {
    await customElements.whenDefined(element.localName);
    if ('updateComplete' in element) await element.updateComplete;
  }
}

/** Adds several tags of each kind and waits until all activated ones have rendered. */
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
