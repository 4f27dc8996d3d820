import { after } from '../../../logic/platform/platform.atoms.ts';
import { formElements, formOfControl } from '../safe-form.ts';

/** A subscriber to changes of form controls. */
export interface ControlsFollower {
  /** The form of the controls; undefined for all controls of the page. */
  readonly form: HTMLFormElement | undefined;
  /** Whether the form is one of many, as in product cards: nothing outside changes it, and few are ever used. */
  readonly isCard: boolean;
  changed(): void;
}

/** Events that change the value of a control. */
const CHANGES = ['input', 'change'];
/** Events whose listeners in themes write into controls without firing an event. */
const POSSIBLE_CHANGES = ['reset', 'click', 'keyup', 'focusout'];
/** How long scripts of a theme may take to write a control, in milliseconds. */
export const SCRIPTS_MS = 600;
/** The value of a hidden input is its attribute. */
const VALUE = { attributes: true, attributeFilter: ['value'] };

/** The subscribers with their observers; a card gets its observer with the first event. */
const followers = new Map<ControlsFollower, MutationObserver | undefined>();
let listening: AbortController | undefined;

/** The form of an event: that of the control, or an ancestor. */
function formOf(event: Event): unknown {
  const [target] = event.composedPath();
  if (!(target instanceof Element)) return undefined;
  const control = target.closest('input,select,textarea,button');
  const form: unknown = control && formOfControl(control);
  return form ?? target.closest('form');
}

const isHidden = (control: Element): boolean => control.matches('[type=hidden]');

/** Observes hidden inputs that a script writes, and controls that it replaces. */
function observe({ form, changed }: ControlsFollower): MutationObserver {
  const place = form ?? document.documentElement;
  const observer = new MutationObserver(() => {
    observeAll();
    changed();
  });
  const observeAll = () => {
    observer.observe(place, { ...VALUE, childList: true, subtree: true });
    // controls of a form can be anywhere on the page
    const hidden = form ? formElements(form).filter(isHidden) : [];
    for (const control of hidden) observer.observe(control, VALUE);
  };
  observeAll();
  return observer;
}

/** Notifies subscribers once the scripts of a theme have run. */
function changedLater(meant: readonly ControlsFollower[]): void {
  const again = () => {
    for (const follower of meant) if (followers.has(follower)) follower.changed();
  };
  after(0, again);
  after(SCRIPTS_MS, again);
}

function hear(event: Event): void {
  const form = formOf(event);
  const isMeant = (follower: ControlsFollower) =>
    follower.form === undefined ||
    follower.form === form ||
    (!follower.isCard && event.type === 'click');
  const meant = [...followers.keys()].filter(isMeant);
  if (meant.length === 0) return;
  for (const one of meant) followers.set(one, followers.get(one) ?? observe(one));
  if (CHANGES.includes(event.type)) for (const one of meant) one.changed();
  else changedLater(meant);
}

/** One set of listeners for all subscribers. A closure that removes them would retain the first form. */
function listen(): AbortController {
  const controller = new AbortController();
  const { signal } = controller;
  for (const type of [...CHANGES, ...POSSIBLE_CHANGES]) {
    document.addEventListener(type, hear, { signal, capture: true, passive: true });
  }
  return controller;
}

/** Calls back whenever a shopper or a script may have changed a control. The result unsubscribes. */
export function followControls(follower: ControlsFollower): () => void {
  if (followers.size === 0) listening = listen();
  followers.set(follower, follower.isCard ? undefined : observe(follower));
  return () => {
    followers.get(follower)?.disconnect();
    followers.delete(follower);
    // an error as the reason would retain its stack
    if (followers.size === 0) listening?.abort(null);
  };
}
