import { examplesOf } from '../../../build/examples/examples-of.ts';
import { html } from '../html.ts';
import { type Page, type PageContext, sameAddress } from '../page.ts';
import { examples } from '../partials/examples.ts';
import { tagNav, tagOverview } from '../partials/tag-list.ts';
import { tagEntry } from '../tags.ts';

/** `/elements/`: the list of all tags. */
export function elementsPage(context: PageContext): Page {
  const { heading, intro } = context.texts.tagPages;
  return {
    kind: 'elements_page',
    title: heading,
    description: intro,
    crumbs: [{ name: heading }],
    alternates: sameAddress(context.url),
    styles: ['elements'],
    main: html`<h1>${heading}</h1>
      <p>${intro}</p>
      ${tagOverview(context)}`,
  };
}

/** `/elements/<key>.html`: one tag in all its states; undefined when there is no such tag. */
export function elementPage(key: string, context: PageContext): Page | undefined {
  const entry = tagEntry(key);
  if (!entry) return undefined;
  const { lang, texts, url } = context;
  return {
    kind: 'elements_page',
    title: `shop-${key}`,
    description: entry.about[lang],
    crumbs: [{ name: texts.tagPages.heading, href: '/elements/' }, { name: `shop-${key}` }],
    alternates: sameAddress(url),
    styles: ['elements'],
    scripts: ['elements'],
    hasOwnRegionModal: key === 'region-modal',
    main: html`<div class="gallery-page">
      <div class="element">
        <div class="element__head"><h1>shop-${key}</h1><p>${entry.about[lang]}</p></div>
        ${examples(key, examplesOf(key), context)}
      </div>
      ${tagNav(context)}
    </div>`,
  };
}
