import { html, type Part } from '../../html.ts';
import type { PageContext } from '../../page.ts';
import { taken } from './mode.ts';

const DELIVERY_PAGE_ID = 2;
const DIALOG_ID = 'shipping_dialog';

/** The button that shows the delivery costs, and its dialog. */
export function shippingDialog(context: PageContext): Part {
  const { lang, shop } = context;
  const page = shop.catalogue.cmsPages.find(({ id }) => id === DELIVERY_PAGE_ID);
  if (!page) return '';
  const attributes = html` id="${DIALOG_ID}" label="${page.name[lang]}" size="small"`;
  const content = html`<p>${page.body[lang]}</p>`;
  const dialog = taken(
    {
      around: html`<shop-modal${attributes}><div class="dialog__content">${content}</div></shop-modal>`,
      instead: html`<shop-modal class="dialog__content"${attributes}>${content}</shop-modal>`,
    },
    context,
  );
  return html`<p class="projector_shipping"><button class="btn" type="button" commandfor="${DIALOG_ID}" command="--show">${page.name[lang]}</button></p>
    ${dialog}`;
}
