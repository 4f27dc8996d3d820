import type { Map as LeafletMap } from 'leaflet';
import { useLayoutEffect, useState } from 'react';
import { MIN_ZOOM } from '../../../logic/map/map.constants.ts';

/** Whether the map can go nearer and farther. */
export function useZoom(map: LeafletMap | undefined, maxZoom: number) {
  const [zoom, setZoom] = useState<number>();
  useLayoutEffect(() => {
    if (!map) return;
    const read = () => setZoom(map.getZoom());
    map.on('zoomend', read);
    read();
    return () => void map.off('zoomend', read);
  }, [map]);
  return {
    canZoomIn: zoom === undefined || zoom < maxZoom,
    canZoomOut: zoom === undefined || zoom > MIN_ZOOM,
  };
}
