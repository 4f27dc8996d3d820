import { BANNER_SHAPE, BANNER_WIDTHS } from '../../platform/images/banner-image.ts';
import { type Html, html } from '../html.ts';
import type { PageContext } from '../page.ts';

/** The page that the banner leads to. */
export const OFFER_URL = '/search.php?sort=newest';
const WIDTH = BANNER_WIDTHS.desktop;
const HEIGHT = WIDTH / BANNER_SHAPE;

/** The attributes of the tag: a picture for each view. */
export function bannerAttributes({ texts }: PageContext): Html {
  return html` mobile="/img/banner-mobile.svg" tablet="/img/banner-tablet.svg" desktop="/img/banner-desktop.svg"
      alt="${texts.media.banner}" href="${OFFER_URL}" width="${WIDTH}" height="${HEIGHT}"`;
}

/** The banner without the tag: the browser chooses the picture. */
export function plainBanner({ texts }: PageContext): Html {
  return html`<a href="${OFFER_URL}"><picture>
        <source media="(min-width: 979px)" srcset="/img/banner-desktop.svg">
        <source media="(min-width: 757px)" srcset="/img/banner-tablet.svg">
        <img src="/img/banner-mobile.svg" alt="${texts.media.banner}" width="${WIDTH}" height="${HEIGHT}">
      </picture></a>`;
}

/** A banner with a picture for each view; without JavaScript, the browser chooses one. */
export function offerBanner(context: PageContext): Html {
  return html`<shop-banner class="offer"${bannerAttributes(context)}>
      ${plainBanner(context)}
    </shop-banner>`;
}
