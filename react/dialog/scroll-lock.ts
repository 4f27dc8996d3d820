let locks = 0;
let unlock = (): void => {};

/** Stops the page from scrolling until the result is called once; several locks are one. */
export function lockScroll(): () => void {
  if (locks === 0) unlock = stopScrolling(document.documentElement);
  locks += 1;
  return () => {
    locks -= 1;
    if (locks === 0) unlock();
  };
}

/** How much room the page's scrollbar takes from it, in pixels; 0 where that stays reserved anyway. */
function scrollbarWidth(root: HTMLElement): number {
  const isReserved = getComputedStyle(root).scrollbarGutter?.includes('stable');
  return isReserved ? 0 : Math.max(0, innerWidth - root.clientWidth);
}

function stopScrolling(root: HTMLElement): () => void {
  const { style } = root;
  const { overflowX, overflowY, boxSizing, paddingLeft, paddingRight } = style;
  const width = scrollbarWidth(root);
  if (width > 0) {
    // padding, not a gutter: the page does not jump, and the backdrop covers it
    const side = root.clientLeft > 0 ? 'paddingLeft' : 'paddingRight';
    style[side] = `${Number.parseFloat(getComputedStyle(root)[side]) + width}px`;
    style.boxSizing = 'border-box';
  }
  style.overflow = 'hidden';
  return () => Object.assign(style, { overflowX, overflowY, boxSizing, paddingLeft, paddingRight });
}
