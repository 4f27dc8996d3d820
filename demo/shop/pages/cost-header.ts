import { type Html, html, trusted } from '../html.ts';
import { autoloaderUrl } from '../look.ts';
import type { PageContext } from '../page.ts';
import { categoryMenu } from '../partials/category-nav.ts';
import { headerTags } from '../partials/header.ts';

/** The scripts of the header in both forms: `ours` is the library, `stock` wraps its components with r2wc alone. */
const SCRIPTS = {
  ours: ({ look }: PageContext) => autoloaderUrl(look),
  stock: () => '/stock/header.js',
};

export type HeaderForm = keyof typeof SCRIPTS;

function body(form: HeaderForm, context: PageContext): Html {
  const tags = html`${headerTags(context)}
    <nav class="header__menu wrap" aria-label="${context.texts.categories}">${categoryMenu(context, {})}</nav>`;
  return form === 'ours' ? tags : trusted(tags.toString().replaceAll(/(<\/?)shop-/g, '$1stock-'));
}

/** `/cost/ours/` and `/cost/stock/`: a page that has nothing but the shop's header, for the page of costs. */
export function costHeaderPage(form: HeaderForm, context: PageContext): Response {
  const { lang, look, texts, styleSheetUrl } = context;
  const page = html`<!doctype html>
<html lang="${lang}" data-scheme="${look.scheme}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${texts.shopName}</title>
    <link rel="stylesheet" href="${styleSheetUrl(['shop', 'base', 'chrome', 'menu'])}">
    <script type="module" src="${SCRIPTS[form](context)}"></script>
  </head>
  <body>
    <header class="header">${body(form, context)}</header>
  </body>
</html>`;
  return new Response(page.toString(), { headers: { 'content-type': 'text/html; charset=utf-8' } });
}
