import { useSetAtom } from 'jotai';
import { useLayoutEffect } from 'react';
import { type BarPosition, coverScreenAtom } from '../../logic/info-bar/stuck-bars.atoms.ts';
import { followSizes } from '../../logic/platform/listen.ts';
import { byHost } from '../../logic/state/by-host.ts';
import { stickyPart } from './bar-container.ts';

const INSETS = { top: 'insetBlockStart', bottom: 'insetBlockEnd' } as const;
const PADDINGS = { top: 'scrollPaddingBlockStart', bottom: 'scrollPaddingBlockEnd' } as const;

/** The bars that keep an element stuck, and the function that ends it. */
const holdOf = byHost((_part: HTMLElement) => ({ bars: 0, end: () => {} }));

/** Whether an element is inside the page's footer, with which a sticky one would leave the viewport. */
const isInFooter = (part: HTMLElement, position: BarPosition): boolean =>
  position === 'bottom' && part.closest('footer') !== null;

const stylesAt = (part: HTMLElement, position: BarPosition): Record<string, string> => ({
  zIndex: 'var(--shop-layer-sticky)',
  [INSETS[position]]: '0',
  ...(isInFooter(part, position)
    ? { position: 'fixed', insetInline: '0' }
    : { position: 'sticky' }),
});

/** Sticks an element to an edge of the viewport and reports its height. The result restores it. */
function stick(
  part: HTMLElement,
  position: BarPosition,
  reportHeight: (heightPx: number) => void,
): () => void {
  const { style } = part;
  const ours = stylesAt(part, position);
  Object.assign(style, ours);
  const stop = followSizes([part], () => reportHeight(part.offsetHeight));
  return () => {
    stop();
    for (const property of Object.keys(ours)) Reflect.set(style, property, '');
    reportHeight(0);
  };
}

/** Keeps an element stuck while at least one bar needs it. The result removes one bar. */
function hold(part: HTMLElement, begin: () => () => void): () => void {
  const stick = holdOf(part);
  if (stick.bars === 0) stick.end = begin();
  stick.bars += 1;
  return () => {
    stick.bars -= 1;
    if (stick.bars === 0) stick.end();
  };
}

/**
 * Sticks a bar to its edge of the viewport without a layout shift. Scroll padding keeps focused and linked content from
 * being covered.
 */
export function useSticking(host: HTMLElement, isOn: boolean, position: BarPosition): void {
  const cover = useSetAtom(coverScreenAtom);
  // a bar that is moved into another container sticks with that
  const part = stickyPart(host);
  useLayoutEffect(() => {
    if (!isOn) return;
    const { style } = document.documentElement;
    const leavesRoom = isInFooter(part, position);
    const reportHeight = (heightPx: number) => {
      const coveredPx = cover({ part, position, heightPx });
      const room = coveredPx > 0 ? `${coveredPx}px` : '';
      style[PADDINGS[position]] = room;
      // a fixed part takes no space in the page, so the page reserves it
      if (leavesRoom) style.paddingBlockEnd = room;
    };
    return hold(part, () => stick(part, position, reportHeight));
  }, [isOn, part, position, cover]);
}
