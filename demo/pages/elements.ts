import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Html, html } from '../html.ts';
import { type Page, type PageContext, sameAddress } from '../page.ts';

const FOLDER = join(import.meta.dirname, '../elements');
const EXTENSION = '.html';
/** What a fragment writes where the page's nonce belongs, so that its scripts may run. */
const NONCE_PLACE = '{nonce}';

async function elementKeys(): Promise<string[]> {
  const files = await readdir(FOLDER);
  return files
    .filter((file) => file.endsWith(EXTENSION))
    .map((file) => file.slice(0, -EXTENSION.length))
    .sort();
}

/** `/elements/`: the tags that have a page. */
export async function elementsPage(context: PageContext): Promise<Page> {
  const { texts, url } = context;
  const keys = await elementKeys();
  return {
    kind: 'elements_page',
    title: texts.elementsHeading,
    crumbs: [{ name: texts.elementsHeading }],
    alternates: sameAddress(url),
    main: html`<h1>${texts.elementsHeading}</h1>
      <p>${keys.length > 0 ? texts.elementsIntro : texts.noElements}</p>
      <ul class="chips" role="list">
        ${keys.map((key) => html`<li><a class="chip" href="/elements/${key}.html">shop-${key}</a></li>`)}
      </ul>`,
  };
}

/** `/elements/<key>.html`: one tag in all its states; undefined when nobody wrote that page. */
export async function elementPage(key: string, context: PageContext): Promise<Page | undefined> {
  const { texts, url, nonce } = context;
  const keys = await elementKeys();
  if (!keys.includes(key)) return undefined;
  const fragment = await readFile(join(FOLDER, key + EXTENSION), 'utf8');
  return {
    kind: 'elements_page',
    title: `shop-${key}`,
    crumbs: [{ name: texts.elementsHeading, href: '/elements/' }, { name: `shop-${key}` }],
    alternates: sameAddress(url),
    styles: ['elements'],
    hasOwnRegionModal: key === 'region-modal',
    main: html`<h1>shop-${key}</h1>
      <div class="element" lang="pl">${Html.trusted(fragment.replaceAll(NONCE_PLACE, nonce))}</div>`,
  };
}
