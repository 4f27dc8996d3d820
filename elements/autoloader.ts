/**
 * One script tag: finds undefined shop tags, now and later, and imports only their modules.
 * It imports nothing itself, so that a page without our tags pays for these lines only.
 */
const KEYS = new Set(__ELEMENT_KEYS__.split(' '));
const PREFIX = 'shop-';

const load = (key: string): void => {
  // a module that does not come leaves the fallback; the next tag of its kind tries again
  import(`./elements/${key}.js`).catch(() => {});
};

function discover(root: ParentNode): void {
  const tags = new Set([...root.querySelectorAll(':not(:defined)')].map((el) => el.localName));
  if (root instanceof Element) tags.add(root.localName);
  for (const tag of tags) {
    const key = tag.slice(PREFIX.length);
    if (tag.startsWith(PREFIX) && KEYS.has(key) && !customElements.get(tag)) load(key);
  }
}

new MutationObserver((records) => {
  for (const { addedNodes } of records) {
    for (const node of addedNodes) if (node instanceof Element) discover(node);
  }
}).observe(document, { childList: true, subtree: true });

discover(document);

export {};
