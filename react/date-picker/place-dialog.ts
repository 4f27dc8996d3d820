/** Between the dialog and its field, and the edges of the screen; CSS pixels. */
const GAP_PX = 8;

const within = (start: number, size: number, room: number): number =>
  Math.max(GAP_PX, Math.min(start, room - size - GAP_PX));

/** Puts the open dialog below its field, or above where there is more room; the style sheet reads where. */
export function placeDialog(dialog: HTMLElement, field: Element): void {
  const { left, right, top, bottom } = field.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = dialog;
  const { clientWidth } = document.documentElement;
  const isBelow = innerHeight - bottom >= height + 2 * GAP_PX || innerHeight - bottom >= top;
  const start = field.matches(':dir(rtl)') ? right - width : left;
  const above = isBelow ? bottom + GAP_PX : top - GAP_PX - height;
  dialog.style.setProperty('--dialog-left', `${within(start, width, clientWidth)}px`);
  dialog.style.setProperty('--dialog-top', `${within(above, height, innerHeight)}px`);
}
