import { html } from '@open-wc/testing';
import { type Mounted, mount } from '../kit/mount.ts';
import { nextEvent } from '../kit/next-event.ts';

/** The URL of a page of the shop, on the origin of the test. */
export const at = (path: string): string => new URL(path, location.origin).href;

interface NextPage {
  readonly title?: string;
  readonly head?: string;
  readonly lang?: string;
  readonly main?: string;
}

/** The HTML of a page of the shop. */
export const nextPage = ({ title = 'Sofas', head = '', lang = 'pl', main = '' }: NextPage = {}) =>
  `<!doctype html><html lang="${lang}"><head><title>${title}</title>${head}</head>
  <body><main id="main"><h1>${title}</h1>${main}</main></body></html>`;

/** The tag's name. */
export const NAME = 'shop-partial-navigation';

/** The tag and a page around it: links outside the region, and a region with a heading. */
export const mountShop = (
  attributes: Readonly<Record<string, string>> = {},
  main = '',
  lang = 'pl',
): Promise<Mounted<typeof NAME>> => {
  const page = document.createElement('div');
  page.innerHTML = `<nav>
      <a id="sofas" data-shop-partial href="/sofas">Sofas</a>
      <a id="lamps" data-shop-partial href="/lamps">Lamps</a>
    </nav>
    <main id="main"><h1>Home</h1>${main}</main>`;
  const tag = document.createElement(NAME);
  for (const [name, value] of Object.entries(attributes)) tag.setAttribute(name, value);
  page.append(tag);
  return mount(NAME, html`${page}`, { lang });
};

/** An element of the page by its id. */
export function byId<E extends HTMLElement = HTMLElement>(id: string): E {
  const found = document.getElementById(id);
  if (!found) throw new Error(`Expected #${id} on the page.`);
  return found as E;
}

/** The heading of the current page. */
export const heading = (): string | undefined => document.querySelector('main h1')?.textContent;

/** Performs an action, and waits for the end of the resulting visit. */
export async function visited(tag: Mounted, act: () => void): Promise<void> {
  const end = nextEvent(tag.element, `${NAME}-end`);
  act();
  await end;
}

/** Performs an action, and waits until its visit is left to the browser; returns the error code. */
export async function left(tag: Mounted, act: () => void): Promise<string> {
  const failure = nextEvent(tag.element, `${NAME}-error`);
  act();
  const { detail } = await failure;
  return String(Reflect.get(Object(detail), 'code'));
}

/** Restores URL, title and language of the test page after each test. */
export function keepTestPage(): void {
  const { href } = location;
  const { title } = document;
  const { lang } = document.documentElement;
  afterEach(() => {
    history.replaceState(null, '', href);
    document.title = title;
    document.documentElement.lang = lang;
    document.documentElement.removeAttribute('dir');
    document.head.querySelector('link[rel="canonical"]')?.remove();
    // any input lets the page scroll again
    window.dispatchEvent(new Event('keydown'));
    scrollTo(0, 0);
  });
}

/** Counts new history entries, because `history.length` is limited to 50; stops when the test ends. */
export function countEntries(): () => number {
  let entries = 0;
  history.pushState = (...entry) => {
    entries += 1;
    History.prototype.pushState.apply(history, entry);
  };
  return () => entries;
}

afterEach(() => {
  Reflect.deleteProperty(history, 'pushState');
});
