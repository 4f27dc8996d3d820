import type { ElementOf } from '../../elements/declare/element-types.ts';
import { defineElement } from '../../elements/element/define-element.ts';
import { log, type ProbeProps, probeElement } from './Probe.tsx';

export type ProbeElement = ElementOf<ReturnType<typeof probeElement<'shop-probe'>>>;
export type ProbeValues = Omit<ProbeProps, 'env' | 'onPickOne' | 'onLoad' | 'onShow'>;

let made = 0;

/** A tag name that no other test uses. */
export const newTag = (): `shop-${string}` => `shop-probe-${++made}`;

/** Defines the probe under a fresh tag and creates one, not connected. */
export function createProbe(activate?: Parameters<typeof probeElement>[1]): ProbeElement {
  const tag = newTag();
  defineElement(probeElement(tag, activate));
  return document.createElement(tag) as ProbeElement;
}

/** A probe on the page, rendered; the log starts at zero. */
export async function mountProbe(attributes: Record<string, string> = {}): Promise<ProbeElement> {
  Object.assign(log, { mounts: 0, unmounts: 0, renders: 0 });
  const probe = createProbe();
  for (const [name, value] of Object.entries(attributes)) probe.setAttribute(name, value);
  document.body.append(probe);
  await probe.updateComplete;
  return probe;
}

/** The values that the component has received. */
export const shown = (probe: Element): Partial<ProbeValues> =>
  JSON.parse(probe.shadowRoot?.querySelector('output')?.textContent ?? '{}');

/** Waits for a microtask and those queued in it. */
export const settled = (): Promise<void> => Promise.resolve().then(() => undefined);

/** Removes everything from the page and waits until it has unmounted. */
export async function clearPage(): Promise<void> {
  document.body.replaceChildren();
  await settled();
}

/** Moves a node with `moveBefore`, or like themes if the browser lacks it. */
export function move(node: Element, parent: Element): void {
  const moveBefore: unknown = Reflect.get(parent, 'moveBefore');
  if (typeof moveBefore === 'function') moveBefore.call(parent, node, null);
  else parent.append(node);
}
