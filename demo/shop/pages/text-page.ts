import type { CmsPage } from '../../platform/catalogue/catalogue.types.ts';
import { html } from '../html.ts';
import type { Page, PageContext } from '../page.ts';
import { longDate } from '../partials/long-date.ts';
import { visitNotice } from '../partials/visit-notice.ts';

const ABOUT_PAGE = 4;

/** A decoration: a blanket, smaller on small screens. */
const picture = html`<shop-image src="/img/101-large.svg" small-src="/img/101-medium.svg" width="300" height="300">
        <img src="/img/101-medium.svg" alt="" width="300" height="300">
      </shop-image>`;

/** A page of text. */
export function textPage(page: CmsPage, context: PageContext): Page {
  const { lang, texts } = context;
  return {
    kind: 'cms_page',
    title: page.name[lang],
    description: page.body[lang],
    crumbs: [{ name: page.name[lang] }],
    alternates: page.link,
    main: html`${page.id === ABOUT_PAGE && visitNotice(context)}<article class="prose">
      <h1>${page.name[lang]}</h1>
      <p class="prose__lead">${page.body[lang]}</p>
      ${picture}
      <p class="quiet">${texts.changed} <shop-date value="${page.changed}" format="%e %B %Y">${longDate(page.changed, lang)}</shop-date></p>
      <p class="quiet">${texts.madeUp}</p>
    </article>`,
  };
}
