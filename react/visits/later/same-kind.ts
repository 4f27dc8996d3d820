import { warnAuthor } from '../../../logic/page/warn-author.ts';
import { addressIn } from '../../../logic/platform/address-in.ts';
import { kindOfScript } from '../../../logic/platform/scripts/copy-script.ts';
import { isMarkedScript } from '../../../logic/platform/scripts/marked-scripts.ts';
import { kindsAround } from './page-head.ts';
import type { RegionPair } from './read-page.ts';
import { type Misfit, VisitError } from './visit-error.ts';

/** The next page: its document and its base URL. */
export interface NextPage {
  readonly document: Document;
  readonly base: string;
  /** Whether only regions of it were requested, which may lack its scripts and its version. */
  readonly isPart: boolean;
}

const LIBRARY = /\/(?:autoloader|index)\.js$/;

function addressesOf(page: Document, scripts: string, base: string): readonly string[] {
  return [...page.querySelectorAll(scripts)].map((script) => addressIn(script, 'src', base));
}

/** Identifies the version of the shop: by the page's declaration, and the URL of the library. */
function buildOf(page: Document, base: string): readonly string[] {
  const declared = page.querySelector<HTMLMetaElement>('meta[name="shop-build"]')?.content ?? '';
  const modules = addressesOf(page, 'script[type="module"][src]', base);
  return [declared, modules.filter((address) => LIBRARY.test(address)).join()];
}

function isSameBuild(page: Document, { document: next, base, isPart }: NextPage): boolean {
  const mine = buildOf(page, page.baseURI);
  return buildOf(next, base).every((fact, at) => fact === mine[at] || (isPart && fact === ''));
}

/** The base URL of a page that was loaded from a URL. */
export function baseOf(page: Document, url: string): string {
  const base = page.querySelector('base[href]');
  return (base && addressIn(base, 'href', url)) || url;
}

/** The default target of links. */
const targetOf = (page: Document): string =>
  page.querySelector<HTMLBaseElement>('base[target]')?.target ?? '';

const hasSameBase = (page: Document, { document: next, base }: NextPage, url: string): boolean =>
  baseOf(page, url) === base && targetOf(page) === targetOf(next);

/** The first script of the next page that would run there and has never run on this page. */
function missingScript(page: Document, { document: next, base }: NextPage): string | undefined {
  const known = new Set(addressesOf(page, 'script[src]', page.baseURI));
  return [...next.querySelectorAll<HTMLScriptElement>('script[src]')]
    .filter((script) => kindOfScript(script) !== 'data' && !isMarkedScript(script))
    .map((script) => addressIn(script, 'src', base))
    .find((address) => !known.has(address));
}

/** Throws `VisitError` if the next page requires a full load, and changes nothing. */
export function expectSameKind(tag: string, next: NextPage, url: string): void {
  const page = document;
  const refuse = (misfit: Misfit) => {
    throw new VisitError(misfit);
  };
  if (!isSameBuild(page, next)) refuse('build');
  if (!hasSameBase(page, next, url)) refuse('base');
  const script = missingScript(page, next);
  if (script === undefined) return;
  warnAuthor(
    tag,
    `the next page has the script ${script}, which this one lacks; mark it data-shop-ajax or put it on both pages. The browser navigates.`,
  );
  refuse('script');
}

/** Throws `VisitError` if the classes around a region set another page kind. */
export function expectSameClasses(pairs: readonly RegionPair[]): void {
  const isOther = ({ old, next }: RegionPair) =>
    [...kindsAround(old)].join() !== [...kindsAround(next)].join();
  if (pairs.some(isOther)) throw new VisitError('kind');
}
