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

function stopScrolling(root: HTMLElement): () => void {
  const { style, clientWidth, clientLeft } = root;
  const { overflowX, overflowY, boxSizing, paddingLeft, paddingRight } = style;
  style.overflow = 'hidden';
  // not the window's width: on a phone that may be wider than the page, as while a style sheet is on its way
  const scrollbarWidth = root.clientWidth - clientWidth;
  if (scrollbarWidth > 0) {
    // padding, not a gutter: the page does not jump, and the backdrop covers it
    const side = clientLeft > 0 ? 'paddingLeft' : 'paddingRight';
    style[side] = `${Number.parseFloat(getComputedStyle(root)[side]) + scrollbarWidth}px`;
    style.boxSizing = 'border-box';
  }
  return () => Object.assign(style, { overflowX, overflowY, boxSizing, paddingLeft, paddingRight });
}
