import type { Places, Position } from '../../logic/map/map.schema.ts';
import type { Environment } from '../host/environment.ts';

export interface MapProps {
  env: Environment;
  markers: Places | undefined;
  cluster: boolean;
  clusterRadius: number;
  center: Position | undefined;
  zoom: number;
  tileUrl: string;
  tileSize: number;
  maxZoom: number;
  attribution: string | undefined;
  label: string | undefined;
  onMarker: (detail: { readonly index: number }) => void;
}

/** The marker chosen in the list; choosing it again creates a new object. */
export interface Choice {
  readonly index: number;
}
