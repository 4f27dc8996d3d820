import type { Language } from '../../platform/language.ts';
import { html } from '../html.ts';
import { type Page, type PageContext, sameAddress } from '../page.ts';

/** Made-up places; the domain of the e-mail address can never exist. */
const SHOPS: Readonly<Record<Language, readonly (readonly [name: string, address: string])[]>> = {
  pl: [
    ['Sklep pod Jodłą', 'ul. Wymyślona 7, 34-500 Zakopane'],
    ['Pracownia w Kotlinie', 'ul. Nieistniejąca 12, 58-500 Jelenia Góra'],
  ],
  en: [
    ['The shop under the fir', 'ul. Wymyślona 7, 34-500 Zakopane, Poland'],
    ['The workshop in the valley', 'ul. Nieistniejąca 12, 58-500 Jelenia Góra, Poland'],
  ],
};
const EMAIL = 'sklep@jodla.example';

/** `/contact.html`: the address of the shop. */
export function contactPage(context: PageContext): Page {
  const { lang, texts, shop, url } = context;
  const words = shop.catalogue.cmsPages.find(({ link }) => link[lang] === '/contact.html');
  return {
    kind: 'contact_page',
    title: texts.contactHeading,
    crumbs: [{ name: texts.contactHeading }],
    alternates: sameAddress(url),
    main: html`<article class="prose">
      <h1>${texts.contactHeading}</h1>
      <p class="prose__lead">${words?.body[lang]}</p>
      <p><a href="mailto:${EMAIL}">${EMAIL}</a> · ${texts.openingHours}</p>
      <h2>${texts.workshops}</h2>
      <ul class="addresses" role="list">
        ${SHOPS[lang].map(([name, address]) => html`<li><b>${name}</b><br>${address}</li>`)}
      </ul>
      <p class="quiet">${texts.workshopsNote}</p>
    </article>`,
  };
}
