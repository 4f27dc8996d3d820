import { useLayoutEffect } from 'react';
import { together } from '../../logic/platform/listen.ts';
import { useListeners } from '../host/use-listeners.ts';
import { addAttributes } from '../light-dom/add-attributes.ts';
import type { Address } from './read-addresses.ts';

/** A real link; themes write a bare word, such as `showOnMap`, on links for the map. */
const LEADS = '[href*="/"], [href*="."], [href*=":"], [href*="?"]';
const CONTROL = `button, a[href^="#"], a:not(${LEADS}), b, strong, span`;
/** Elements that handle clicks themselves. */
const OTHER = `a:is(${LEADS}):not([href^="#"]), input, select, textarea, label, summary`;
const NATIVE = 'button, a[href]';

const controlOf = ({ element }: Address): HTMLElement | undefined =>
  element.matches(CONTROL) ? element : (element.querySelector<HTMLElement>(CONTROL) ?? undefined);

/** Turns a name in the page into a button. The result restores it. */
function enable(control: HTMLElement): () => void {
  const { cursor } = control.style;
  control.style.cursor = 'pointer';
  const button = control.matches(NATIVE) ? {} : { role: 'button', tabindex: '0' };
  const removeAdded = addAttributes(control, button);
  return () => {
    control.style.cursor = cursor;
    removeAdded();
    control.removeAttribute('aria-current');
  };
}

/** Whether a click ends a text selection in an element; a double click selects a word, but counts as a choice. */
function endsSelection({ type, detail }: Event & { detail?: number }, element: Element): boolean {
  const selection = document.getSelection();
  const isDrag = type === 'click' && detail === 1 && selection?.type === 'Range';
  return isDrag && selection.containsNode(element, true);
}

/** The address that was clicked; undefined if an element inside handles the click. */
function clickedAddress(addresses: readonly Address[], event: Event): Address | undefined {
  const { target } = event;
  if (!(target instanceof Element) || event.defaultPrevented) return undefined;
  const address = addresses.find(({ element }) => element.contains(target));
  const other = target.closest(OTHER);
  const isOther = other !== null && address?.element.contains(other) === true;
  return isOther || (address && endsSelection(event, address.element)) ? undefined : address;
}

const isActivationKey = ({ key }: KeyboardEvent): boolean => key === 'Enter' || key === ' ';

/** Shows the marker of an address on a click anywhere on it, and with keys on its name. */
export function useAddressButtons(
  host: HTMLElement,
  { addresses, chosen, onChoose }: AddressButtons,
): void {
  useLayoutEffect(() => {
    const ends = addresses.flatMap((address) => {
      const control = controlOf(address);
      return control ? enable(control) : [];
    });
    return together(ends);
  }, [addresses]);
  useLayoutEffect(() => {
    for (const address of addresses) {
      const control = controlOf(address);
      if (address.index === chosen) control?.setAttribute('aria-current', 'true');
      else control?.removeAttribute('aria-current');
    }
  }, [addresses, chosen]);
  const choose = (event: Event) => {
    const address = clickedAddress(addresses, event);
    if (!address) return;
    event.preventDefault();
    onChoose(address.index);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { target } = event;
    const isOurs = target instanceof Element && target.matches('[role=button]:not(button, a)');
    if (isOurs && isActivationKey(event)) choose(event);
  };
  useListeners(host, { click: choose, keydown: onKeyDown });
}

/** The addresses, the index of the marker whose popup is open, and the click handler. */
interface AddressButtons {
  readonly addresses: readonly Address[];
  readonly chosen: number | undefined;
  readonly onChoose: (index: number) => void;
}
