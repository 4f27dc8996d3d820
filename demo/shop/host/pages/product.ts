import type { Product } from '../../../platform/catalogue/catalogue.types.ts';
import { cheapestSize, hasSeveralPrices } from '../../../platform/catalogue/sizes.ts';
import { MAX_DOCUMENT_BYTES } from '../../../platform/customers/document.ts';
import { productUrl } from '../../../platform/links.ts';
import { omnibusProduct } from '../../../platform/omnibus.ts';
import { type Html, html, jsonScript, type Part } from '../../html.ts';
import type { Page, PageContext } from '../../page.ts';
import { categoryCrumbs } from '../../partials/breadcrumbs.ts';
import { productInstalments } from '../../partials/instalments.ts';
import { madeFields } from '../../partials/made-fields.ts';
import { productPrice, sizePrice, soldAtOnce } from '../../partials/price.ts';
import { productData } from '../../partials/product-data.ts';
import { subscriptionDays, subscriptionPrice } from '../../partials/subscription.ts';
import { taken } from '../partials/mode.ts';
import { photos } from '../partials/photos.ts';
import { listButton } from '../partials/product-list.ts';
import { buySection, productForm } from '../partials/projector/buying.ts';
import { sizesSection } from '../partials/projector/sizes.ts';
import { versionsSection } from '../partials/projector/versions.ts';
import { shippingDialog } from '../partials/shipping-dialog.ts';
import { HOST_TEXTS } from '../texts.ts';

const INSTALMENTS_LOOK = { linkClass: 'btn', quantityInput: '#projector_number' };

/** The theme's own line; empty for a product that is not on offer. */
function lowestPrice(product: Product, { lang }: PageContext): Part {
  const { formatted } = omnibusProduct(product, { lang }).price.omnibusPrice?.gross ?? {};
  return formatted && html`<p class="omnibus_price">${HOST_TEXTS[lang].lowest}: ${formatted}</p>`;
}

/** Around: the data is in the template. Instead: a script of the page sets `product` from `product_data`. */
function omnibus(product: Product, context: PageContext): Html {
  const data = jsonScript(productData(product, context));
  const from = '#projector_size_hidden';
  return taken(
    {
      plain: html`<div id="projector_omnibus">${lowestPrice(product, context)}</div>`,
      around: html`<div id="projector_omnibus"><shop-omnibus-price size-from="${from}"><script type="application/json">${data}</script></shop-omnibus-price></div>`,
      instead: html`<shop-omnibus-price id="projector_omnibus" size-from="${from}"></shop-omnibus-price>
        <script nonce="${context.nonce}" data-shop-ajax="each">document.querySelector('#projector_omnibus').product = product_data[0];</script>`,
    },
    context,
  );
}

/** The price until a size is chosen. */
function firstPrice(product: Product, context: PageContext): Html {
  const from = hasSeveralPrices(product) && html`${context.texts.from} `;
  return html`${from}${sizePrice(cheapestSize(product), product, context)}`;
}

/** Around: the theme's price stays, and shows until a size is chosen. Instead: the theme's script writes into the tag, which goes by its data. */
function chosenPrice(product: Product, context: PageContext): Html {
  const data = jsonScript(productData(product, context));
  const from = '#projector_size_hidden';
  const amount = firstPrice(product, context);
  return taken(
    {
      plain: html`<strong id="projector_price_value">${amount}</strong>`,
      around: html`<shop-price size-from="${from}"><script type="application/json">${data}</script><strong id="projector_price_value">${amount}</strong></shop-price>`,
      instead: html`<shop-price id="projector_price_value" size-from="${from}">${amount}</shop-price>
        <script nonce="${context.nonce}">document.querySelector('#projector_price_value').product = product_data[0];</script>`,
    },
    context,
  );
}

function prices(product: Product, context: PageContext): Html {
  const { settings, texts } = context;
  if (cheapestSize(product).grosz === 0)
    return html`<strong id="projector_price_value">${productPrice(product, context)}</strong>`;
  return html`${chosenPrice(product, context)} ${soldAtOnce(product, context)}
    ${settings.priceType === 'net' && texts.net}`;
}

function subscription(product: Product, context: PageContext): Part {
  const tag = subscriptionPrice(product, context);
  if (tag === '') return '';
  const label = context.texts.subscription(subscriptionDays(product));
  return taken(
    {
      around: html`<div id="projector_subscription">${label}: ${tag}</div>`,
      instead: html`<p>${label}: ${tag}</p>`,
    },
    context,
  );
}

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
          ${subscription(product, context)}
          ${omnibus(product, context)}
          ${buySection(product, context)}
          <div id="projector_instalments">${productInstalments(product, INSTALMENTS_LOOK, context)}</div>
          <div class="projector_lists">${listButton(product, context, html`<span slot="label">${texts.lists.defaultName}</span>`)}</div>
          ${shippingDialog(context)}
          ${file(context)}
          <p class="projector_help"><shop-tooltip text="${texts.chrome.omnibusHint}"><button class="btn" type="button">${texts.chrome.omnibusHelp}</button></shop-tooltip></p>
        </div>
      </section>
      <div id="projector_longdescription"><p>${description[lang]}</p></div>`,
  };
}
