import { html } from '../../html.ts';
import { type Page, type PageContext, sameAddress } from '../../page.ts';
import { productZone } from '../../partials/product-zone.ts';
import { articles } from '../partials/articles.ts';
import { banner } from '../partials/banner.ts';
import { taken } from '../partials/mode.ts';
import { productList } from '../partials/product-list.ts';
import { HOST_TEXTS } from '../texts.ts';

const SHELF_LENGTH = 4;

function notice(context: PageContext) {
  const { greeting } = HOST_TEXTS[context.lang];
  const content = html`<div class="menu_notice"><strong>${greeting}</strong></div>`;
  return taken(
    {
      plain: html`<div id="menu_notice" class="--toplayer">${content}</div>`,
      around: html`<shop-notice once="session"><div id="menu_notice">${content}</div></shop-notice>`,
      instead: html`<shop-notice id="menu_notice" once="session">${content}</shop-notice>`,
    },
    context,
  );
}

/** A zone of products. */
function hotspot(context: PageContext) {
  const { shop, texts } = context;
  const list = html`<section id="main_hotspot"><h2 class="headline">${texts.newest}</h2>
        ${productList(shop.catalogue.products.slice(-SHELF_LENGTH), 'h3', context)}</section>`;
  const place = { page: 'main', zone: 'zone2', label: texts.newest } as const;
  const tag = productZone(place, list);
  return taken({ plain: list, around: tag, instead: tag }, context);
}

/** The main page in the theme. */
export function hostMainPage(context: PageContext): Page {
  const { texts, url } = context;
  return {
    kind: 'main_page',
    title: texts.slogan,
    alternates: sameAddress(url),
    main: html`${notice(context)}
      ${banner(context)}
      <h1 class="headline">${texts.heroHeading}</h1>
      ${hotspot(context)}
      ${articles(context)}`,
  };
}
