import { type RefObject, useLayoutEffect, useRef } from 'react';
import { followSizes } from '../../../logic/platform/listen.ts';
import type { Environment } from '../../host/environment.ts';
import { useStyles } from '../../host/use-tag.ts';
import type { Control } from '../../validation/control.ts';
import fieldMarkCss from './field-mark.css';

/** Below this width, a message overlaps the row; CSS pixels. */
const NARROW_PX = 200;

/** Whether another field of the row has a message, which would be covered. */
function hasNeighbours(host: HTMLElement, row: Element): boolean {
  const { top, bottom } = host.getBoundingClientRect();
  return [...row.querySelectorAll<HTMLElement>(host.localName)].some((other) => {
    const box = other.getBoundingClientRect();
    const isBeside = box.top < bottom && box.bottom > top;
    return other !== host && isBeside && other.dataset.state === 'error';
  });
}

/** Widens the message of a narrow field to its row, from the start of the field. */
function spread(message: HTMLElement, host: HTMLElement, row: Element): void {
  const { style } = message;
  style.cssText = '';
  if (host.clientWidth >= NARROW_PX || hasNeighbours(host, row)) return;
  const around = row.getBoundingClientRect();
  style.inlineSize = 'max-content';
  style.maxInlineSize = `${around.width}px`;
  const box = message.getBoundingClientRect();
  const beyond = Math.max(0, box.right - around.right) - Math.max(0, around.left - box.left);
  style.translate = `${-beyond}px`;
}

/** Keeps the message of a narrow field as wide as its row, also when the row changes. */
function useRowWidth(
  { host }: Environment,
  mark: RefObject<Element | null>,
  isWanted: boolean,
): void {
  useLayoutEffect(() => {
    const message = mark.current?.parentElement;
    const row = host.parentElement;
    if (!isWanted || !message || !row) return;
    // in an animation frame, because it changes what is observed
    const look = () =>
      requestAnimationFrame(() => message.isConnected && spread(message, host, row));
    const stop = followSizes([host, row], look);
    const states = new MutationObserver(look);
    states.observe(row, { subtree: true, attributeFilter: ['data-state'] });
    return () => {
      stop();
      states.disconnect();
      message.style.cssText = '';
    };
  }, [host, mark, isWanted]);
}

/** Controls with a native indicator at their end, such as an arrow. */
const HAS_BROWSER_SIGN = 'select,[type=date],[type=time],[type^=datetime],[type=month],[type=week]';
/** A padding of this width contains something of the page, such as an icon; CSS pixels. */
const WIDE_PX = 28;
const GAP_PX = 12;
const SIGN_PX = 20;

/** The distance between the tick and the inner end of the input, in CSS pixels. */
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
  // covers long text behind the tick
  style.backgroundColor = backgroundColor;
}

/** Keeps a tick inside the input, at its end. The result removes it. */
function keepInside(tick: SVGElement, control: Control): () => void {
  const place = () => put(tick, control);
  place();
  return followSizes([control, tick.parentElement], place);
}

/** Whether a tick in the control is informative: a checkbox, for instance, shows its own state. */
const takesTick = (control: Control): boolean =>
  !/^(?:checkbox|radio|color|range)$/.test(control.type) && control.getClientRects().length > 0;

/** A tick and an exclamation mark in a ring, as colour alone is not enough. */
const ICONS = {
  success: 'm3.5 8.5 3 3 6-7',
  error: 'M8 1.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 1 1 0-13m0 3.25v4m0 2.45v.1',
};

interface FieldMarkProps {
  env: Environment;
  state: keyof typeof ICONS;
  control: Control | undefined;
}

/** The icon of a field's state: a tick in its input, or an exclamation mark before the message. */
export function FieldMark({ env, state, control }: FieldMarkProps) {
  const mark = useRef<SVGSVGElement>(null);
  const input = state === 'success' && control && takesTick(control) ? control : undefined;
  useStyles(env, fieldMarkCss);
  useRowWidth(env, mark, state === 'error');
  useLayoutEffect(() => {
    if (input && mark.current) return keepInside(mark.current, input);
  }, [input]);
  if (state === 'success' && !input) return null;
  return (
    <svg
      key={state}
      ref={mark}
      className={input ? 'field__mark field__mark--inside' : 'field__mark'}
      part="mark"
      viewBox="0 0 16 16"
      width="1em"
      height="1em"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <path d={ICONS[state]} />
    </svg>
  );
}
