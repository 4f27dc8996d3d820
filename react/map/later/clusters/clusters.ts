import { Icon, LatLngBounds, type LatLngExpression, Marker } from 'leaflet';
import type { CreateGroup } from '../marker-group.ts';
import { button, textNode, unseen } from '../nodes.ts';
import { createClusterLayer } from './cluster-layer.ts';
import { type Cluster, createMarkerIndex } from './marker-index.ts';

/** The button of a cluster: its number is visible, its name is for screen readers. */
class ClusterIcon extends Icon<{ iconUrl: string; count: number; name: string }> {
  constructor(count: number, name: string) {
    super({ iconUrl: '', count, name });
  }

  override createIcon(): HTMLElement {
    const { count, name } = this.options;
    const made = button('group', 'group');
    const shown = textNode('span', 'group__count', String(count));
    shown.ariaHidden = 'true';
    made.append(shown, unseen(name));
    return made;
  }

  override createShadow(): HTMLElement {
    // the library accepts null, which its types do not declare
    return null as unknown as HTMLElement;
  }
}

/** Creates the button of each cluster once, so that it persists while the map moves. */
function rememberButtons(make: (cluster: Cluster) => Marker): (cluster: Cluster) => Marker {
  const known = new Map<number, Marker>();
  return (cluster) => {
    const button = known.get(cluster.id) ?? make(cluster);
    known.set(cluster.id, button);
    return button;
  };
}

/** Clusters nearby markers; a click on a cluster reveals its markers. */
export const clusteredMarkers: CreateGroup = (
  markers,
  { map, radius, isAnimated, clusterName },
) => {
  const index = createMarkerIndex(markers, { radius, maxZoom: map.getMaxZoom() });
  const go = (center: LatLngExpression, zoom: number) =>
    map.setView(center, zoom, { animate: isAnimated });
  const zoomIn = (cluster: Cluster) => {
    // the button is removed when its markers show, and would lose focus
    map.getContainer().focus({ preventScroll: true });
    const zoom = index.partingZoom(cluster);
    if (zoom === undefined) return clusters.spread(cluster);
    const places = index.markersOf(cluster).map((marker) => marker.getLatLng());
    const bounds = new LatLngBounds(places);
    go(bounds.getCenter(), Math.max(zoom, map.getBoundsZoom(bounds)));
  };
  const buttonOf = rememberButtons((cluster) => {
    const icon = new ClusterIcon(cluster.count, clusterName(cluster.count));
    const made = new Marker(cluster.position, { icon, keyboard: false });
    return made.on('click', () => zoomIn(cluster));
  });
  const clusters = createClusterLayer(map, index, buttonOf);
  return {
    layer: clusters.layer,
    reveal(marker, then) {
      map.once('moveend', () => {
        const cluster = clusters.clusterOf(marker);
        if (cluster) clusters.spread(cluster);
        then();
      });
      go(marker.getLatLng(), index.zoomAlone(marker, map.getZoom()));
    },
  };
};
