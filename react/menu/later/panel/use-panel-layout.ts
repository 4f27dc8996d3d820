import { useAtomValue } from 'jotai';
import { type RefObject, useLayoutEffect } from 'react';
import { extendedAtomOf } from '../../../../logic/menu/menu.atoms.ts';
import { panelLayout } from '../../../../logic/menu/menu-layout.model.ts';
import { followSizes } from '../../../../logic/platform/listen.ts';
import type { MenuPanelProps } from '../../menu.props.ts';

interface PanelParts {
  readonly page: HTMLElement;
  readonly menu: HTMLElement;
  readonly item: HTMLElement;
  readonly panel: HTMLElement;
  readonly list: HTMLElement;
  readonly blocks: readonly HTMLElement[];
}

/** The sizes that the layout depends on: widths of the page and the menu, heights of the blocks. */
type Extents = ReadonlyMap<Element, number>;

const isHtml = (element: Element): element is HTMLElement => element instanceof HTMLElement;

function partsOf(panel: HTMLElement | null, item: HTMLElement): PanelParts | undefined {
  const menu = item.closest('nav');
  const list = panel?.querySelector('ul');
  if (!panel || !menu || !list) return undefined;
  const { documentElement: page } = document;
  return { page, menu, item, panel, list, blocks: [...list.children].filter(isHtml) };
}

const setPixels = (element: HTMLElement, property: string, pixels: number): void =>
  element.style.setProperty(property, `${pixels}px`);

/** Reads all sizes in one pass, so that the browser computes the layout once. */
function measure({ page, menu, item, panel, list, blocks }: PanelParts) {
  const { clientWidth: pageWidth } = page;
  const outer = menu.getBoundingClientRect();
  const inner = item.getBoundingClientRect();
  const { columnGap, direction } = getComputedStyle(list);
  const isRightToLeft = direction === 'rtl';
  return {
    heights: blocks.map((block) => block.getBoundingClientRect().height),
    itemBottom: inner.bottom - outer.top,
    itemStart: isRightToLeft ? outer.right - inner.right : inner.left - outer.left,
    menuStart: isRightToLeft ? pageWidth - outer.right : outer.left,
    menuWidth: outer.width,
    screenWidth: innerWidth,
    pageWidth,
    gap: Number.parseFloat(columnGap) || 0,
    frame: panel.offsetWidth - list.offsetWidth,
  };
}

/** Lays a panel out: reads all sizes first, then writes all styles. Returns the sizes that it used. */
function layOut(parts: PanelParts, props: MenuPanelProps): Extents {
  const isMega = props.variant === 'mega';
  const sizes = measure(parts);
  const { start, columns, places } = panelLayout(sizes, {
    ...props,
    columns: isMega ? props.columns : 1,
    isWide: isMega && props.wide,
    isBeneath: !isMega,
  });
  const { page, menu, panel, list, blocks } = parts;
  const extents = new Map<Element, number>([
    [page, sizes.pageWidth],
    [menu, sizes.menuWidth],
  ]);
  setPixels(panel, '--menu-top', sizes.itemBottom);
  setPixels(panel, '--menu-start', start);
  list.style.setProperty('--menu-columns', `${columns}`);
  for (const [at, block] of blocks.entries()) {
    const { column = 0, top = 0, height = 0 } = places[at] ?? {};
    block.style.setProperty('--menu-area', `${top + 1} / ${column + 1} / span ${height || 1}`);
    extents.set(block, sizes.heights[at] ?? 0);
  }
  return extents;
}

/** Whether the layout already uses all observed sizes. */
const isKnown = (entries: readonly ResizeObserverEntry[], extents: Extents, list: Element) =>
  entries.every(({ target, borderBoxSize: [box] }) => {
    const extent = target.parentElement === list ? box?.blockSize : box?.inlineSize;
    return Math.round(extent ?? 0) === Math.round(extents.get(target) ?? 0);
  });

/** Lays a panel out, and again whenever an observed size changes; a hidden panel is measured when it shows. */
export function usePanelLayout(ref: RefObject<HTMLElement | null>, props: MenuPanelProps): void {
  // an extended list has different blocks
  useAtomValue(extendedAtomOf(props.env.host));
  useLayoutEffect(() => {
    const parts = partsOf(ref.current, props.element);
    if (!parts) return;
    const { page, menu, panel, list, blocks } = parts;
    setPixels(panel, '--menu-column', props.submenuWidth);
    setPixels(panel, '--menu-padding', props.padding);
    let extents = layOut(parts, props);
    return followSizes([page, menu, ...blocks], (entries) => {
      if (!isKnown(entries, extents, list)) extents = layOut(parts, props);
    });
  });
}
