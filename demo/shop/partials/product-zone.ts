import { type Html, html } from '../html.ts';

/** A zone of a page, for the products that the platform chooses. */
export interface ZonePlace {
  readonly page: 'main' | 'projector' | 'basketedit';
  readonly zone: string;
  readonly label: string;
  /** In a row of slides, otherwise four products. */
  readonly isSlider?: boolean;
}

/** The zone with its content for pages without JavaScript. */
export const productZone = (
  { page, zone, label, isSlider }: ZonePlace,
  content: Html | '' = '',
): Html =>
  html`<shop-product-zone class="shelf" page="${page}" zone="${zone}" label="${label}"${isSlider ? html` slider` : html` limit="4"`}>${content}</shop-product-zone>`;
