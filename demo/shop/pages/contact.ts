import { html } from '../html.ts';
import { type Page, type PageContext, sameAddress } from '../page.ts';
import { shopsMap } from '../partials/shops-map.ts';

/** Its domain can never exist. */
const EMAIL = 'sklep@jodla.example';

/** `/contact.html`: the ways to reach the shop, and a map of its shops. */
export function contactPage(context: PageContext): Page {
  const { lang, texts, shop, url } = context;
  const page = shop.catalogue.cmsPages.find(({ link }) => link[lang] === '/contact.html');
  return {
    kind: 'contact_page',
    title: texts.contactHeading,
    crumbs: [{ name: texts.contactHeading }],
    alternates: sameAddress(url),
    styles: ['shops'],
    main: html`<article class="prose">
      <h1>${texts.contactHeading}</h1>
      <p class="prose__lead">${page?.body[lang]}</p>
      <p><a href="mailto:${EMAIL}">${EMAIL}</a> · ${texts.openingHours}</p>
      <p class="quiet">${texts.workshopsNote}</p>
    </article>
    ${shopsMap(context)}`,
  };
}
