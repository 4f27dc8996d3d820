import { type AutocompleteSource, autocomplete } from '@algolia/autocomplete-js';
import {
  productPrice,
  type SearchBlock,
  type SearchEntry,
} from '../../../logic/search/search.model.ts';
import { splitMatch } from '../../../logic/search/search-match.ts';
import { MIN_LENGTH, requestSearch } from './ask-search.ts';
import { texts } from './search-texts.ts';

type Item = SearchEntry & Record<string, unknown>;
type Templates = AutocompleteSource<Item>['templates'];

const itemOf =
  (text: string): Templates['item'] =>
  ({ item, html }) => {
    const { kind, name, label, link, product } = item;
    if (kind === 'more') return html`<button>${texts.more}</button>`;
    if (kind === 'query') {
      const { before, match, after } = splitMatch(name, text);
      return html`<a href=${link}><span>${before}<b>${match}</b>${after}</span></a>`;
    }
    if (!product) {
      const prefix = kind === 'producer' || kind === 'series' ? texts[kind] : '';
      return html`<a href=${link}>${prefix + label}</a>`;
    }
    const price = productPrice(product, 'gross', texts.onRequest);
    return html`<a href=${link}><picture><img src=${product.iconSmall} alt="" width="56" height="56" loading="lazy" /></picture><span>${label}</span> <span>${price}</span></a>`;
  };

/** Each block of our search becomes one source of Algolia's. */
const sourceOf = ({ name, entries }: SearchBlock, text: string): AutocompleteSource<Item> => ({
  sourceId: name,
  getItems: () => entries.map((entry) => ({ ...entry })),
  templates: { header: () => texts[name], item: itemOf(text) },
});

/** Creates Algolia's autocomplete over the same data in an element, following its guide. */
function build(container: HTMLElement): void {
  autocomplete<Item>({
    container,
    panelContainer: container,
    detachedMediaQuery: 'none',
    placeholder: texts.placeholder,
    async getSources({ query }) {
      if (query.length < MIN_LENGTH) return [];
      const blocks = await requestSearch(query);
      return blocks.map((block) => sourceOf(block, query));
    },
  });
}

/** The same as a custom element, so that the bench can create it like the others. */
class AlgoliaSearch extends HTMLElement {
  connectedCallback(): void {
    build(this);
  }
}

customElements.define('search-algolia', AlgoliaSearch);
