import { html, LitElement, nothing, unsafeCSS } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import derivedCss from '../../../elements/page/derived.css';
import type { ProductPrices } from '../../../logic/product-prices/product-prices.schema.ts';
import omnibusPriceCss from '../../../react/omnibus-price/omnibus-price.css';
import { type PriceRow, priceTexts } from './price-texts.ts';

/** The same Omnibus price as a Lit element. */
class LitPrice extends LitElement {
  static override readonly styles = unsafeCSS(derivedCss + omnibusPriceCss);
  static override readonly properties = {
    product: { type: Object },
    codeActivation: { type: Boolean, attribute: 'code-activation' },
    showPercent: { type: Boolean, attribute: 'show-percent' },
  };
  declare product: ProductPrices | undefined;
  declare codeActivation: boolean;
  declare showPercent: boolean;
  readonly #internals = this.attachInternals();

  override render() {
    const shown = this.product && priceTexts(this.product, this.codeActivation);
    if (!shown) return html`<slot></slot>`;
    for (const [state, on] of Object.entries(shown.states)) {
      if (on) this.#internals.states.add(state);
      else this.#internals.states.delete(state);
    }
    const rows = repeat(
      shown.rows,
      ({ part }) => part,
      (row) => this.#row(row),
    );
    // no space between the rows, as in the others
    return html`<div class="omnibus" part="base"><span class="omnibus__label" part="label">${shown.label}</span>${rows}</div>`;
  }

  #row({ part, label, price, percent }: PriceRow) {
    const shown = this.showPercent && percent;
    return html`<span class="omnibus__row" part=${part}>${label}: <b class="omnibus__price" part="amount">${price}</b>${shown ? html`<span class="omnibus__percent" part="percent">${shown}</span>` : nothing}</span>`;
  }
}

customElements.define('price-lit', LitPrice);
