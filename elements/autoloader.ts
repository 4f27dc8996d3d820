import { loaders } from 'virtual:element-loaders';
import { warnOfLostModule, warnOfTakenTags, warnOfUnknownTag } from './advice/defined-tags.ts';

const UNDEFINED = ':not(:defined)';

/** Shows the content that `css/shop.css` hides until scripts load, because one failed to load. */
const unfoldWhatWaits = (): void => document.documentElement.style.setProperty('--shop-wait', '0s');

const lost = (tag: string): ((cause: unknown) => void) => {
  if (!__DEV__) return unfoldWhatWaits;
  return (cause) => {
    unfoldWhatWaits();
    warnOfLostModule(tag, cause);
  };
};

/**
 * Finds undefined shop tags, now and later, and imports only their modules. It loads nothing else, so that a page
 * without our tags pays only for this script.
 */
function need(tag: string): void {
  const load = loaders.get(tag);
  // a failed module leaves the fallback visible; the next element of its tag tries again
  if (__DEV__ && !load) warnOfUnknownTag(tag, [...loaders.keys()]);
  if (load && !customElements.get(tag)) load().catch(lost(tag));
}

function discover(elements: Iterable<Element>): void {
  for (const tag of new Set([...elements].map(({ localName }) => localName))) need(tag);
}

function discoverAdded(records: readonly MutationRecord[]): void {
  for (const { addedNodes } of records) {
    for (const node of addedNodes) {
      if (node instanceof Element) discover([node, ...node.querySelectorAll(UNDEFINED)]);
    }
  }
}

function follow(page: Document): void {
  if (__DEV__) warnOfTakenTags([...loaders.keys()]);
  new MutationObserver(discoverAdded).observe(page, { childList: true, subtree: true });
  discover(page.querySelectorAll(UNDEFINED));
}

// in Node there is no page to observe
if ('document' in globalThis) follow(document);
