import type { Product } from '../../../platform/catalogue/catalogue.types.ts';
import { MAX_DOCUMENT_BYTES } from '../../../platform/customers/document.ts';
import { productUrl } from '../../../platform/links.ts';
import { type Html, html, jsonScript } from '../../html.ts';
import type { Page, PageContext } from '../../page.ts';
import { categoryCrumbs } from '../../partials/breadcrumbs.ts';
import { productInstalments } from '../../partials/instalments.ts';
import { madeFields } from '../../partials/made-fields.ts';
import { productData } from '../../partials/product-data.ts';
import { alertForm, isAwaited } from '../../partials/stock-alert.ts';
import { adopts, taken } from '../partials/mode.ts';
import { photos } from '../partials/photos.ts';
import { listButton } from '../partials/product-list.ts';
import { availability } from '../partials/projector/availability.ts';
import { buySection, productForm } from '../partials/projector/buying.ts';
import { omnibus, prices } from '../partials/projector/prices.ts';
import { sizesSection } from '../partials/projector/sizes.ts';
import { subscription } from '../partials/projector/subscription.ts';
import { versionsSection } from '../partials/projector/versions.ts';
import { shippingDialog } from '../partials/shipping-dialog.ts';
import { HOST_TEXTS } from '../texts.ts';

/** Without `shop-product`, the tags have the selector of the quantity. */
const instalmentsLook = (context: PageContext) => ({
  linkClass: 'btn',
  ...(!adopts('product', context) && { quantityInput: '#projector_number' }),
});

function file(context: PageContext): Html {
  const input = html`<label class="f-label" for="projector_file">${HOST_TEXTS[context.lang].file}</label>
    <input class="f-control" type="file" id="projector_file" name="additional_file" data-max_filesize="${MAX_DOCUMENT_BYTES}">`;
  return taken(
    {
      around: html`<shop-file-field><div class="f-group f-feedback">${input}<span class="f-message"></span></div></shop-file-field>`,
      instead: html`<shop-file-field class="f-group">${input}</shop-file-field>`,
    },
    context,
  );
}

/** The form for an e-mail when the chosen size is back. */
function stockAlert(product: Product, context: PageContext): Html {
  return html`<shop-stock-alert>${alertForm(product, context, 'btn')}</shop-stock-alert>`;
}

/** `/product-…` in the theme. */
export function hostProductPage(product: Product, context: PageContext): Page {
  const { lang, texts, nonce } = context;
  const { name, description, category } = product;
  return {
    kind: 'projector_page',
    title: name[lang],
    crumbs: [...categoryCrumbs(category, lang), { name: name[lang] }],
    alternates: { pl: productUrl(product, 'pl'), en: productUrl(product, 'en') },
    main: html`<script nonce="${nonce}" data-shop-ajax="each">window.product_data = [${jsonScript(productData(product, context))}];</script>
      <section id="projector_details">
        ${photos(product, context)}
        <div class="projector_info">
          <h1 class="headline">${name[lang]}</h1>
          ${productForm(product, context)}
          ${versionsSection(product, context)}
          ${madeFields(product, 'projector_form', context)}
          ${sizesSection(product, context)}
          <div id="projector_prices_section">${prices(product, context)}</div>
          <div id="projector_status_section">${availability(product, context)}</div>
          ${subscription(product, context)}
          ${omnibus(product, context)}
          ${buySection(product, context)}
          ${isAwaited(product) && stockAlert(product, context)}
          <div id="projector_instalments">${productInstalments(product, instalmentsLook(context), context)}</div>
          <div class="projector_lists">${listButton(product, context, html`<span slot="label">${texts.lists.defaultName}</span>`)}</div>
          ${shippingDialog(context)}
          ${file(context)}
          <p class="projector_help"><shop-tooltip text="${texts.chrome.omnibusHint}"><button class="btn" type="button">${texts.chrome.omnibusHelp}</button></shop-tooltip></p>
        </div>
      </section>
      <div id="projector_longdescription"><p>${description[lang]}</p></div>`,
  };
}
