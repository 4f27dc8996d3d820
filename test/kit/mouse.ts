import { sendMouse } from '@web/test-runner-commands';

function centre(element: Element): [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [Math.round(left + width / 2), Math.round(top + height / 2)];
}

/** Clicks the centre of an element with the real mouse. */
export function click(element: Element): Promise<void> {
  element.scrollIntoView({ block: 'nearest' });
  return sendMouse({ type: 'click', position: centre(element) });
}

/** Moves the real mouse over the centre of an element. */
export function hover(element: Element): Promise<void> {
  element.scrollIntoView({ block: 'nearest' });
  return sendMouse({ type: 'move', position: centre(element) });
}

/** Moves the real mouse to the bottom right corner of the viewport, away from any element. */
export const leave = (): Promise<void> =>
  sendMouse({ type: 'move', position: [innerWidth - 1, innerHeight - 1] });
