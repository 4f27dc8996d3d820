import type { Map as LeafletMap } from 'leaflet';
import { useLayoutEffect, useState } from 'react';
import { MIN_ZOOM } from '../../../logic/map/map.constants.ts';
import { Icon } from '../../look/Icon.tsx';

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

const PLUS = 'M12 5v14M5 12h14';
const MINUS = 'M5 12h14';

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
      <button
        type="button"
        className="zoom__button"
        part="zoom-in"
        aria-label={texts.zoomIn}
        title={texts.zoomIn}
        aria-disabled={!canZoomIn}
        onClick={() => map?.zoomIn()}
      >
        <Icon slot="icon-zoom-in" path={PLUS} />
      </button>
      <button
        type="button"
        className="zoom__button"
        part="zoom-out"
        aria-label={texts.zoomOut}
        title={texts.zoomOut}
        aria-disabled={!canZoomOut}
        onClick={() => map?.zoomOut()}
      >
        <Icon slot="icon-zoom-out" path={MINUS} />
      </button>
    </div>
  );
}
