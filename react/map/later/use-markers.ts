import { type Map as LeafletMap, type LeafletMouseEvent, Marker } from 'leaflet';
import { useLayoutEffect, useState } from 'react';
import { MAX_SINGLE_MARKERS } from '../../../logic/map/map.constants.ts';
import { mapMessages } from '../../../logic/map/map.messages.ts';
import type { Place, Places } from '../../../logic/map/map.schema.ts';
import { answering, useModule } from '../../host/use-module.ts';
import { textsOf } from '../../host/use-tag.ts';
import type { CanvasProps } from './canvas.props.ts';
import { type CreateGroup, type MarkerGroup, singleMarkers } from './marker-group.ts';
import { createPictures } from './pictures.ts';
import { PinIcon } from './pin-icon.ts';

/** The markers on the map, by the index of their places. */
export interface Markers {
  readonly group: MarkerGroup;
  readonly byIndex: ReadonlyMap<number, Marker>;
  indexOf(marker: Marker): number | undefined;
}

type NameOf = (place: Place, index: number) => string;

function markersOf(places: Places, nameOf: NameOf): ReadonlyMap<number, Marker> {
  const pictures = createPictures();
  const markers = new Map<number, Marker>();
  places.forEach((place, index) => {
    if (!place) return;
    const name = nameOf(place, index);
    const icon = new PinIcon({ name, picture: place.icon ?? '', pictures });
    markers.set(index, new Marker(place, { icon, keyboard: false }));
  });
  return markers;
}

/** Without the clustering module the map shows a limited number; the list has all. */
const fewMarkers: CreateGroup = (markers, options) =>
  singleMarkers(markers.slice(0, MAX_SINGLE_MARKERS), options);

const loadClusters = async () => (await import('./clusters/clusters.ts')).clusteredMarkers;

/** How the markers are added to the map; with clustering, as soon as its module has loaded. */
function useCreateGroup({ env, cluster, places }: CanvasProps): CreateGroup | undefined {
  const isGrouped = cluster || places.length > MAX_SINGLE_MARKERS;
  const [isMissing, setMissing] = useState(false);
  const clustered = useModule(
    answering(env, () => setMissing(true)),
    loadClusters,
    isGrouped,
  );
  if (!isGrouped) return singleMarkers;
  return clustered ?? (isMissing ? fewMarkers : undefined);
}

/** Adds the places to the map as markers, and again when they change. */
export function useMarkers(map: LeafletMap | undefined, props: CanvasProps): Markers | undefined {
  const { env, places, clusterRadius, zoom } = props;
  const create = useCreateGroup(props);
  const [markers, setMarkers] = useState<Markers>();
  const texts = textsOf(mapMessages, env);
  useLayoutEffect(() => {
    if (!map || !create) return;
    const nameOf: NameOf = ({ title }, index) => title || texts.marker({ number: index + 1 });
    const byIndex = markersOf(places, nameOf);
    const group = create([...byIndex.values()], {
      map,
      radius: clusterRadius,
      isAnimated: map.options.zoomAnimation === true,
      closeZoom: zoom,
      clusterName: (count) => texts.cluster({ count }),
    });
    const indices = new Map([...byIndex].map(([index, marker]) => [marker, index]));
    group.layer.addTo(map);
    setMarkers({ group, byIndex, indexOf: (marker) => indices.get(marker) });
    return () => {
      group.layer.remove();
      setMarkers(undefined);
    };
  }, [map, create, places, clusterRadius, zoom, texts]);
  return markers;
}

/** The marker that an event of the group is about; undefined for a nested group. */
export const clickedMarker = ({ propagatedFrom, layer }: LeafletMouseEvent): Marker | undefined =>
  [propagatedFrom, layer].find((one) => one instanceof Marker);
