import {
  freeWindow,
  heightBeside,
  type Place,
  standBeside,
} from '../../../popup/place/stand-beside.ts';

const BELOW: Place = { placement: 'bottom', align: 'start', offset: 8 };

/** Scrolls until there is room below the field, as far as the page can; the page's own scroll margin stays. */
function makeRoom(field: Element, heightPx: number): void {
  const isRoom = heightBeside(field, BELOW.offset) >= heightPx;
  if (!(field instanceof HTMLElement) || isRoom) return;
  const { height } = freeWindow();
  const before = field.style.scrollMarginBlockEnd;
  field.style.scrollMarginBlockEnd = `${heightPx + 2 * BELOW.offset + innerHeight - height}px`;
  field.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  field.style.scrollMarginBlockEnd = before;
}

/** Keeps a dialog below or above its field, which is never covered, until the result is called. */
export function placeAtField(dialog: HTMLElement, field: () => Element): () => void {
  makeRoom(field(), dialog.scrollHeight);
  return standBeside(dialog, field, BELOW);
}
