let locks = 0;
let unlock = (): void => {};

/** Stops the page from scrolling until the result is called once; several locks are one. */
export function lockScroll(): () => void {
  if (locks === 0) unlock = stopScrolling();
  locks += 1;
  return () => {
    locks -= 1;
    if (locks === 0) unlock();
  };
}

function stopScrolling(): () => void {
  const root = document.documentElement;
  const { style } = root;
  const { overflowX, overflowY, scrollbarGutter, boxSizing, paddingLeft, paddingRight } = style;
  const before = root.getBoundingClientRect();
  // no backdrop covers a gutter: padding takes the room of the scrollbar, so that the page does not jump
  Object.assign(style, { overflow: 'hidden', scrollbarGutter: 'auto' });
  // not the window's width: on a phone that may be wider than the page, as while a style sheet is on its way
  const { left, right } = root.getBoundingClientRect();
  addPadding(root, 'paddingLeft', before.left - left);
  addPadding(root, 'paddingRight', right - before.right);
  const own = { overflowX, overflowY, scrollbarGutter, boxSizing, paddingLeft, paddingRight };
  return () => Object.assign(style, own);
}

function addPadding(root: HTMLElement, side: 'paddingLeft' | 'paddingRight', width: number): void {
  if (width <= 0) return;
  root.style[side] = `${Number.parseFloat(getComputedStyle(root)[side]) + width}px`;
  root.style.boxSizing = 'border-box';
}
