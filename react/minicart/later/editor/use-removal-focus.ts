import { type RefObject, useLayoutEffect, useRef } from 'react';

const lineOf = (root: ParentNode, key: string): HTMLElement | undefined =>
  [...root.querySelectorAll<HTMLElement>('[data-line]')].find(
    ({ dataset }) => dataset.line === key,
  );

/** Focuses a line, which needs a tabindex for that, or the first button of the panel when the line is gone. */
function focusLine(root: ParentNode, key: string): void {
  const line = lineOf(root, key);
  if (line) line.tabIndex = -1;
  (line ?? root.querySelector<HTMLElement>('header > button'))?.focus();
}

/**
 * Moves focus when a removed line takes the focused button with it: to the undo button, whose ref is returned, and back
 * to the line when it is restored.
 */
export function useRemovalFocus(
  host: HTMLElement,
  removedKey: string | undefined,
): RefObject<HTMLButtonElement | null> {
  const undo = useRef<HTMLButtonElement>(null);
  const keyBefore = useRef(removedKey);
  useLayoutEffect(() => {
    const key = removedKey ?? keyBefore.current;
    keyBefore.current = removedKey;
    const { shadowRoot: root } = host;
    const { activeElement, body } = document;
    const isLost = !root?.activeElement && activeElement === body;
    if (!isLost || !key || !root) return;
    if (removedKey) undo.current?.focus();
    else focusLine(root, key);
  }, [host, removedKey]);
  return undo;
}
