import derivedCss from '../../../elements/page/derived.css';
import type { ProductPrices } from '../../../logic/product-prices/product-prices.schema.ts';
import omnibusPriceCss from '../../../react/omnibus-price/omnibus-price.css';
import { type PriceRow, priceTexts } from './price-texts.ts';

const sheet = new CSSStyleSheet();
sheet.replaceSync(derivedCss + omnibusPriceCss);

const template = document.createElement('template');
template.innerHTML =
  '<div class="omnibus" part="base"><span class="omnibus__label" part="label"></span></div>';
const rowTemplate = document.createElement('template');
rowTemplate.innerHTML =
  '<span class="omnibus__row"> <b class="omnibus__price" part="amount"> </b></span>';

/**
 * An Omnibus price without a library: one shared stylesheet, cloned templates, one render per task; a new price changes
 * texts instead of replacing nodes.
 */
class HandPrice extends HTMLElement {
  static readonly observedAttributes = ['product', 'code-activation', 'show-percent'];
  readonly #root = this.attachShadow({ mode: 'open' });
  readonly #internals = this.attachInternals();
  readonly #rows = new Map<string, HTMLElement>();
  #box: HTMLElement | undefined;
  #product: ProductPrices | undefined;
  #isQueued = false;

  constructor() {
    super();
    this.#root.adoptedStyleSheets = [sheet];
  }

  get product(): ProductPrices | undefined {
    return this.#product;
  }

  set product(product: ProductPrices | undefined) {
    this.#product = product;
    this.#queue();
  }

  attributeChangedCallback(name: string, _before: string | null, after: string | null): void {
    if (name === 'product') this.#product = after ? JSON.parse(after) : undefined;
    this.#queue();
  }

  connectedCallback(): void {
    this.#queue();
  }

  #queue(): void {
    if (this.#isQueued || !this.isConnected) return;
    this.#isQueued = true;
    queueMicrotask(() => {
      this.#isQueued = false;
      this.#render();
    });
  }

  #render(): void {
    const shown = this.#product && priceTexts(this.#product, this.hasAttribute('code-activation'));
    if (!shown) {
      this.#box = undefined;
      this.#rows.clear();
      this.#root.replaceChildren(document.createElement('slot'));
      return;
    }
    const box = this.#box ?? this.#createBox();
    setText(box.firstElementChild, shown.label);
    const parts = new Set(shown.rows.map(({ part }) => part));
    for (const [part, row] of this.#rows) {
      if (parts.has(part)) continue;
      row.remove();
      this.#rows.delete(part);
    }
    for (const row of shown.rows) this.#showRow(box, row);
    for (const [state, on] of Object.entries(shown.states)) {
      if (on) this.#internals.states.add(state);
      else this.#internals.states.delete(state);
    }
  }

  #createBox(): HTMLElement {
    const fragment = document.importNode(template.content, true);
    const box = fragment.firstElementChild as HTMLElement;
    this.#root.replaceChildren(fragment);
    this.#box = box;
    return box;
  }

  #showRow(box: HTMLElement, { part, label, price, percent }: PriceRow): void {
    const row = this.#rows.get(part) ?? this.#createRow(box, part);
    setText(row.firstChild, `${label}: `);
    setText(row.children[0]?.firstChild, price);
    const text = (this.hasAttribute('show-percent') && percent) || undefined;
    const shown = row.children[1];
    if (text && shown) setText(shown, text);
    else if (text) row.append(createPercent(text));
    else shown?.remove();
  }

  #createRow(box: HTMLElement, part: string): HTMLElement {
    const row = document.importNode(rowTemplate.content, true).firstElementChild as HTMLElement;
    row.setAttribute('part', part);
    this.#rows.set(part, row);
    box.append(row);
    return row;
  }
}

function createPercent(text: string): HTMLElement {
  const element = document.createElement('span');
  element.className = 'omnibus__percent';
  element.setAttribute('part', 'percent');
  element.textContent = text;
  return element;
}

function setText(node: Node | null | undefined, text: string): void {
  if (node && node.textContent !== text) node.textContent = text;
}

customElements.define('price-hand', HandPrice);
