import { type Html, html, type Part } from '../../html.ts';

/** A section of a long form: its legend and its fields. */
export interface Section {
  readonly legend: string;
  readonly note?: string;
  /** A class for a section that shows only sometimes. */
  readonly kind?: string;
}

/** A group of fields with its legend beside it, or above it on narrow screens. */
export function section({ legend, note, kind }: Section, ...fields: readonly Part[]): Html {
  return html`<fieldset class="section${kind && ` ${kind}`}">
    <legend class="section__legend">${legend}${note && html`<small class="section__note">${note}</small>`}</legend>
    <div class="section__fields">${fields}</div>
  </fieldset>`;
}
