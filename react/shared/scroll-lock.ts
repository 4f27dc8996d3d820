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

function stopScrolling({ style, clientWidth }: HTMLElement): () => void {
  const { overflowX, overflowY, scrollbarGutter } = style;
  // the place of a scrollbar that took some stays reserved, so that nothing jumps
  if (innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
  return () => Object.assign(style, { overflowX, overflowY, scrollbarGutter });
}
