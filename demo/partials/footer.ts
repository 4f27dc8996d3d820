import { type Html, html } from '../html.ts';
import type { PageContext } from '../page.ts';
import { categoryUrl } from '../platform/links.ts';
import { logo } from './logo.ts';

function links(heading: string, entries: readonly (readonly [name: string, href: string])[]): Html {
  return html`<section>
    <h2 class="footer__heading">${heading}</h2>
    <ul role="list">${entries.map(([name, href]) => html`<li><a class="footer__link" href="${href}">${name}</a></li>`)}</ul>
  </section>`;
}

/** What stands below every page: links, and the note that all of it is made up. */
export function footer({ shop, lang, texts }: PageContext): Html {
  const { categories, cmsPages } = shop.catalogue;
  const roots = categories.filter(({ path }) => path.length === 1);
  return html`<footer class="footer">
    <div class="footer__columns wrap">
      <div class="footer__about">
        <p class="brand">${logo}<span class="brand__name">${texts.shopName}</span></p>
        <p>${texts.slogan}.</p>
      </div>
      ${links(
        texts.categories,
        roots.map((root) => [root.name[lang], categoryUrl(root, lang)]),
      )}
      ${links(
        texts.help,
        cmsPages.map((page) => [page.name[lang], page.link[lang]]),
      )}
      ${links(texts.forAuthors, [[texts.allTags, '/elements/']])}
    </div>
    <p class="footer__note wrap">${texts.madeUp}</p>
  </footer>`;
}
