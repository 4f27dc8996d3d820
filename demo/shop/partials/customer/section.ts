import { type Html, html, type Part } from '../../html.ts';

/** A part of a long form: what it is about, and its fields. */
export interface Section {
  readonly legend: string;
  readonly note?: string;
  /** A class for sections that do not always show. */
  readonly kind?: string;
}

/** A group of fields with its name beside it, or above where there is no room. */
export function section({ legend, note, kind }: Section, ...fields: readonly Part[]): Html {
  return html`<fieldset class="section${kind && ` ${kind}`}">
    <legend class="section__legend">${legend}${note && html`<small class="section__note">${note}</small>`}</legend>
    <div class="section__fields">${fields}</div>
  </fieldset>`;
}
