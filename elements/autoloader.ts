import { keys, load } from 'virtual:element-loaders';
import { warnOfLostModule } from './advice/lost-module.ts';
import { warnOfTakenTags } from './advice/taken-tag.ts';
import { warnOfUnknownTag } from './advice/unknown-tag.ts';

const UNDEFINED = ':not(:defined)';
const TAGS = new Map(keys.map((key) => [`shop-${key}`, key]));

/** Shows at once the content that `css/shop.css` keeps folded away until scripts come, as one of them does not. */
const unfoldWhatWaits = (): void => document.documentElement.style.setProperty('--shop-wait', '0s');

const lost = (tag: string): ((cause: unknown) => void) => {
  if (!__DEV__) return unfoldWhatWaits;
  return (cause) => {
    unfoldWhatWaits();
    warnOfLostModule(tag, cause);
  };
};

/**
 * One script tag: finds undefined shop tags, now and later, and imports only their modules.
 * Nothing else is loaded, so that a page without our tags pays for these lines only.
 */
function need(tag: string): void {
  const key = TAGS.get(tag);
  // a module that does not come leaves the fallback; the next tag of its kind tries again
  if (__DEV__ && !key) warnOfUnknownTag(tag, [...TAGS.keys()]);
  if (key && !customElements.get(tag)) load(key).catch(lost(tag));
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
  if (__DEV__) warnOfTakenTags([...TAGS.keys()]);
  new MutationObserver(discoverAdded).observe(page, { childList: true, subtree: true });
  discover(page.querySelectorAll(UNDEFINED));
}

// where there is no page, as in Node, there is nothing to load
if ('document' in globalThis) follow(document);
