import type { Places } from '../../../logic/map/map.schema.ts';
import type { Choice, MapProps } from '../map.props.ts';

export interface CanvasProps extends MapProps {
  places: Places;
  /** What was chosen in the list. */
  choice: Choice | undefined;
  /** The index of the marker whose texts show, as soon as it changes. */
  onShow: (index: number | undefined) => void;
}
