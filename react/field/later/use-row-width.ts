import { type RefObject, useLayoutEffect } from 'react';
import type { Environment } from '../../host/environment.ts';

/** A field that is narrower has its message over the row; CSS pixels. */
const NARROW_PX = 200;

/** Whether another field of the row has a message, which would be covered. */
function hasNeighbours(host: HTMLElement, row: Element): boolean {
  const { top, bottom } = host.getBoundingClientRect();
  return [...row.querySelectorAll<HTMLElement>(host.localName)].some((other) => {
    const box = other.getBoundingClientRect();
    const isBeside = box.top < bottom && box.bottom > top;
    return other !== host && isBeside && other.dataset.state === 'error';
  });
}

/** Lets the words of a narrow field take the width of its row, from the field's start as far as there is room. */
function spread(words: HTMLElement, host: HTMLElement, row: Element): void {
  const { style } = words;
  style.cssText = '';
  if (host.clientWidth >= NARROW_PX || hasNeighbours(host, row)) return;
  const around = row.getBoundingClientRect();
  style.inlineSize = 'max-content';
  style.maxInlineSize = `${around.width}px`;
  const box = words.getBoundingClientRect();
  const beyond = Math.max(0, box.right - around.right) - Math.max(0, around.left - box.left);
  style.translate = `${-beyond}px`;
}

/** Keeps the words of a narrow field as wide as its row allows, whatever happens to the row. */
export function useRowWidth(
  { host }: Environment,
  mark: RefObject<Element | null>,
  isWanted: boolean,
): void {
  useLayoutEffect(() => {
    const words = mark.current?.parentElement;
    const row = host.parentElement;
    if (!isWanted || !words || !row) return;
    // in a frame of its own: it changes what is observed
    const look = () => requestAnimationFrame(() => words.isConnected && spread(words, host, row));
    const sizes = new ResizeObserver(look);
    for (const one of [host, row]) sizes.observe(one);
    const states = new MutationObserver(look);
    states.observe(row, { subtree: true, attributeFilter: ['data-state'] });
    return () => {
      sizes.disconnect();
      states.disconnect();
      words.style.cssText = '';
    };
  }, [host, mark, isWanted]);
}
