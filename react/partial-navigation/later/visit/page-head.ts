import { MODULE_LIMIT_MS } from '../../../../logic/page/module-within.ts';
import { addressIn } from '../../../../logic/platform/address-in.ts';

/** What search engines and tools read of the current page. */
const FACTS = [
  ...['canonical', 'alternate', 'prev', 'next'].map((rel) => `link[rel="${rel}"]`),
  ...['description', 'robots'].map((name) => `meta[name="${name}"]`),
  'meta[property^="og:"]',
].join(',');
/** The attributes of the page that follow its language. */
const LANGUAGE = ['lang', 'dir'];
/** The classes that tell the kind of a page (docs/specification.md#s2-page-kinds). */
const KIND = /(?:_page|^order_process)$/;

function copyAttribute(from: Element, to: Element, name: string): void {
  const value = from.getAttribute(name);
  if (value === null) to.removeAttribute(name);
  else if (value !== to.getAttribute(name)) to.setAttribute(name, value);
}

/** Gives the page the title, the language and the descriptions of the next one. */
export function takeHead(page: Document, next: Document): void {
  page.title = next.title;
  for (const name of LANGUAGE) copyAttribute(next.documentElement, page.documentElement, name);
  for (const fact of page.head.querySelectorAll(FACTS)) fact.remove();
  page.head.append(...next.head.querySelectorAll(FACTS));
}

/** Gives the elements around a region the kind of the next page. */
export function takeKind(old: Element, next: Element): void {
  for (
    let [mine, other] = [old.parentElement, next.parentElement];
    mine && other;
    [mine, other] = [mine.parentElement, other.parentElement]
  ) {
    const kinds = ({ classList }: Element) => [...classList].filter((name) => KIND.test(name));
    mine.classList.remove(...kinds(mine));
    mine.classList.add(...kinds(other));
  }
}

const SHEETS = 'link[rel="stylesheet"][href]';

function loaded(sheet: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, MODULE_LIMIT_MS);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    sheet.addEventListener('load', end);
    sheet.addEventListener('error', end);
  });
}

/**
 * Adds the style sheets that only the next page has; resolves when they are there. None is removed: the page's scripts
 * may have added it.
 */
export async function takeSheets(page: Document, next: Document, url: string): Promise<void> {
  const known = new Set(
    [...page.querySelectorAll<HTMLLinkElement>(SHEETS)].map(({ href }) => href),
  );
  const coming = [...next.querySelectorAll<HTMLLinkElement>(SHEETS)].flatMap((given) => {
    const href = addressIn(given, 'href', url);
    if (known.has(href)) return [];
    const { media } = given;
    const sheet = Object.assign(page.createElement('link'), { rel: 'stylesheet', href, media });
    page.head.append(sheet);
    return loaded(sheet);
  });
  await Promise.all(coming);
}
