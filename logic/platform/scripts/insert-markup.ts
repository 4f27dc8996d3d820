import { disarmed } from './disarm.ts';
import { parseMarkup, scriptsIn } from './markup.ts';

/** The part of the page that markup goes to. */
export type MarkupRegion = 'head' | 'body-start' | 'body-end';

/** Markup for a part of the page. */
export interface Markup {
  readonly region: MarkupRegion;
  readonly html: string;
}

export interface InsertOptions {
  /** Leaves out what would run. */
  readonly isInert: boolean;
}

const REGIONS: readonly MarkupRegion[] = ['head', 'body-start', 'body-end'];

/** A later task, so that the page answers the shopper between two pieces of markup. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Puts pieces of markup into the page, one a task, in the order of the page; resolves to their scripts, in that order,
 * which have not run. A piece that the page's Trusted Types forbid is left out.
 */
export async function insertMarkup(
  pieces: readonly Markup[],
  { isInert }: InsertOptions,
): Promise<readonly HTMLScriptElement[]> {
  const scripts: HTMLScriptElement[] = [];
  // the pieces for the start of the body go before what stands there now, in their order
  const start = document.createTextNode('');
  document.body.prepend(start);
  for (const { region, html } of inOrderOfPage(pieces)) {
    const markup = isInert ? disarmed(parsed(html)) : parsed(html);
    scripts.push(...scriptsIn(markup));
    put(markup, region, start);
    await nextTask();
  }
  start.remove();
  return scripts;
}

function put(markup: DocumentFragment, region: MarkupRegion, start: ChildNode): void {
  if (region === 'head') document.head.append(markup);
  else if (region === 'body-start' && start.isConnected) start.before(markup);
  else document.body.append(markup);
}

const inOrderOfPage = (pieces: readonly Markup[]): readonly Markup[] =>
  REGIONS.flatMap((region) => pieces.filter((piece) => piece.region === region));

function parsed(html: string): DocumentFragment {
  try {
    return parseMarkup(html);
  } catch {
    // The page's policy forbids it, and the browser has reported that.
    return document.createDocumentFragment();
  }
}
