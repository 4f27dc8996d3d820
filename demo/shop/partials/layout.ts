import { LANGUAGES } from '../../platform/language.ts';
import { type Html, html } from '../html.ts';
import { autoloaderUrl } from '../look.ts';
import type { Page, PageContext } from '../page.ts';
import { appShop, pageWidgets, regionModal, shopConfig } from './app-shop.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { closedBars } from './closed-bars.ts';
import { footer } from './footer.ts';
import { header, orderHeader } from './header.ts';
import { lateScripts } from './late-scripts.ts';
import { panel } from './panel.ts';
import { partialNavigation, visitMark } from './partial-navigation.ts';

/** The stylesheets of every page; the library's is first, so that the shop's rules override it. */
const STYLES = ['shop', 'base', 'chrome', 'footer', 'menu', 'cards', 'lists', 'forms'];

/** The elements outside the content that depend on the page's URL. */
const REGIONS = ['.languages', '[name^="back-"]'];

function head(context: PageContext, page: Page): Html {
  const { texts, look, url } = context;
  return html`<head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${page.title} – ${texts.shopName}</title>
    <meta name="description" content="${page.description ?? `${page.title}. ${texts.heroText}`}">
    <link rel="icon" href="/static/icon.svg" type="image/svg+xml">
    ${LANGUAGES.map(
      (lang) =>
        html`<link rel="alternate" hreflang="${lang}" href="${new URL(page.alternates[lang], url).href}">`,
    )}
    <link rel="stylesheet" href="${context.styleSheetUrl([...STYLES, ...(page.styles ?? []), 'print'])}">
    ${appShop(context)}
    ${lateScripts(context)}
    ${closedBars(context)}
    <script type="module" src="${autoloaderUrl(look)}"></script>
    ${['search-sheet', 'panel', 'navigation-log', 'panel-log', ...(page.scripts ?? [])].map(
      (name) => html`<script type="module" src="/static/${name}.js"${visitMark(name)}></script>`,
    )}
  </head>`;
}

/**
 * A whole page: the shop's header and footer around the content. The panel's stylesheet is right before the panel, so
 * that the page above it renders without waiting for it.
 */
export function layout(context: PageContext, page: Page): Html {
  const { lang, look } = context;
  return html`<!doctype html>
<html lang="${lang}" data-scheme="${look.scheme}">
  ${head(context, page)}
  <body>
    ${shopConfig(context)}
    ${pageWidgets}
    ${page.kind === 'place-order_page' ? orderHeader(context, page) : header(context, page)}
    <main id="content" class="${page.kind} wrap" tabindex="-1">
      ${page.crumbs && breadcrumbs(page.crumbs, context)}
      ${page.main}
    </main>
    ${footer(context, page)}
    ${partialNavigation('#content', REGIONS, page)}
    <shop-toasts></shop-toasts>
    <shop-loading-cover message="${context.texts.chrome.wait}"></shop-loading-cover>
    ${!page.hasOwnRegionModal && regionModal(context)}
    <link rel="stylesheet" href="${context.styleSheetUrl(['panel'])}">
    ${panel(context, page)}
  </body>
</html>`;
}
