import { after, platformAtom } from '../../../logic/platform/platform.atoms.ts';
import { PlatformError } from '../../../logic/platform/platform-error.ts';
import { pageStore } from '../../../logic/state/page-state.ts';
import { fetchPageAtom, visitStateAtomOf } from '../../../logic/visits/visits.atoms.ts';
import { addStyleSheets } from './page-head.ts';
import { readPage } from './read-page.ts';
import { baseOf, expectSameClasses, expectSameKind } from './same-kind.ts';
import { showPage } from './show-page.ts';
import type { Visit } from './visit.ts';
import { type Misfit, VisitError } from './visit-error.ts';

type Cover = HTMLElement & {
  show?(): void;
  hide?(): void;
  readonly updateComplete?: Promise<void>;
};

/** The delay before a slow visit shows, in milliseconds. */
const LONG_WAIT_MS = 300;

/** Covers the page after a delay with its `<shop-loading-cover>`, if it has one. The result uncovers it. */
function coverLater(): () => Promise<void> {
  let cover: Cover | null = null;
  const cancel = after(LONG_WAIT_MS, () => {
    cover = document.querySelector<Cover>('shop-loading-cover');
    cover?.show?.();
  });
  return async () => {
    cancel();
    const shown = cover;
    cover = null;
    shown?.hide?.();
    await shown?.updateComplete;
  };
}

/** The final URL with the requested fragment. */
function addressOf(requested: string, answered: string): string {
  const { hash } = new URL(requested);
  return answered.includes('#') ? answered : answered + hash;
}

/** Fetches the page and everything needed to show it, without changing the current page. */
async function prepare(visit: Visit) {
  const { host, url, step, signal, settings } = visit;
  const page = await pageStore.set(fetchPageAtom, {
    url: url.replace(/#.*/, ''),
    signal,
    timeoutMs: settings.timeout,
    parts: settings.render,
    isReturn: step !== undefined,
  });
  const next = readPage(page);
  const base = baseOf(next, page.url);
  const isPart = settings.render.length > 0;
  expectSameKind(host.localName, { document: next, base, isPart }, page.url);
  const pairs = settings.pairRegions(next, { requested: url, answered: page.url });
  if (!settings.otherKinds) expectSameClasses(pairs);
  const [morph] = await Promise.all([
    settings.morph && loadMorph(),
    addStyleSheets(document, next, base),
  ]);
  const runScripts = visit.readScripts(next, base);
  return { next, pairs, morph, runScripts, address: addressOf(url, page.url) };
}

const loadMorph = async () => (await import('./morph-region.ts')).morphRegion;

/** Differences between pages that are expected and not reported. */
const EXPECTED: ReadonlySet<string> = new Set<Misfit>(['build', 'kind']);

function codeOf(error: unknown): string {
  if (error instanceof VisitError) return error.code;
  return error instanceof PlatformError ? error.kind : 'unexpected';
}

function messageOf(cause: unknown, tag: string): string {
  if (cause instanceof PlatformError) return cause.message;
  return `[shop] ${tag}: ${cause instanceof VisitError ? cause.message : 'the visit failed'}.`;
}

/** Reports the reason, and lets the browser navigate unless the element stays. */
function giveUp({ host, url, step, settings }: Visit, cause: unknown): void {
  const code = codeOf(cause);
  const message = messageOf(cause, host.localName);
  settings.onError({ url, code });
  if (!EXPECTED.has(code)) settings.fail({ code, message, cause });
  const { report, page } = pageStore.get(platformAtom);
  if (code === 'unexpected') report(cause);
  if (settings.stayAfter.includes(code)) return;
  // after a traversal the address bar already shows the page
  if (step) page.reload();
  else page.follow(url);
}

/** Shows the page of a URL in place of the current one; after a failure, the browser navigates. */
export async function goTo(visit: Visit): Promise<void> {
  const { host, url, signal, settings } = visit;
  if (!settings.onStart({ url })) return;
  const uncover = settings.isCovered ? coverLater() : async () => {};
  const setLoading = (isLoading: boolean, title = '') =>
    pageStore.set(visitStateAtomOf(host), { isLoading, title });
  const stop = () => {
    setLoading(false);
    uncover();
  };
  signal.addEventListener('abort', stop);
  setLoading(true);
  try {
    const prepared = await prepare(visit);
    await uncover();
    if (signal.aborted) return;
    await showPage(visit, prepared);
    if (signal.aborted) return;
    setLoading(false, document.title);
    await prepared.runScripts();
    settings.onEnd({ url: prepared.address });
  } catch (error) {
    if (signal.aborted) return;
    stop();
    giveUp(visit, error);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
