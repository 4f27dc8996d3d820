import { join } from 'node:path';
import type { Product } from '../../../platform/catalogue/catalogue.types.ts';
import { productUrl } from '../../../platform/links.ts';
import { type Html, trusted } from '../../html.ts';
import type { Page, PageContext } from '../../page.ts';
import { productXml } from '../templates/product-xml.ts';
import { transform } from '../templates/transform.ts';
import { HOST_TEXTS } from '../texts.ts';

const STYLESHEET = join(import.meta.dirname, '../templates/product.xsl');

/** The page as rendered by the templates. */
async function content(product: Product, context: PageContext): Promise<Html> {
  const { lang, texts } = context;
  const parameters = {
    'choose-size': HOST_TEXTS[lang].chooseSize,
    size: texts.size,
    quantity: texts.quantity,
    'add-to-basket': texts.addToBasket,
    list: texts.lists.defaultName,
  };
  const xml = productXml(product, context);
  return trusted(await transform({ stylesheet: STYLESHEET, xml, parameters }));
}

/** `/templates/product-…` in the theme: a product page rendered by XSLT templates from the platform's XML. */
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
