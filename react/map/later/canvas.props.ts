import type { Places } from '../../../logic/map/map.schema.ts';
import type { Choice, MapProps } from '../map.props.ts';

export interface CanvasProps extends MapProps {
  places: Places;
  /** The choice in the list. */
  choice: Choice | undefined;
  /** Called with the index of the marker whose popup opened or closed. */
  onShow: (index: number | undefined) => void;
}
