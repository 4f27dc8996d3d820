interface Act {
  readonly button: EventTarget;
}

/** The pending additions, each with its button. */
const acts = new Set<Act>();

const isBusy = (target: EventTarget): boolean => [...acts].some(({ button }) => button === target);

/** Ignores clicks on a busy button. It is not disabled, because it would lose focus. */
function swallow(event: Event): void {
  if (!event.composedPath().some(isBusy)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Makes a button busy. The result ends that. */
export function occupyButton(button: HTMLElement): () => void {
  const act = { button };
  acts.add(act);
  button.setAttribute('aria-busy', 'true');
  window.addEventListener('click', swallow, true);
  return () => {
    acts.delete(act);
    if (!isBusy(button)) button.removeAttribute('aria-busy');
    if (acts.size === 0) window.removeEventListener('click', swallow, true);
  };
}
