import {
  entryId,
  productPrice,
  type SearchBlock,
  type SearchEntry,
} from '../../../logic/search/search.model.ts';
import { splitMatch } from '../../../logic/search/search-match.ts';
import suggestionsCss from '../../../react/search/later/search-suggestions.css';
import searchCss from '../../../react/search/search.css';
import { MIN_LENGTH, requestSearch } from './ask-search.ts';
import { texts } from './search-texts.ts';

const sheet = new CSSStyleSheet();
sheet.replaceSync(searchCss + suggestionsCss);

const ICON_SIZE_PX = 56;

type Attributes = Readonly<Record<string, string>>;

function create(name: string, attributes: Attributes, ...children: (Node | string)[]): HTMLElement {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

const template = document.createElement('template');
template.innerHTML = `<form class="search" role="search" action="/search.php"><div class="search__bar">
<input class="search__input" name="text" part="input" role="combobox" autocomplete="off"
 aria-autocomplete="list" aria-expanded="false" placeholder="${texts.placeholder}" aria-label="${texts.submit}">
<button class="search__button" aria-label="${texts.submit}"></button></div>
<div class="search__panel" part="panel" hidden><div role="listbox" id="results" aria-label="${texts.submit}"></div></div>
<div class="search__status" role="status"></div></form>`;

/**
 * A product search without a library: a combobox whose options are recreated for each response and
 * inserted immediately.
 */
class HandSearch extends HTMLElement {
  readonly #root = this.attachShadow({ mode: 'open' });
  #asking: AbortController | undefined;
  #current = -1;

  constructor() {
    super();
    this.#root.adoptedStyleSheets = [sheet];
    this.#root.append(document.importNode(template.content, true));
    this.#input.addEventListener('input', () => this.#type(this.#input.value));
    this.#input.addEventListener('keydown', (event) => this.#press(event));
    this.addEventListener('focusout', () => this.#toggle(false));
    this.#part('.search__panel').addEventListener('mousedown', (event) => event.preventDefault());
  }

  #part(selector: string): HTMLElement {
    return this.#root.querySelector(selector) as HTMLElement;
  }

  get #input(): HTMLInputElement {
    return this.#part('input') as HTMLInputElement;
  }

  #toggle(isOpen: boolean): void {
    this.#part('.search__panel').hidden = !isOpen;
    this.#input.setAttribute('aria-expanded', String(isOpen));
    if (!isOpen) this.#choose(-1);
  }

  async #type(typed: string): Promise<void> {
    this.#asking?.abort();
    const controller = new AbortController();
    this.#asking = controller;
    const text = typed.trim();
    if (text.length < MIN_LENGTH) return this.#toggle(false);
    const blocks = await requestSearch(text, controller.signal);
    if (!controller.signal.aborted) this.#show(blocks, text);
  }

  #show(blocks: readonly SearchBlock[], text: string): void {
    this.#part('#results').replaceChildren(...blocks.map((block) => groupOf(block, text)));
    const found = blocks.flatMap(({ entries }) => entries.filter(({ kind }) => kind !== 'more'));
    this.#part('.search__status').textContent = `${found.length} wyników`;
    this.#toggle(found.length > 0);
    this.#choose(-1);
  }

  #press(event: KeyboardEvent): void {
    const { length } = this.#root.querySelectorAll('[role=option]');
    if (event.key === 'Escape') this.#toggle(false);
    if (event.key === 'ArrowDown') this.#choose((this.#current + 1) % length);
    if (event.key === 'ArrowUp') this.#choose((Math.max(this.#current, 0) - 1 + length) % length);
  }

  #choose(index: number): void {
    const options = this.#root.querySelectorAll('[role=option]');
    options[this.#current]?.setAttribute('aria-selected', 'false');
    options[index]?.setAttribute('aria-selected', 'true');
    this.#input.setAttribute('aria-activedescendant', options[index]?.id ?? '');
    this.#current = index;
  }
}

function groupOf({ name, entries }: SearchBlock, text: string): HTMLElement {
  const heading = create('div', { class: 'search__heading', 'aria-hidden': 'true' }, texts[name]);
  const options = entries.map((entry, index) => optionOf(entryId(name, index), entry, text));
  return create('div', { role: 'group', 'aria-label': texts[name] }, heading, ...options);
}

function optionOf(id: string, entry: SearchEntry, text: string): HTMLElement {
  const { kind, link } = entry;
  const attributes = {
    id,
    role: 'option',
    'aria-selected': 'false',
    tabindex: '-1',
    class: `search__option search__option--${kind}`,
    part: kind === 'product' ? 'option product' : 'option',
  };
  if (kind === 'more') return create('button', { ...attributes, part: 'submit' }, texts.more);
  return create('a', { ...attributes, href: link ?? '' }, ...contentOf(entry, text));
}

function contentOf({ kind, name, label, product }: SearchEntry, text: string): (Node | string)[] {
  if (kind === 'query') {
    const { before, match, after } = splitMatch(name, text);
    return [create('span', {}, before, create('b', { part: 'match' }, match), after)];
  }
  if (!product) return [(kind === 'producer' || kind === 'series' ? texts[kind] : '') + label];
  const size = String(ICON_SIZE_PX);
  const picture = {
    src: product.iconSmall ?? '',
    alt: '',
    width: size,
    height: size,
    loading: 'lazy',
  };
  const price = productPrice(product, 'gross', texts.onRequest);
  return [
    create('picture', {}, create('img', picture)),
    create('span', {}, label),
    ' ',
    create('span', { class: 'search__end' }, price),
  ];
}

customElements.define('search-hand', HandSearch);
