/** Stops rewriting a page. */
type Stop = () => void;

const isForeign = (node: Node): boolean =>
  node instanceof Element && node.closest('font, [data-extension]') !== null;

/** Calls `rewrite` now and after each change in a root, except its own changes. */
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

/** Simulates a browser's translator: replaces each text with another one inside two elements. */
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

/**
 * Simulates a dark mode extension: inserts nodes at the start, in the middle and at the end, and restores them when
 * removed.
 */
export function addNodesAlways(root: ShadowRoot): Stop {
  const [start, middle, end] = ['start', 'middle', 'end'].map(foreignNode);
  return atEachChange(root, () => {
    if (start && start.parentNode !== root) root.prepend(start);
    if (end && end.parentNode !== root) root.append(end);
    if (middle && middle.parentNode !== root) start?.nextElementSibling?.after(middle);
  });
}

/** Simulates a password manager: adds attributes and siblings to every field. */
export const decorateFieldsAlways = (root: ShadowRoot): Stop =>
  atEachChange(root, () => {
    for (const input of root.querySelectorAll('input, textarea')) {
      if (input.nextElementSibling?.matches('[data-extension]')) continue;
      input.setAttribute('data-lpignore', 'true');
      input.before(foreignNode('before'));
      input.after(foreignNode('after'));
    }
  });

/** The elements in a root that a tag has rendered. */
export const oursIn = (root: ShadowRoot): readonly Element[] =>
  [...root.querySelectorAll('*')].filter((element) => !isForeign(element));
