/** Stops what has been rewriting a page. */
type Stop = () => void;

const isForeign = (node: Node): boolean =>
  node instanceof Element && node.closest('font, [data-extension]') !== null;

/** Calls `rewrite` now and after each change in a root, but for the changes that it makes. */
function atEachChange(root: ShadowRoot, rewrite: () => void): Stop {
  const options = { subtree: true, childList: true, characterData: true };
  const observer = new MutationObserver(() => {
    rewrite();
    observer.takeRecords();
  });
  rewrite();
  observer.observe(root, options);
  return () => observer.disconnect();
}

const textsIn = (root: ShadowRoot): readonly Text[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
  return texts.filter(
    ({ data, parentElement }) =>
      data.trim() &&
      !(parentElement && isForeign(parentElement)) &&
      !parentElement?.matches('style'),
  );
};

/** A browser's translator: each text is replaced by another one, in two boxes of its own. */
export const translateAlways = (root: ShadowRoot): Stop =>
  atEachChange(root, () => {
    for (const text of textsIn(root)) {
      const box = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = `[${text.data}]`;
      box.append(inner);
      text.replaceWith(box);
    }
  });

const foreignNode = (place: string): HTMLElement => {
  const node = document.createElement('style');
  node.dataset.extension = place;
  return node;
};

/** A dark reader: nodes of its own at the start, in the middle and at the end, put back when they go. */
export function addNodesAlways(root: ShadowRoot): Stop {
  const [start, middle, end] = ['start', 'middle', 'end'].map(foreignNode);
  return atEachChange(root, () => {
    if (start && start.parentNode !== root) root.prepend(start);
    if (end && end.parentNode !== root) root.append(end);
    if (middle && middle.parentNode !== root) start?.nextElementSibling?.after(middle);
  });
}

/** A password manager: attributes and siblings for every field. */
export const decorateFieldsAlways = (root: ShadowRoot): Stop =>
  atEachChange(root, () => {
    for (const input of root.querySelectorAll('input, textarea')) {
      if (input.nextElementSibling?.matches('[data-extension]')) continue;
      input.setAttribute('data-lpignore', 'true');
      input.before(foreignNode('before'));
      input.after(foreignNode('after'));
    }
  });

/** The elements in a root that are ours. */
export const oursIn = (root: ShadowRoot): readonly Element[] =>
  [...root.querySelectorAll('*')].filter((element) => !isForeign(element));
