import type { Morph } from './morph-region.ts';
import { takeHead, takeKind } from './page-head.ts';
import type { RegionPair } from './read-page.ts';
import { swapRegions } from './swap-regions.ts';
import type { Visit } from './visit.ts';
import { VisitError } from './visit-error.ts';

/** A page that is ready to be shown. */
export interface PreparedPage {
  readonly next: Document;
  readonly pairs: readonly RegionPair[];
  readonly morph: Morph | undefined;
  readonly address: string;
}

function enterAddress(visit: Visit, address: string): void {
  try {
    visit.enter(address);
  } catch (cause) {
    throw new VisitError('history', cause);
  }
}

/** Shows the page in one task: URL, head, regions, scroll position and focus. */
function show(visit: Visit, { next, pairs, morph, address }: PreparedPage): void {
  // first, as only this can throw; relative URLs of the new regions depend on it
  enterAddress(visit, address);
  for (const { old, next: other } of pairs) takeKind(old, other);
  takeHead(document, next);
  const { step, settings } = visit;
  swapRegions(pairs, settings, morph);
  settings.arrive({ url: address, pairs, step });
}

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Shows the page, with a view transition if the author enables it. */
export async function showPage(visit: Visit, prepared: PreparedPage): Promise<void> {
  const page: { startViewTransition?(update: () => void): ViewTransition } = document;
  if (!visit.settings.transition || !page.startViewTransition || isStill())
    return show(visit, prepared);
  const transition = page.startViewTransition(() => {
    if (!visit.signal.aborted) show(visit, prepared);
  });
  // a skipped transition rejects; only the update matters
  transition.ready.catch(() => undefined);
  transition.finished.catch(() => undefined);
  await transition.updateCallbackDone;
}
