import { type RefObject, useLayoutEffect, useRef } from 'react';

const lineOf = (root: ParentNode, key: string): HTMLElement | undefined =>
  [...root.querySelectorAll<HTMLElement>('[data-line]')].find(
    ({ dataset }) => dataset.line === key,
  );

/** Focuses what a press may not: a line, or what comes first in the panel where that is gone. */
function focusLine(root: ParentNode, key: string): void {
  const line = lineOf(root, key);
  if (line) line.tabIndex = -1;
  (line ?? root.querySelector<HTMLElement>('header > button'))?.focus();
}

/**
 * Keeps focus near a line whose button goes with it: on what undoes the removal, which the result is the reference of,
 * and on the line when it is back.
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
    const { shadowRoot: root, ownerDocument } = host;
    const isLost = !root?.activeElement && ownerDocument.activeElement === ownerDocument.body;
    if (!isLost || !key || !root) return;
    if (removedKey) undo.current?.focus();
    else focusLine(root, key);
  }, [host, removedKey]);
  return undo;
}
