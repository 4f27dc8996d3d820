interface Act {
  readonly button: EventTarget;
}

/** The acts under way, each with its button. */
const acts = new Set<Act>();

const isBusy = (target: EventTarget): boolean => [...acts].some(({ button }) => button === target);

/** A press on a busy button does nothing. It is not disabled, as it would lose focus. */
function swallow(event: Event): void {
  if (!event.composedPath().some(isBusy)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Makes a button busy until the result is called. */
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
