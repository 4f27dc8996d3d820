import { followSizes } from '../../../logic/platform/listen.ts';

const NOTHING = 'rgba(0, 0, 0, 0)';

/** The background of a button, else of the first ancestor with one. */
function backgroundOf(element: Element | null): string {
  if (!element) return 'Canvas';
  const { background, backgroundColor, backgroundImage } = getComputedStyle(element);
  const isPainted = backgroundColor !== NOTHING || backgroundImage !== 'none';
  return isPainted ? background : backgroundOf(element.parentElement);
}

/** Positions a box over the label of a button, inside its border. */
function layOver(cover: HTMLElement, button: HTMLElement): void {
  const { color, borderRadius } = getComputedStyle(button);
  const { style } = cover;
  // before measuring: from right to left, the box grows to the left
  style.inlineSize = `${button.clientWidth}px`;
  style.blockSize = `${button.clientHeight}px`;
  style.translate = 'none';
  const from = cover.getBoundingClientRect();
  const to = button.getBoundingClientRect();
  const [left, top] = [to.left + button.clientLeft, to.top + button.clientTop];
  style.translate = `${left - from.left}px ${top - from.top}px`;
  style.background = backgroundOf(button);
  style.borderRadius = borderRadius;
  style.color = color;
}

/** Keeps a box over the label of a button when its size changes. The result ends that. */
export function coverButton(cover: HTMLElement, button: HTMLElement): () => void {
  const place = () => layOver(cover, button);
  place();
  return followSizes([button, document.documentElement], place);
}
