const listeners = new WeakMap<Node, () => void>();
let observer: MutationObserver | undefined;

const childDataObserver = (): MutationObserver =>
  (observer ??= new MutationObserver((records) => {
    const hosts = new Set(records.map(({ target }) => hostOf(target)));
    for (const host of hosts) host && listeners.get(host)?.();
  }));

function hostOf(node: Node | null): Node | undefined {
  // read from Node.prototype, as an input named parentNode hides the property of its form
  const parentOf = (at: Node): Node | null => Reflect.get(Node.prototype, 'parentNode', at);
  for (let at = node; at; at = parentOf(at)) if (listeners.has(at)) return at;
  return undefined;
}

/** Calls back when the children of a host change, as the parser adds them after the start tag; one callback a host. */
export function observeChildData(host: HTMLElement, callback: () => void): void {
  if (listeners.has(host)) return;
  listeners.set(host, callback);
  childDataObserver().observe(host, { childList: true, characterData: true, subtree: true });
}
