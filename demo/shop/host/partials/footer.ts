import { type Html, html } from '../../html.ts';
import type { PageContext } from '../../page.ts';
import { HOST_TEXTS } from '../texts.ts';
import { bottomBar } from './bars.ts';
import { taken } from './mode.ts';

const MAX_LINKS = 6;

/** The theme's cookie dialog, which its global function opens. */
function consentDialog({ lang }: PageContext): Html {
  const { cookies, agree } = HOST_TEXTS[lang];
  return html`<div class="iai_cookie" hidden role="dialog" aria-label="${cookies}">
    <p>${cookies}</p>
    <button class="btn iai_cookie__agree" type="button">${agree}</button>
  </div>`;
}

function cookieSettings(context: PageContext): Html {
  const { cookies } = HOST_TEXTS[context.lang];
  return taken(
    {
      plain: html`<a class="footer_settings__cookies --open-cookies" href="##">${cookies}</a>`,
      around: html`<shop-cookie-settings><a class="footer_settings__cookies" href="##">${cookies}</a></shop-cookie-settings>`,
      instead: html`<shop-cookie-settings>${cookies}</shop-cookie-settings>`,
    },
    context,
  );
}

/** Collapsed on phones. */
function links({ shop, lang }: PageContext): Html {
  const pages = shop.catalogue.cmsPages.slice(0, MAX_LINKS);
  return html`<shop-collapse class="footer_links">
    <h2 class="footer_links__label" slot="label">${HOST_TEXTS[lang].information}</h2>
    <ul>${pages.map(({ name, link }) => html`<li><a href="${link[lang]}">${name[lang]}</a></li>`)}</ul>
  </shop-collapse>`;
}

/** The footer of every page of the theme. */
export function hostFooter(context: PageContext): Html {
  return html`<footer id="footer">
    ${links(context)}
    <div class="footer_settings">${cookieSettings(context)}</div>
    ${bottomBar(context)}
    <shop-back-to-top></shop-back-to-top>
    <button class="chat" type="button">${HOST_TEXTS[context.lang].chat}</button>
    ${consentDialog(context)}
  </footer>`;
}
