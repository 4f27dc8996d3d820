import { type Html, html } from '../html.ts';
import { autoloaderUrl } from '../look.ts';
import type { Crumb, Page, PageContext } from '../page.ts';
import { regionModal, shopConfig } from '../partials/app-shop.ts';
import { closedBars } from '../partials/closed-bars.ts';
import { panel } from '../partials/panel.ts';
import { partialNavigation } from '../partials/partial-navigation.ts';
import { hostFooter } from './partials/footer.ts';
import { hostGlobals } from './partials/globals.ts';
import { hostHeader } from './partials/header.ts';
import { taken } from './partials/mode.ts';
import { sidebar } from './partials/sidebar.ts';

/** The elements outside the content that depend on the page's URL. */
const REGIONS = ['.languages', '[name^="back-"]'];

/** The theme's stylesheet is first: the platform adds the author's stylesheets after it. */
function head(context: PageContext, page: Page): Html {
  const { texts, look } = context;
  return html`<head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${page.title} – ${texts.shopName}</title>
    <link rel="icon" href="/static/icon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="/host/static/theme.css">
    ${(page.styles ?? []).map((name) => html`<link rel="stylesheet" href="/static/${name}.css">`)}
    <link rel="stylesheet" href="/dist/css/shop.css">
    <link rel="stylesheet" href="/host/static/tags.css">
    ${hostGlobals(context)}
    ${closedBars(context)}
    <script type="module" src="${autoloaderUrl(look)}"></script>
    <script defer src="/host/static/theme.js"></script>
    <script defer src="/host/static/theme-regions.js"></script>
    <script defer src="/host/static/theme-filters.js"></script>
    <script defer src="/host/static/theme-snippets.js"></script>
    <script defer src="/host/static/theme-projector.js"></script>
    <script defer src="/host/static/theme-product.js" data-shop-ajax="each"></script>
    <script defer src="/host/static/theme-number.js" data-shop-ajax="each"></script>
    <script defer src="/host/static/theme-versions.js" data-shop-ajax="each"></script>
    <script type="module" src="/static/navigation-log.js"></script>
    ${(page.scripts ?? []).map(
      (name) => html`<script type="module" src="/static/${name}.js"></script>`,
    )}
  </head>`;
}

function crumbs(steps: readonly Crumb[], context: PageContext): Html {
  const first = { name: context.texts.shopName, href: '/' };
  const list = html`<ol class="breadcrumbs">${[first, ...steps].map(({ name, href }) =>
    href === undefined
      ? html`<li aria-current="page"><span>${name}</span></li>`
      : html`<li><a href="${href}">${name}</a></li>`,
  )}</ol>`;
  return taken(
    {
      around: html`<div id="breadcrumbs"><shop-breadcrumbs>${list}</shop-breadcrumbs></div>`,
      instead: html`<shop-breadcrumbs id="breadcrumbs">${list}</shop-breadcrumbs>`,
    },
    context,
  );
}

/** A whole page of the theme: its header and footer around the content. */
export function hostLayout(context: PageContext, page: Page): Html {
  return html`<!doctype html>
<html lang="${context.lang}">
  ${head(context, page)}
  <body>
    ${shopConfig(context)}
    <shop-widgets wishlist></shop-widgets>
    <div id="container" class="${page.kind}">
      ${hostHeader(context, page)}
      ${sidebar(context)}
      <div id="layout">
        ${page.crumbs && crumbs(page.crumbs, context)}
        <main id="content">${page.main}</main>
      </div>
      ${hostFooter(context)}
    </div>
    ${partialNavigation('#layout', REGIONS, page)}
    <shop-toasts></shop-toasts>
    <shop-loading-cover message="${context.texts.chrome.wait}"></shop-loading-cover>
    ${regionModal(context)}
    ${panel(context, page)}
  </body>
</html>`;
}
