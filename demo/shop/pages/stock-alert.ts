import type { Product } from '../../platform/catalogue/catalogue.types.ts';
import { productUrl } from '../../platform/links.ts';
import { observe } from '../../platform/projector/observed.ts';
import type { Page, PageContext } from '../page.ts';
import { redirect } from '../redirect.ts';
import { productPage } from './product.ts';

/** The alert of a form with `mode=2`, as the platform saves it without JavaScript. */
export function saveAlert(product: Product, context: PageContext): Page | Response {
  const { form, lang, texts, visit } = context;
  const answer = observe(form, context);
  return answer?.status === 'ok'
    ? redirect(productUrl(product, lang), visit.headers)
    : productPage(product, context, texts.product.alertRefused);
}
