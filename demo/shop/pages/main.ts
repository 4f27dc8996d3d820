import type { Product } from '../../platform/catalogue/catalogue.types.ts';
import { hasStock } from '../../platform/catalogue/stock.ts';
import { seriesUrl } from '../../platform/links.ts';
import { money } from '../../platform/money.ts';
import { regionOf } from '../../platform/region/regions.ts';
import { type Html, html } from '../html.ts';
import { type Page, type PageContext, sameAddress } from '../page.ts';
import { heroScene } from '../partials/hero-scene.ts';
import { varied } from '../partials/listing/varied.ts';
import { OFFER_URL, offerBanner } from '../partials/offer-banner.ts';
import { productGrid, productSlider } from '../partials/product-card.ts';
import { productZone } from '../partials/product-zone.ts';

const SHELF_LENGTH = 4;
const SLIDER_LENGTH = 8;
const HERO_SERIES_ID = 1;

function hero({ shop, lang, texts }: PageContext): Html {
  const series = shop.catalogue.series.find(({ id }) => id === HERO_SERIES_ID);
  return html`<section class="hero">
    <div class="hero__words">
      <h1>${texts.heroHeading}</h1>
      <p>${texts.heroText}</p>
      ${series && html`<a class="button" href="${seriesUrl(series, lang)}">${texts.heroLink}</a>`}
    </div>
    ${heroScene}
  </section>`;
}

function promises({ texts, settings }: PageContext): Html {
  const from = money(regionOf(settings.region).freeFromGrosz).formatted;
  const entries = [
    [texts.promiseDelivery, texts.promiseDeliveryText(from)],
    [texts.promiseReturn, texts.promiseReturnText],
    [texts.promiseRepair, texts.promiseRepairText],
  ] as const;
  return html`<ul class="promises" role="list">
    ${entries.map(([heading, text]) => html`<li><b>${heading}</b> ${text}</li>`)}
  </ul>`;
}

interface Shelf {
  readonly heading: string;
  readonly content: Html;
  readonly href: string;
}

function shelf({ heading, content, href }: Shelf, context: PageContext): Html {
  return html`<section class="shelf">
    <div class="shelf__head">
      <h2>${heading}</h2>
      <a class="shelf__all" href="${href}" aria-label="${context.texts.seeAll}: ${heading}">${context.texts.seeAll}</a>
    </div>
    ${content}
  </section>`;
}

function isBargain({ offer, sizes }: Product): boolean {
  return offer?.regular !== undefined && offer.regular > sizes[0].grosz && hasStock(sizes[0]);
}

/** One bargain of each shape, so that the shelf is varied. */
function bargains(products: readonly Product[]): Product[] {
  const byShape = new Map(products.filter(isBargain).map((product) => [product.shape, product]));
  return [...byShape.values()].slice(0, SHELF_LENGTH);
}

/** `/`: the offers of the day. */
export function mainPage(context: PageContext): Page {
  const { shop, texts, url } = context;
  const { products } = shop.catalogue;
  const newest = products.toReversed().filter(({ sizes }) => sizes.some(hasStock));
  return {
    kind: 'main_page',
    title: texts.slogan,
    description: texts.heroText,
    alternates: sameAddress(url),
    styles: ['main'],
    scripts: ['lists'],
    main: html`${hero(context)}
      ${promises(context)}
      ${shelf({ heading: texts.bargains, content: productGrid(bargains(products), context), href: '/search.php' }, context)}
      ${shelf({ heading: texts.media.bannerHeading, content: offerBanner(context), href: OFFER_URL }, context)}
      ${shelf({ heading: texts.newest, content: productSlider(varied(newest).slice(0, SLIDER_LENGTH), texts.newest, context), href: '/search.php?sort=newest' }, context)}
      ${productZone({ page: 'main', zone: 'zone1', label: texts.zones.main })}`,
  };
}
