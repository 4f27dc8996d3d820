import type { Environment } from '../shared/environment.ts';
import { Overlay } from '../shared/Overlay.tsx';

export interface DrawerProps {
  env: Environment;
  open: boolean;
  side: string;
  label: string | undefined;
  onOpen: () => void;
  onClose: () => boolean;
}

/** The element's children in a dialog at one side of the window. */
export function Drawer({ side, ...props }: DrawerProps) {
  return <Overlay {...props} className={`drawer drawer--${side}`} />;
}
