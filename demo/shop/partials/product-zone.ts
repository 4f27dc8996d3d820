import { type Html, html } from '../html.ts';

/** A zone of a page, for the products that the platform chooses. */
export interface ZonePlace {
  readonly page: 'main' | 'projector' | 'basketedit';
  readonly zone: string;
  readonly label: string;
}

/** The zone with its content for pages without JavaScript. */
export const productZone = ({ page, zone, label }: ZonePlace, content: Html | '' = ''): Html =>
  html`<shop-product-zone class="shelf" page="${page}" zone="${zone}" label="${label}" limit="4">${content}</shop-product-zone>`;
