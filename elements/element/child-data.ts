const listeners = new WeakMap<Node, () => void>();
let observer: MutationObserver | undefined;

const childDataObserver = (): MutationObserver =>
  (observer ??= new MutationObserver((records) => {
    const hosts = new Set(records.map(({ target }) => hostOf(target)));
    for (const host of hosts) host && listeners.get(host)?.();
  }));

function hostOf(node: Node | null): Node | undefined {
  for (let at = node; at; at = at.parentNode) if (listeners.has(at)) return at;
  return undefined;
}

/** Calls back when the children of an element change, as when the parser adds them. One callback per element. */
export function observeChildData(host: HTMLElement, callback: () => void): void {
  if (listeners.has(host)) return;
  listeners.set(host, callback);
  childDataObserver().observe(host, { childList: true, characterData: true, subtree: true });
}
