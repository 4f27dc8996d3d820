import type { Control } from '../../forms/control.ts';

/** Browsers draw something of their own at the end of these. */
const HAS_OWN_SIGN = 'select,[type=date],[type=time],[type^=datetime],[type=month],[type=week]';
/** From there on, a padding has something of the page's in it; CSS pixels. */
const WIDE_PX = 28;
const GAP_PX = 12;
const SIGN_PX = 20;

/** How far from the end of an input its tick is, within the border. */
function distanceFromEnd(control: Control): number {
  const padding = Number.parseFloat(getComputedStyle(control).paddingInlineEnd);
  const sign = control.matches(HAS_OWN_SIGN) ? SIGN_PX : 0;
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
  // of several lines, the first one
  const top = control.localName === 'textarea' ? GAP_PX : (to.height - from.height) / 2;
  style.translate = `${left - from.left}px ${to.top + top - from.top}px`;
  // a long text goes on behind it
  style.backgroundColor = backgroundColor;
}

/** Keeps a tick inside of an input, at its end, until the result is called. */
export function keepInside(tick: SVGElement, control: Control): () => void {
  const place = () => put(tick, control);
  place();
  const observer = new ResizeObserver(place);
  for (const one of [control, tick.parentElement]) if (one) observer.observe(one);
  return () => observer.disconnect();
}

/** Whether a tick in the control says anything: one that is checked or chosen says so itself. */
export const takesTick = (control: Control): boolean =>
  !/^(?:checkbox|radio|color|range)$/.test(control.type) && control.getClientRects().length > 0;
