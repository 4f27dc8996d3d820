import type { FeatureGroup, Marker } from 'leaflet';

/** As many markers as a slow phone groups in well under a second. */
const TURN = 2000;

/** Adds markers to a group by turns, so that the first show at once and the page answers meanwhile; the result adds the rest. */
export function addInTurns(
  layer: FeatureGroup & { addLayers(markers: Marker[]): unknown },
  markers: readonly Marker[],
): () => void {
  let added = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const add = (count: number) => {
    const next = markers.slice(added, added + count);
    added += next.length;
    if (next.length > 0) layer.addLayers(next);
  };
  const addTurn = () => {
    add(TURN);
    if (added < markers.length) timer = setTimeout(addTurn);
  };
  add(TURN);
  layer.on('add', () => {
    timer = setTimeout(addTurn);
  });
  layer.on('remove', () => clearTimeout(timer));
  return () => {
    clearTimeout(timer);
    add(markers.length);
  };
}
