import { categoryUrl } from '../../platform/links.ts';
import { type Html, html } from '../html.ts';
import type { Page, PageContext } from '../page.ts';
import { cookieChoices } from './cookie-choices.ts';
import { languageLinks } from './languages.ts';
import { logo } from './logo.ts';

type Link = readonly [name: string, href: string];

/** Collapsed on phones. */
function links(heading: string, entries: readonly Link[]): Html {
  return html`<shop-collapse class="footer__group">
    <h2 class="footer__heading" slot="label">${heading}</h2>
    <ul role="list">${entries.map(([name, href]) => html`<li><a class="footer__link" href="${href}">${name}</a></li>`)}</ul>
  </shop-collapse>`;
}

function groups({ shop, lang, texts }: PageContext): Html {
  const { categories, cmsPages } = shop.catalogue;
  const roots = categories.filter(({ path }) => path.length === 1);
  return html`${links(
    texts.categories,
    roots.map((root) => [root.name[lang], categoryUrl(root, lang)]),
  )}
    ${links(
      texts.help,
      cmsPages.map((page) => [page.name[lang], page.link[lang]]),
    )}
    ${links(texts.forAuthors, [
      [texts.allTags, '/elements/'],
      [texts.pageCost, '/cost/'],
    ])}`;
}

/** The footer of every page: links, cookie settings, and a note that the shop is made up. */
export function footer(context: PageContext, page: Page): Html {
  const { texts } = context;
  return html`<footer class="footer">
    <div class="footer__columns wrap">
      <div class="footer__about">
        <p class="brand">${logo}<span class="brand__name">${texts.shopName}</span></p>
        <p>${texts.slogan}.</p>
      </div>
      ${groups(context)}
    </div>
    <div class="footer__end wrap">
      <p class="footer__note">${texts.madeUp}</p>
      <div class="footer__settings">
        <shop-cookie-settings target="cookies">${texts.chrome.cookies}</shop-cookie-settings>
        ${languageLinks(context, page, 'group')}
      </div>
      ${cookieChoices(context, page)}
    </div>
    <shop-back-to-top></shop-back-to-top>
  </footer>`;
}
