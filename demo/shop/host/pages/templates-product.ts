import { join } from 'node:path';
import type { Product } from '../../../platform/catalogue/catalogue.types.ts';
import { productUrl } from '../../../platform/links.ts';
import { type Html, html, trusted } from '../../html.ts';
import type { Page, PageContext } from '../../page.ts';
import { productXml } from '../templates/product-xml.ts';
import { MissingXsltproc, transform } from '../templates/xsltproc.ts';
import { HOST_TEXTS } from '../texts.ts';

const STYLESHEET = join(import.meta.dirname, '../templates/product.xsl');

/** The page as the templates print it, or why they could not. */
async function content(product: Product, context: PageContext): Promise<Html> {
  const { lang, texts } = context;
  const parameters = {
    'choose-size': HOST_TEXTS[lang].chooseSize,
    size: texts.size,
    quantity: texts.quantity,
    'add-to-basket': texts.addToBasket,
    list: texts.lists.defaultName,
  };
  try {
    const xml = productXml(product, context);
    return trusted(await transform({ stylesheet: STYLESHEET, xml, parameters }));
  } catch (error) {
    if (error instanceof MissingXsltproc) return html`<p role="status">${error.message}</p>`;
    throw error;
  }
}

/** `/templates/product-…` in the theme: the page of a product that XSLT templates make of the platform's XML. */
export async function templatesProductPage(product: Product, context: PageContext): Promise<Page> {
  const main = await content(product, context);
  const alternate = (lang: 'pl' | 'en') => `/templates${productUrl(product, lang)}`;
  return {
    kind: 'projector_page',
    title: product.name[context.lang],
    alternates: { pl: alternate('pl'), en: alternate('en') },
    main,
  };
}
