import { Icon, type MarkerCluster } from 'leaflet';
import { MarkerClusterGroup } from 'leaflet.markercluster';
import type { CreateGroup } from '../marker-group.ts';
import { button, textNode, unseen } from '../nodes.ts';
import { addInTurns } from './add-in-turns.ts';

/** The button of a group: its number for the eye, its name for screen readers. */
class ClusterIcon extends Icon<{ iconUrl: string; count: number; name: string }> {
  override createIcon(): HTMLElement {
    const { count, name } = this.options;
    const made = button('group', 'group');
    const shown = textNode('span', 'group__count', String(count));
    shown.ariaHidden = 'true';
    made.append(shown, unseen(name));
    return made;
  }

  override createShadow(): HTMLElement {
    // the library takes null, which its types do not say, for none
    return null as unknown as HTMLElement;
  }
}

/** Markers that are near each other as one; a press on a group shows what is in it. */
export const clusteredMarkers: CreateGroup = (
  markers,
  { map, radius, isAnimated, clusterName },
) => {
  const layer = new MarkerClusterGroup({
    maxClusterRadius: Math.max(radius, 1),
    showCoverageOnHover: false,
    animate: isAnimated,
    iconCreateFunction(cluster: MarkerCluster) {
      const count = cluster.getChildCount();
      return new ClusterIcon({ iconUrl: '', count, name: clusterName(count) });
    },
  });
  const addRest = addInTurns(layer, markers);
  // the group goes when its markers show, and would take the focus with it
  layer.on('clusterclick', () => map.getContainer().focus({ preventScroll: true }));
  return {
    layer,
    reveal(marker, then) {
      if (!layer.hasLayer(marker)) addRest();
      layer.zoomToShowLayer(marker, then);
    },
  };
};
