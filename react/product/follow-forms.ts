import { platformAtom } from '../../logic/platform/platform.atoms.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import { formOfControl } from '../light-dom/safe-form.ts';

/** Whoever reads a form anew when something in it may have changed. */
export interface FormFollower {
  readonly form: HTMLFormElement;
  /** Whether any press on the page may change the form: scripts of themes put buttons anywhere. */
  readonly isOfPage: boolean;
  read(): void;
}

/** Events after which a control has another value. */
const CHANGES = ['input', 'change', 'reset'];
/** Events whose listeners in themes write into controls, of which the browser tells nobody. */
const SIGNS = ['click', 'keyup', 'focusout'];
/** How long the scripts of a theme may take to write a control. */
const LATE_MS = 600;

const followers = new Set<FormFollower>();
let listening: AbortController | undefined;

/** The form that an event happens in: that of the control, or the one around. */
function formOf(event: Event): unknown {
  const [target] = event.composedPath();
  if (!(target instanceof Element)) return undefined;
  const control = target.closest('input,select,textarea,button');
  const form: unknown = control && formOfControl(control);
  return form ?? target.closest('form');
}

/** Has forms read anew once the scripts of a theme have done their part. */
export function readLater(meant: readonly FormFollower[]): void {
  const { clock } = pageStore.get(platformAtom);
  const again = () => {
    for (const follower of meant) if (followers.has(follower)) follower.read();
  };
  clock.after(0, again);
  clock.after(LATE_MS, again);
}

function follow(event: Event): void {
  const form = formOf(event);
  const meant = [...followers].filter(
    (follower) => follower.form === form || (follower.isOfPage && event.type === 'click'),
  );
  if (meant.length === 0) return;
  // a form has its new values once its own listeners have run
  if (event.type === 'input' || event.type === 'change') for (const one of meant) one.read();
  else readLater(meant);
}

/** One set of listeners for all forms of the page. A function that ends them would hold the form that came first. */
function listen(): AbortController {
  const controller = new AbortController();
  const { signal } = controller;
  for (const type of [...CHANGES, ...SIGNS]) {
    document.addEventListener(type, follow, { signal, capture: true, passive: true });
  }
  return controller;
}

/** Has a form read anew whenever a shopper or a script may have changed it, until the result is called. */
export function followForm(follower: FormFollower): () => void {
  if (followers.size === 0) listening = listen();
  followers.add(follower);
  return () => {
    followers.delete(follower);
    // an error as the reason would hold what is on the stack
    if (followers.size === 0) listening?.abort(null);
  };
}
