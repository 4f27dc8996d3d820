import { BANNER_SHAPE, BANNER_WIDTHS } from '../../platform/images/banner-image.ts';
import { type Html, html } from '../html.ts';
import type { PageContext } from '../page.ts';

const OFFER_URL = '/search.php?sort=newest';

/** A banner with a picture for each view; without script a picture of the browser's choice stands in its place. */
export function offerBanner({ texts }: PageContext): Html {
  const { banner } = texts.media;
  const width = BANNER_WIDTHS.desktop;
  const height = width / BANNER_SHAPE;
  return html`<shop-banner class="offer" mobile="/img/banner-mobile.svg" tablet="/img/banner-tablet.svg"
      desktop="/img/banner-desktop.svg" alt="${banner}" href="${OFFER_URL}" width="${width}" height="${height}">
      <a href="${OFFER_URL}"><picture>
        <source media="(min-width: 979px)" srcset="/img/banner-desktop.svg">
        <source media="(min-width: 757px)" srcset="/img/banner-tablet.svg">
        <img src="/img/banner-mobile.svg" alt="${banner}" width="${width}" height="${height}">
      </picture></a>
    </shop-banner>`;
}
