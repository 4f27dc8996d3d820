import { placeBelow } from '../../popup/place-below.ts';

/** Between the field, the calendar and the edges of the screen; CSS pixels. */
const GAP_PX = 8;

/** The height of the screen that nothing lies on, such as a keyboard. */
const seenHeight = (): number => Math.min(innerHeight, visualViewport?.height ?? innerHeight);

function roomBeside(field: Element): number {
  const { top, bottom } = field.getBoundingClientRect();
  return Math.max(top, seenHeight() - bottom) - 2 * GAP_PX;
}

/** Scrolls until there is room below the field, as far as the page can; the page's own scroll margin stays. */
function makeRoom(field: Element, heightPx: number): void {
  if (!(field instanceof HTMLElement) || roomBeside(field) >= heightPx) return;
  const before = field.style.scrollMarginBlockEnd;
  field.style.scrollMarginBlockEnd = `${heightPx + 2 * GAP_PX + innerHeight - seenHeight()}px`;
  field.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  field.style.scrollMarginBlockEnd = before;
}

function place(dialog: HTMLElement, field: Element): void {
  dialog.style.setProperty('--placed-room', `${Math.max(0, roomBeside(field))}px`);
  placeBelow(dialog, field);
}

/** Keeps a dialog below or above its field, which is never covered, until the result is called. */
export function placeAtField(dialog: HTMLElement, field: () => Element): () => void {
  const again = () => place(dialog, field());
  makeRoom(field(), dialog.scrollHeight);
  again();
  const observer = new ResizeObserver(again);
  observer.observe(dialog);
  const controller = new AbortController();
  for (const target of [window, visualViewport]) {
    target?.addEventListener('resize', again, controller);
  }
  return () => {
    observer.disconnect();
    controller.abort();
  };
}
