import { disarmed } from './disarm.ts';
import { parseMarkup, scriptsIn } from './markup.ts';

/** The region of the page into which markup is inserted. */
export type MarkupRegion = 'head' | 'body-start' | 'body-end';

/** Markup for a region of the page. */
export interface Markup {
  readonly region: MarkupRegion;
  readonly html: string;
}

export interface InsertOptions {
  /** Whether executable content is removed. */
  readonly isInert: boolean;
}

const REGIONS: readonly MarkupRegion[] = ['head', 'body-start', 'body-end'];

/** A later task, so that the page responds to the shopper between two insertions. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Inserts markup into the page, one fragment per task, in page order. Resolves to the scripts in that order; they have
 * not run. A fragment blocked by Trusted Types is left out.
 */
export async function insertMarkup(
  pieces: readonly Markup[],
  { isInert }: InsertOptions,
): Promise<readonly HTMLScriptElement[]> {
  const scripts: HTMLScriptElement[] = [];
  // fragments for the start of the body go before its present content, in order
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
