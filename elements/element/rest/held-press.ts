/** Those that have had a press which is being given again: each of them keeps a press once. */
let having: ReadonlySet<object> = new Set();

/** What the browser answers only for the shopper's own press, and at once: text boxes, files, other windows. */
const NATIVE = ':read-write, [type=file], a[target]:not([target=_self])';

/** The modifiers and buttons with which a press is the browser's. */
const isPlain = (event: Event): boolean =>
  !(event instanceof MouseEvent) ||
  !(event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);

/** The control that a press of its label acts on: Firefox does not pass on a press that is given again. */
function labelled(target: EventTarget | undefined): Element | undefined {
  const label = target instanceof Element ? target.closest('a, button, input, label') : undefined;
  return (label instanceof HTMLLabelElement && label.control) || undefined;
}

/** What a press acts on: a control, the control of a label, or whatever was pressed. */
export function pressedBy(event: Event): EventTarget | undefined {
  const [target] = event.composedPath();
  const control = target instanceof Element ? target.closest('a, button, summary') : undefined;
  return labelled(target) ?? control ?? target;
}

const isNative = (pressed: EventTarget | undefined): boolean =>
  pressed instanceof Element && pressed.matches(NATIVE);

/** Whether a press may wait for `keeper`: one that the browser or the page answers in its own way must not. */
export const canWait = (event: Event, keeper: object): boolean =>
  !having.has(keeper) &&
  event.cancelable &&
  !event.defaultPrevented &&
  isPlain(event) &&
  !isNative(pressedBy(event));

function press(target: EventTarget, event: Event): void {
  if (event instanceof SubmitEvent) (target as HTMLFormElement).requestSubmit(event.submitter);
  else target.dispatchEvent(new PointerEvent(event.type, event as PointerEvent));
}

const ENTER = { key: 'Enter', bubbles: true, cancelable: true, composed: true };

/** A press by a key after other keys is one on what they moved to, and first a key that a list may answer. */
function pressMoved(focused: Element, target: EventTarget, event: Event): void {
  const isAnswered = !focused.dispatchEvent(new KeyboardEvent('keydown', ENTER));
  if (!isAnswered) press(event instanceof SubmitEvent ? target : focused, event);
}

/** Whether a key made the press: submissions by Enter look the same as those by a button, which has focus then. */
const isByKey = (event: Event): boolean =>
  event instanceof SubmitEvent || (event instanceof UIEvent && event.detail === 0);

/**
 * Keeps a press from everybody; the result gives it again, to whoever answers then. `focused` is what the keys before it
 * have moved focus to.
 */
export function holdPress(event: Event, keeper: object): (focused?: Element) => void {
  const [pressed] = event.composedPath();
  const target = labelled(pressed) ?? pressed;
  const keepers = new Set(having).add(keeper);
  event.preventDefault();
  event.stopImmediatePropagation();
  return (focused) => {
    const before = having;
    having = keepers;
    try {
      if (target && focused && isByKey(event)) pressMoved(focused, target, event);
      else if (target) press(target, event);
    } finally {
      having = before;
    }
  };
}
