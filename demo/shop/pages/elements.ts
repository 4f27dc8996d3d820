import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { html } from '../html.ts';
import { type Page, type PageContext, sameAddress } from '../page.ts';
import { examples } from '../partials/examples.ts';
import { tagNav, tagOverview } from '../partials/tag-list.ts';
import { TAG_GROUPS, type TagEntry } from '../tags.ts';

const FOLDER = join(import.meta.dirname, '../../../elements/tags');

function entryOf(key: string): TagEntry | undefined {
  return TAG_GROUPS.flatMap(({ tags }) => tags).find((entry) => entry.key === key);
}

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
export async function elementPage(key: string, context: PageContext): Promise<Page | undefined> {
  const entry = entryOf(key);
  if (!entry) return undefined;
  const { lang, texts, url } = context;
  const fragment = await readFile(join(FOLDER, key, `${key}.html`), 'utf8');
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
        ${examples(fragment, context)}
      </div>
      ${tagNav(context)}
    </div>`,
  };
}
