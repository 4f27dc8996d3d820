import { addressIn } from '../../../../logic/platform/address-in.ts';
import { failureOf } from '../../../../logic/platform/scripts/script-failure.ts';

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

const kindsOf = ({ classList }: Element): readonly string[] =>
  [...classList].filter((name) => KIND.test(name));

/** The kinds that the elements around a region name. */
export function kindsAround(region: Element): ReadonlySet<string> {
  const kinds = new Set<string>();
  for (let around = region.parentElement; around; around = around.parentElement)
    for (const kind of kindsOf(around)) kinds.add(kind);
  return kinds;
}

/** Gives the elements around a region the kind of the next page. */
export function takeKind(old: Element, next: Element): void {
  for (
    let [mine, other] = [old.parentElement, next.parentElement];
    mine && other;
    [mine, other] = [mine.parentElement, other.parentElement]
  ) {
    mine.classList.remove(...kindsOf(mine));
    mine.classList.add(...kindsOf(other));
  }
}

/** A sheet that is off loads nothing, and an empty address is none. */
const SHEETS = 'link[rel="stylesheet"][href]:not([disabled],[href=""])';
/** What a sheet keeps; handlers of the fetched page are scripts without a mark. */
const SHEET_ATTRIBUTES = ['media', 'crossorigin', 'integrity', 'referrerpolicy', 'type'];

function copyOf(given: HTMLLinkElement, href: string, page: Document): HTMLLinkElement {
  const sheet = Object.assign(page.createElement('link'), { rel: 'stylesheet' });
  for (const name of SHEET_ATTRIBUTES) copyAttribute(given, sheet, name);
  sheet.href = href;
  return sheet;
}

/**
 * Adds the style sheets that only the next page has; resolves when they are there. None is removed: the page's scripts
 * may have added it.
 */
export async function addStyleSheets(page: Document, next: Document, base: string): Promise<void> {
  const known = new Set(
    [...page.querySelectorAll<HTMLLinkElement>(SHEETS)].map(({ href }) => href),
  );
  const coming = [...next.querySelectorAll<HTMLLinkElement>(SHEETS)].flatMap((given) => {
    const href = addressIn(given, 'href', base);
    if (href === '' || known.has(href)) return [];
    const sheet = copyOf(given, href, page);
    page.head.append(sheet);
    return failureOf(sheet);
  });
  await Promise.all(coming);
}
