import { type Html, html } from '../../html.ts';
import type { PageContext } from '../../page.ts';
import { bannerAttributes, plainBanner } from '../../partials/offer-banner.ts';
import { taken } from './mode.ts';

/** The large picture of the main page. */
export function banner(context: PageContext): Html {
  const attributes = bannerAttributes(context);
  return taken(
    {
      around: html`<shop-banner${attributes}><div id="main_banner1">${plainBanner(context)}</div></shop-banner>`,
      instead: html`<shop-banner id="main_banner1"${attributes}></shop-banner>`,
    },
    context,
  );
}
