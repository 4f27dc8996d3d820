import { BLOCKED_EXTENSIONS, BLOCKED_TYPES } from '../../../platform/customers/document.ts';
import { type Html, html, jsonScript } from '../../html.ts';
import type { PageContext } from '../../page.ts';
import { appShop } from '../../partials/app-shop.ts';

/** A theme passes the platform's internal URL of a page to the data loader, not the browser's. */
const REQUEST_URI = '/main.php';

/** `app_shop` on a theme's page: the demo shop's, plus the members that the theme's script adds and reads. */
export function hostGlobals(context: PageContext): Html {
  const { lang, nonce, lists } = context;
  const vars = {
    blacklist_extension: BLOCKED_EXTENSIONS,
    blacklist_mime: BLOCKED_TYPES,
    lists: lists.map(({ id, name, products }) => ({ id, name, count: products.length })),
    defaultListName: context.texts.lists.defaultName,
    requestUri: REQUEST_URI,
    additionalAjax: '',
  };
  return html`${appShop(context)}
    <script nonce="${nonce}">app_shop.fn = {};
      app_shop.lang = ${jsonScript(lang)};
      Object.assign(app_shop.vars, ${jsonScript(vars)});</script>`;
}
