import { addressIn } from '../../../logic/platform/address-in.ts';
import { failureOf } from '../../../logic/platform/scripts/script-failure.ts';

/** Metadata of the page for search engines and tools. */
const FACTS = [
  ...['canonical', 'alternate', 'prev', 'next'].map((rel) => `link[rel="${rel}"]`),
  ...['description', 'robots'].map((name) => `meta[name="${name}"]`),
  'meta[property^="og:"]',
].join(',');
/** The attributes that depend on the language of the page. */
const LANGUAGE = ['lang', 'dir'];
/** The classes that set the page kind (docs/specification.md#s2-page-kinds). */
const KIND = /(?:_page|^order_process)$/;

function copyAttribute(from: Element, to: Element, name: string): void {
  const value = from.getAttribute(name);
  if (value === null) to.removeAttribute(name);
  else if (value !== to.getAttribute(name)) to.setAttribute(name, value);
}

/** Copies title, language and metadata of the next page. */
export function takeHead(page: Document, next: Document): void {
  page.title = next.title;
  for (const name of LANGUAGE) copyAttribute(next.documentElement, page.documentElement, name);
  for (const fact of page.head.querySelectorAll(FACTS)) fact.remove();
  page.head.append(...next.head.querySelectorAll(FACTS));
}

const kindsOf = ({ classList }: Element): readonly string[] =>
  [...classList].filter((name) => KIND.test(name));

/** The page kinds set by the ancestors of a region. */
export function kindsAround(region: Element): ReadonlySet<string> {
  const kinds = new Set<string>();
  for (let around = region.parentElement; around; around = around.parentElement)
    for (const kind of kindsOf(around)) kinds.add(kind);
  return kinds;
}

/** Copies the page kind of the next page to the ancestors of a region. */
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

/** A disabled stylesheet loads nothing, and an empty URL is ignored. */
const SHEETS = 'link[rel="stylesheet"][href]:not([disabled],[href=""])';
/** The attributes to copy; event handlers of the fetched page are unmarked scripts. */
const SHEET_ATTRIBUTES = ['media', 'crossorigin', 'integrity', 'referrerpolicy', 'type'];

function copyOf(given: HTMLLinkElement, href: string, page: Document): HTMLLinkElement {
  const sheet = Object.assign(page.createElement('link'), { rel: 'stylesheet' });
  for (const name of SHEET_ATTRIBUTES) copyAttribute(given, sheet, name);
  sheet.href = href;
  return sheet;
}

/**
 * Adds the stylesheets that only the next page has. Resolves when they have loaded. Removes none: a script of the page
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
