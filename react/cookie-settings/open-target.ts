import { findElement } from '../light-dom/find-element.ts';

/** Methods that open an element; a dialog has the first two, every element has the last. */
const OPENERS = ['showModal', 'show', 'showPopover'];

function open(target: HTMLElement): void {
  if (Reflect.get(target, 'open') === true) return;
  // an element that is not defined yet reads the attribute later
  if (!target.matches(':defined')) target.toggleAttribute('open', true);
  const name = OPENERS.find((opener) => typeof Reflect.get(target, opener) === 'function');
  if (name) Reflect.apply(Reflect.get(target, name), target, []);
}

/**
 * Opens the dialog, popover or element with `show()` that an id or a selector names. Returns an error when
 * that fails: the element or the script that defines it may be missing.
 */
export function openTarget(name: string): Error | undefined {
  const target = document.getElementById(name) ?? findElement(document, name);
  try {
    if (!target) throw new Error('There is no such element.');
    open(target);
    return undefined;
  } catch (cause) {
    return cause instanceof Error ? cause : new Error(String(cause));
  }
}
