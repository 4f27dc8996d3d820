import { warnAuthor } from '../../../../logic/page/warn-author.ts';
import { addressIn } from '../../../../logic/platform/address-in.ts';
import { kindOfScript } from '../../../../logic/platform/scripts/copy-script.ts';
import { isMarkedScript } from '../../../../logic/platform/scripts/marked-scripts.ts';
import { kindsAround } from './page-head.ts';
import type { RegionPair } from './read-page.ts';
import { type Misfit, VisitError } from './visit-error.ts';

/** The next page: its document, and the address that its relative addresses start from. */
export interface NextPage {
  readonly document: Document;
  readonly base: string;
  /** Whether the platform was asked for parts of it, which may leave out its scripts and what it says of its build. */
  readonly isPart: boolean;
}

const LIBRARY = /\/(?:autoloader|index)\.js$/;

function addressesOf(page: Document, scripts: string, base: string): readonly string[] {
  return [...page.querySelectorAll(scripts)].map((script) => addressIn(script, 'src', base));
}

/** What tells builds of the shop apart: what the page says, and where it loads the library from. */
function buildOf(page: Document, base: string): readonly string[] {
  const said = page.querySelector<HTMLMetaElement>('meta[name="shop-build"]')?.content ?? '';
  const modules = addressesOf(page, 'script[type="module"][src]', base);
  return [said, modules.filter((address) => LIBRARY.test(address)).join()];
}

function isSameBuild(page: Document, { document: next, base, isPart }: NextPage): boolean {
  const mine = buildOf(page, page.baseURI);
  return buildOf(next, base).every((fact, at) => fact === mine[at] || (isPart && fact === ''));
}

/** The address that relative addresses of a page start from, where the page was found at this one. */
export function baseOf(page: Document, url: string): string {
  const base = page.querySelector('base[href]');
  return (base && addressIn(base, 'href', url)) || url;
}

/** Where links without a target of their own open. */
const targetOf = (page: Document): string =>
  page.querySelector<HTMLBaseElement>('base[target]')?.target ?? '';

const hasSameBase = (page: Document, { document: next, base }: NextPage, url: string): boolean =>
  baseOf(page, url) === base && targetOf(page) === targetOf(next);

/** The first script of the next page that would run there and never came to this one. */
function missingScript(page: Document, { document: next, base }: NextPage): string | undefined {
  const known = new Set(addressesOf(page, 'script[src]', page.baseURI));
  return [...next.querySelectorAll<HTMLScriptElement>('script[src]')]
    .filter((script) => kindOfScript(script) !== 'data' && !isMarkedScript(script))
    .map((script) => addressIn(script, 'src', base))
    .find((address) => !known.has(address));
}

/** Throws `VisitError` where the next page can only live on its own, and changes nothing. */
export function expectSameKind(page: Document, next: NextPage, url: string): void {
  const refuse = (misfit: Misfit) => {
    throw new VisitError(misfit);
  };
  if (!isSameBuild(page, next)) refuse('build');
  if (!hasSameBase(page, next, url)) refuse('base');
  const script = missingScript(page, next);
  if (script === undefined) return;
  warnAuthor(
    'shop-partial-navigation',
    `the next page has the script ${script}, which this one lacks; mark it data-shop-ajax or put it on both pages. The browser navigates.`,
  );
  refuse('script');
}

/** Throws `VisitError` where the classes around a region say that the next page is of another kind. */
export function expectSameClasses(pairs: readonly RegionPair[]): void {
  const isOther = ({ old, next }: RegionPair) =>
    [...kindsAround(old)].join() !== [...kindsAround(next)].join();
  if (pairs.some(isOther)) throw new VisitError('kind');
}
