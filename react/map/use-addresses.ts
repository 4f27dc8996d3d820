import { useLayoutEffect, useState } from 'react';
import { type AddressList, readAddresses } from './read-addresses.ts';

const CHANGES: MutationObserverInit = {
  childList: true,
  subtree: true,
  characterData: true,
  attributeFilter: ['data-lat', 'data-lng', 'data-icon', 'data-marker'],
};

const isSame = (one: AddressList, other: AddressList): boolean =>
  one.addresses.length === other.addresses.length &&
  one.addresses.every(
    ({ element, index }, at) =>
      element === other.addresses[at]?.element && index === other.addresses[at]?.index,
  ) &&
  JSON.stringify(one.places) === JSON.stringify(other.places);

/** The list of addresses among the children; follows every change of it. */
export function useAddresses(host: HTMLElement, hasMarkers: boolean): AddressList {
  const [list, setList] = useState(() => readAddresses(host, hasMarkers));
  useLayoutEffect(() => {
    const read = () => {
      const next = readAddresses(host, hasMarkers);
      // another object would make all markers anew
      setList((known) => (isSame(known, next) ? known : next));
    };
    const observer = new MutationObserver(read);
    observer.observe(host, CHANGES);
    read();
    return () => observer.disconnect();
  }, [host, hasMarkers]);
  return list;
}
