import type { Control } from '../../validation/control.ts';

/** Controls with a sign of the browser at their end, such as an arrow. */
const HAS_BROWSER_SIGN = 'select,[type=date],[type=time],[type^=datetime],[type=month],[type=week]';
/** A padding from this width on holds something of the page, such as an icon; CSS pixels. */
const WIDE_PX = 28;
const GAP_PX = 12;
const SIGN_PX = 20;

/** The distance between the tick and the end of the input, within the border, in CSS pixels. */
function distanceFromEnd(control: Control): number {
  const padding = Number.parseFloat(getComputedStyle(control).paddingInlineEnd);
  const sign = control.matches(HAS_BROWSER_SIGN) ? SIGN_PX : 0;
  return sign + (padding < WIDE_PX ? Math.max(GAP_PX, padding) : padding);
}

function put(tick: SVGElement, control: Control): void {
  const { style } = tick;
  const { backgroundColor, direction } = getComputedStyle(control);
  style.translate = 'none';
  const from = tick.getBoundingClientRect();
  const to = control.getBoundingClientRect();
  const distance = distanceFromEnd(control);
  const left =
    direction === 'rtl'
      ? to.left + control.clientLeft + distance
      : to.left + control.clientLeft + control.clientWidth - distance - from.width;
  // beside the first of several lines
  const top = control.localName === 'textarea' ? GAP_PX : (to.height - from.height) / 2;
  style.translate = `${left - from.left}px ${to.top + top - from.top}px`;
  // covers the long text behind the tick
  style.backgroundColor = backgroundColor;
}

/** Keeps a tick inside the input, at its end, until the result is called. */
export function keepInside(tick: SVGElement, control: Control): () => void {
  const place = () => put(tick, control);
  place();
  const observer = new ResizeObserver(place);
  for (const one of [control, tick.parentElement]) if (one) observer.observe(one);
  return () => observer.disconnect();
}

/** Whether a tick in the control tells anything: a checkbox, for one, shows by itself that it is checked. */
export const takesTick = (control: Control): boolean =>
  !/^(?:checkbox|radio|color|range)$/.test(control.type) && control.getClientRects().length > 0;
