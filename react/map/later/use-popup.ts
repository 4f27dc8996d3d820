import { type Map as LeafletMap, type Marker, Popup } from 'leaflet';
import { useLayoutEffect, useState } from 'react';
import { mapMessages } from '../../../logic/map/map.messages.ts';
import type { Place } from '../../../logic/map/map.schema.ts';
import { useLatest } from '../../host/use-latest.ts';
import { useOnChange } from '../../host/use-on-change.ts';
import { textsOf } from '../../host/use-tag.ts';
import { focusedElement } from '../../light-dom/find-element.ts';
import type { CanvasProps } from './canvas.props.ts';
import { textNode } from './nodes.ts';
import { PinIcon } from './pin-icon.ts';
import { clickedMarker, type Markers } from './use-markers.ts';

/** The content of a popup as text nodes: the library would parse a string as markup. */
function popupContent(
  { title, content }: Place,
  { name, close, dir }: { name: string; close: string; dir: string },
  onClose: () => void,
): HTMLElement {
  const box = document.createElement('div');
  box.className = 'popup';
  box.setAttribute('part', 'popup');
  box.role = 'dialog';
  box.ariaLabel = name;
  box.dir = dir;
  const part = (partName: string, text: string) => {
    const line = textNode('p', `popup__${partName}`, text);
    line.setAttribute('part', partName);
    box.append(line);
  };
  if (title) part('title', title);
  if (content) part('content', content);
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'popup__close';
  button.setAttribute('part', 'close');
  button.ariaLabel = close;
  button.addEventListener('click', onClose);
  box.append(button);
  return box;
}

/** From the tip of the selected pin to above its top, in pixels (canvas.css). */
const ABOVE_PIN: [number, number] = [0, -60];
/** Above all other pins. */
const IN_FRONT = 1000;

/** Sets whether a marker is highlighted. */
function setChosen(marker: Marker, isChosen: boolean): void {
  const { icon } = marker.options;
  if (icon instanceof PinIcon) icon.isChosen = isChosen;
  marker.setZIndexOffset(isChosen ? IN_FRONT : 0);
}

/** Opens the popup of a marker, and moves focus there if the marker was clicked. */
function openPopup(map: LeafletMap, marker: Marker, { box, onClosed, takesFocus }: Opening): void {
  const popup = new Popup({ closeButton: false, offset: ABOVE_PIN, autoPanPadding: [16, 16] });
  popup.setLatLng(marker.getLatLng()).setContent(box);
  popup.on('remove', () => {
    const hadFocus = box.contains(focusedElement(document));
    setChosen(marker, false);
    onClosed();
    if (hadFocus) (marker.getElement() ?? map.getContainer()).focus({ preventScroll: true });
  });
  setChosen(marker, true);
  popup.openOn(map);
  if (takesFocus) box.querySelector('button')?.focus({ preventScroll: true });
}

/** Scrolls the page to the map, which is below the list on phones. */
function comeIntoView(map: LeafletMap): void {
  const behavior = map.options.zoomAnimation ? 'smooth' : 'instant';
  map.getContainer().scrollIntoView({ block: 'nearest', behavior });
}

interface Opening {
  readonly box: HTMLElement;
  readonly onClosed: () => void;
  readonly takesFocus: boolean;
}

/** Opens the popups of markers clicked or chosen in the list. Returns the message to announce for the latter. */
export function usePopup(
  map: LeafletMap | undefined,
  markers: Markers | undefined,
  props: CanvasProps,
): string {
  const { env, places, choice } = props;
  const texts = textsOf(mapMessages, env);
  const [announcement, setAnnouncement] = useState('');
  const nameOf = (index: number) => places[index]?.title || texts.marker({ number: index + 1 });
  const show = (index: number, marker: Marker, takesFocus: boolean) => {
    const place = places[index];
    if (!map || !place) return;
    const dir = getComputedStyle(env.host).direction;
    const close = () => void map.closePopup();
    const box = popupContent(place, { name: nameOf(index), close: texts.close, dir }, close);
    map.closePopup();
    openPopup(map, marker, { box, takesFocus, onClosed: () => latest.current.onShow(undefined) });
    latest.current.onShow(index);
  };
  const latest = useLatest({ show, onShow: props.onShow });
  useLayoutEffect(() => {
    if (!map || !markers) return;
    markers.group.layer.on('click', (event) => {
      const marker = clickedMarker(event);
      const index = marker && markers.indexOf(marker);
      if (marker && index !== undefined) latest.current.show(index, marker, true);
    });
    return () => void map.closePopup();
  }, [map, markers]);
  useLayoutEffect(() => {
    if (map && choice) comeIntoView(map);
  }, [map, choice]);
  // a translated name is not another choice
  useOnChange([choice, markers], () => {
    const marker = choice && markers?.byIndex.get(choice.index);
    if (!map || !choice || !markers || !marker) return;
    let isWanted = true;
    markers.group.reveal(marker, () => {
      if (isWanted) latest.current.show(choice.index, marker, false);
    });
    setAnnouncement(texts.shown({ title: nameOf(choice.index) }));
    return () => {
      isWanted = false;
    };
  });
  return announcement;
}
