import type { Map as LeafletMap } from 'leaflet';
import { useLayoutEffect, useState } from 'react';
import { MIN_ZOOM } from '../../../logic/map/map.constants.ts';
import { IconButton, MINUS, PLUS } from '../../look/Icon.tsx';

/** Whether the map can zoom in and out. */
function useZoom(map: LeafletMap | undefined, maxZoom: number) {
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

interface ZoomButtonsProps {
  map: LeafletMap | undefined;
  maxZoom: number;
  texts: { readonly zoomIn: string; readonly zoomOut: string };
}

/** The zoom buttons; a disabled one keeps focus. */
export function ZoomButtons({ map, maxZoom, texts }: ZoomButtonsProps) {
  const { canZoomIn, canZoomOut } = useZoom(map, maxZoom);
  return (
    <div className="zoom" part="zoom">
      <IconButton
        className="zoom__button"
        part="zoom-in"
        label={texts.zoomIn}
        title={texts.zoomIn}
        slot="icon-zoom-in"
        path={PLUS}
        aria-disabled={!canZoomIn}
        onClick={() => map?.zoomIn()}
      />
      <IconButton
        className="zoom__button"
        part="zoom-out"
        label={texts.zoomOut}
        title={texts.zoomOut}
        slot="icon-zoom-out"
        path={MINUS}
        aria-disabled={!canZoomOut}
        onClick={() => map?.zoomOut()}
      />
    </div>
  );
}
