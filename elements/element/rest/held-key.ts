/** What gives keys a meaning that the browser does not know: the widgets of APG, and the links of a navigation. */
const WIDGET = '[role], [aria-haspopup], nav a, nav button';

/** In a text box the other keys move the caret. */
const keysOf = (target: Element): RegExp =>
  target.matches(':read-write') ? /^Arrow(?:Up|Down)$/ : /^(?:Arrow|Home$|End$)/;

const isPlain = ({ altKey, ctrlKey, metaKey, shiftKey, isComposing }: KeyboardEvent): boolean =>
  !(altKey || ctrlKey || metaKey || shiftKey || isComposing);

/**
 * Keeps a key that moves, on a control where only a component answers it; the result gives it again, to the control
 * that has focus by then. Undefined for a key that is the browser's.
 */
export function holdKey(event: KeyboardEvent): ((focused?: Element) => void) | undefined {
  const [target] = event.composedPath();
  if (!(target instanceof Element && target.matches(WIDGET))) return undefined;
  if (!keysOf(target).test(event.key) || !isPlain(event)) return undefined;
  event.preventDefault();
  event.stopImmediatePropagation();
  return (focused = target) => void focused.dispatchEvent(new KeyboardEvent(event.type, event));
}
