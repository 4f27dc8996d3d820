import { useLayoutEffect } from 'react';
import { type BarPosition, coverScreenAtom } from '../../logic/info-bar/stuck-bars.atoms.ts';
import { hostCell } from '../../logic/state/by-host.ts';
import { useSetAtom } from '../host/use-atom.ts';
import { stickyPart } from './bar-container.ts';

const INSETS = { top: 'insetBlockStart', bottom: 'insetBlockEnd' } as const;
const PADDINGS = { top: 'scrollPaddingBlockStart', bottom: 'scrollPaddingBlockEnd' } as const;

interface Holding {
  bars: number;
  readonly release: () => void;
}

const holdingOf = hostCell<Holding | undefined>(undefined);

/** Begins an act on a part of the page for the first bar that asks for it, and undoes it after the last. */
function hold(part: HTMLElement, begin: () => () => void): () => void {
  const cell = holdingOf(part);
  cell.current ??= { bars: 0, release: begin() };
  const holding = cell.current;
  holding.bars += 1;
  return () => {
    holding.bars -= 1;
    if (holding.bars > 0) return;
    cell.current = undefined;
    holding.release();
  };
}

/** Whether a part lies in the page's footer, where a sticky part would leave the screen with it. */
const isInFooter = (part: HTMLElement, position: BarPosition): boolean =>
  position === 'bottom' && part.closest('footer') !== null;

const stylesAt = (part: HTMLElement, position: BarPosition): Record<string, string> => ({
  zIndex: 'var(--shop-layer-sticky)',
  [INSETS[position]]: '0',
  ...(isInFooter(part, position)
    ? { position: 'fixed', insetInline: '0' }
    : { position: 'sticky' }),
});

/** Makes a part stick to an edge of the screen and reports its height; the result undoes both. */
function stick(
  part: HTMLElement,
  position: BarPosition,
  tellHeight: (heightPx: number) => void,
): () => void {
  const { style } = part;
  const ours = stylesAt(part, position);
  Object.assign(style, ours);
  const observer = new ResizeObserver(() => tellHeight(part.offsetHeight));
  observer.observe(part);
  return () => {
    observer.disconnect();
    for (const property of Object.keys(ours)) Reflect.set(style, property, '');
    tellHeight(0);
  };
}

/**
 * Makes a bar stick to its edge of the screen, while its place keeps its height. Elements that get the focus or are
 * linked to are not scrolled beneath it.
 */
export function useSticking(host: HTMLElement, isOn: boolean, position: BarPosition): void {
  const cover = useSetAtom(coverScreenAtom);
  // another one when the bar is moved into another container
  const part = stickyPart(host);
  useLayoutEffect(() => {
    if (!isOn) return;
    const { style } = host.ownerDocument.documentElement;
    const leavesRoom = isInFooter(part, position);
    const tellHeight = (heightPx: number) => {
      const coveredPx = cover({ part, position, heightPx });
      const room = coveredPx > 0 ? `${coveredPx}px` : '';
      style[PADDINGS[position]] = room;
      // the place that a fixed part leaves in the page
      if (leavesRoom) style.paddingBlockEnd = room;
    };
    return hold(part, () => stick(part, position, tellHeight));
  }, [host, isOn, part, position, cover]);
}
