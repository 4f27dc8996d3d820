import { findElement } from '../light-dom/find-element.ts';

/** How elements open themselves; a dialog has the first two, every element the last. */
const OPENERS = ['showModal', 'show', 'showPopover'];

function open(target: HTMLElement): void {
  if (Reflect.get(target, 'open') === true) return;
  // a tag whose script is still to come finds it then
  if (!target.matches(':defined')) target.toggleAttribute('open', true);
  const name = OPENERS.find((opener) => typeof Reflect.get(target, opener) === 'function');
  if (name) Reflect.apply(Reflect.get(target, name), target, []);
}

/**
 * Opens the dialog, popover or tag with `show()` that an id or a selector names. The result is an error
 * where that fails: the element may be another script's, or missing with it.
 */
export function openTarget(page: Document, name: string): Error | undefined {
  const target = page.getElementById(name) ?? findElement(page, name);
  try {
    if (!target) throw new Error('There is no such element.');
    open(target);
    return undefined;
  } catch (cause) {
    return cause instanceof Error ? cause : new Error(String(cause));
  }
}
