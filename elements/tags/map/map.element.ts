import { DEFAULT_TILE_URL, MIN_ZOOM } from '../../../logic/map/map.constants.ts';
import { CenterSchema, MarkersSchema, TileUrlSchema } from '../../../logic/map/map.schema.ts';
import mapCss from '../../../react/map/map.css';
import { ShopMap } from '../../../react/map/ShopMap.tsx';
import { flag, json, number, numberWithin, text } from '../../declare/attributes.ts';
import { declareElement } from '../../declare/declaration.ts';
import { notifies } from '../../declare/events.ts';

export const mapElement = declareElement({
  tag: 'shop-map',
  component: ShopMap,
  styles: [mapCss],
  activate: 'visible',
  attributes: {
    markers: json(MarkersSchema, { child: true }),
    cluster: flag(),
    clusterRadius: number(80),
    center: json(CenterSchema),
    zoom: number(13),
    tileUrl: { fallback: DEFAULT_TILE_URL, schema: TileUrlSchema },
    tileSize: numberWithin([64, 1024], 256),
    maxZoom: numberWithin([MIN_ZOOM, 22], 18),
    attribution: text(),
    label: text(),
  },
  events: { onMarker: notifies<{ readonly index: number }>() },
});
