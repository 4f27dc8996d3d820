import { after } from '../../../logic/platform/platform.atoms.ts';
import { coverButton } from '../../look/later/cover-button.ts';
import coverCss from './busy-button.css';

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

/** The delay before a spinner shows, in milliseconds. */
const FELT_AFTER_MS = 150;
/** How long a button shows a tick, in milliseconds. */
const DONE_MS = 2000;

const coverSheet = new CSSStyleSheet();
coverSheet.replaceSync(coverCss);

const covers = new WeakMap<HTMLElement, () => void>();

/** Covers the label of a button with this content, replacing a previous cover. The result removes it. */
function lay(button: HTMLElement, content: readonly HTMLElement[]): void {
  removeCover(button);
  if (!button.isConnected) return;
  const cover = document.createElement('span');
  cover.ariaHidden = 'true';
  // a rule of the page could override the stylesheet
  cover.style.position = 'absolute';
  cover.style.font = getComputedStyle(button).font;
  const root = cover.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [coverSheet];
  root.append(...content);
  // a sibling, so that both scroll together
  button.after(cover);
  const stop = coverButton(cover, button);
  covers.set(button, () => {
    stop();
    cover.remove();
  });
}

function removeCover(button: HTMLElement): void {
  covers.get(button)?.();
  covers.delete(button);
}

function boxOf(className: string, text = ''): HTMLElement {
  const box = document.createElement('span');
  box.className = className;
  box.textContent = text;
  return box;
}

/** Shows a spinner on a button. The result ends that, optionally with a short confirmation. */
export function showWorking(button: HTMLElement): (done?: string) => void {
  const cancel = after(FELT_AFTER_MS, () => lay(button, [boxOf('spinner')]));
  return (done) => {
    cancel();
    removeCover(button);
    if (done === undefined) return;
    const label = boxOf('label');
    label.append(boxOf('word', `${done} `), boxOf('tick', '✓'));
    lay(button, [label]);
    const shown = covers.get(button);
    after(DONE_MS, () => covers.get(button) === shown && removeCover(button));
  };
}
