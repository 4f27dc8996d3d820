import type { Map as LeafletMap } from 'leaflet';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { useMedia } from '../../host/use-media.ts';
import { useOnChange } from '../../host/use-on-change.ts';
import { useRendered } from '../../host/use-rendered.ts';
import type { CanvasProps } from './canvas.props.ts';
import { type OpenMap, openMap, requestedView, shownView, showPlaces } from './open-map.ts';

/** Shows the view in the attributes, or the shopper's last view if the attributes are unchanged. */
function showView(map: LeafletMap, { env, places, center, zoom }: CanvasProps): void {
  const requested = requestedView(env.host);
  const wanted = JSON.stringify([center, zoom]);
  const before = requested.current === wanted ? shownView(env.host).current : undefined;
  requested.current = wanted;
  if (before) map.setView(before.center, before.zoom, { animate: false });
  else if (center) map.setView(center, zoom, { animate: false });
  else showPlaces(map, places, zoom);
}

/** The map in the element of `ref`, once that has a box; another URL or size of tiles creates a new map. */
export function useOpenMap(
  ref: RefObject<HTMLElement | null>,
  props: CanvasProps,
): OpenMap | undefined {
  const { center, zoom, tileUrl, tileSize, maxZoom } = props;
  const { host } = props.env;
  const isAnimated = !useMedia('(prefers-reduced-motion: reduce)');
  const [open, setOpen] = useState<OpenMap>();
  const isRendered = useRendered(host, open === undefined);
  const hasBox = isRendered || open !== undefined;
  useLayoutEffect(() => {
    if (!hasBox || !ref.current) return;
    const made = openMap(ref.current, { host, tileUrl, tileSize, maxZoom, isAnimated });
    setOpen(made);
    return () => {
      setOpen(undefined);
      made.close();
    };
  }, [ref, hasBox, host, tileUrl, tileSize, maxZoom, isAnimated]);
  const [lat, lng] = [center?.lat, center?.lng];
  // markers added later do not change the view
  useOnChange([open, lat, lng, zoom], () => {
    if (open) showView(open.map, props);
  });
  return open;
}
