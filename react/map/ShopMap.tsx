import { useMemo, useState } from 'react';
import { Fallback } from '../host/Fallback.tsx';
import { answering, useModule } from '../host/use-module.ts';
import { useStates } from '../host/use-tag.ts';
import { isSameData, useLightDom } from '../light-dom/use-light-child.ts';
import type { Choice, MapProps } from './map.props.ts';
import { type Address, type AddressList, readAddresses } from './read-addresses.ts';
import { useAddressButtons } from './use-address-buttons.ts';

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
  isSameData(one.places, other.places);

/** The list of addresses among the children; updates with them. */
const useAddresses = (host: HTMLElement, hasMarkers: boolean): AddressList =>
  useLightDom(host, {
    read: () => readAddresses(host, hasMarkers),
    changes: CHANGES,
    // another object would create all markers again
    isSame,
    keys: [hasMarkers],
  });

const loadCanvas = async () => (await import('./later/MapCanvas.tsx')).MapCanvas;

const NONE: readonly Address[] = [];

/** The list of addresses with a map, which loads if there is something to show on it. */
export function ShopMap(props: MapProps) {
  const { env, markers, center, onMarker } = props;
  const list = useAddresses(env.host, markers !== undefined);
  const places = markers ?? list.places;
  const hasMap = center !== undefined || places.some(Boolean);
  const [isMissing, setMissing] = useState(false);
  const [choice, setChoice] = useState<Choice>();
  const [chosen, setChosen] = useState<number>();
  const MapCanvas = useModule(
    answering(env, () => setMissing(true)),
    loadCanvas,
    hasMap,
  );
  const isShown = hasMap && !isMissing;
  const isReady = isShown && MapCanvas !== undefined;
  const addresses = useMemo(
    () => (isReady ? list.addresses.filter(({ index }) => places[index]) : NONE),
    [isReady, list, places],
  );
  useAddressButtons(env.host, {
    addresses,
    chosen,
    onChoose: (index) => setChoice({ index }),
  });
  useStates(env, { chosen: chosen !== undefined });
  if (!isShown) return <Fallback />;
  const show = (index: number | undefined) => {
    setChosen(index);
    if (index !== undefined) onMarker({ index });
  };
  return (
    <div className="box" part="base">
      <Fallback />
      <div className="map" part="map">
        {MapCanvas && <MapCanvas {...props} places={places} choice={choice} onShow={show} />}
      </div>
    </div>
  );
}
