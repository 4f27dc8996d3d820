let locks = 0;
let unlock = (): void => {};

/** Locks scrolling of the page. Call the result once to unlock; locks are counted. */
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
  // no backdrop covers a scrollbar gutter: padding replaces the scrollbar, so that the page does not shift
  Object.assign(style, { overflow: 'hidden', scrollbarGutter: 'auto' });
  // not the width of the window, which on phones may exceed that of the page, as while a stylesheet loads
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
