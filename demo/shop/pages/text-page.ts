import type { CmsPage } from '../../platform/catalogue/catalogue.types.ts';
import { html } from '../html.ts';
import type { Page, PageContext } from '../page.ts';

/** A page of text. */
export function textPage(page: CmsPage, context: PageContext): Page {
  const { lang, texts } = context;
  return {
    kind: 'cms_page',
    title: page.name[lang],
    description: page.body[lang],
    crumbs: [{ name: page.name[lang] }],
    alternates: page.link,
    main: html`<article class="prose">
      <h1>${page.name[lang]}</h1>
      <p class="prose__lead">${page.body[lang]}</p>
      <p class="quiet">${texts.madeUp}</p>
    </article>`,
  };
}
