import { Overlay } from '../dialog/Overlay.tsx';
import type { Environment } from '../host/environment.ts';

export interface DrawerProps {
  env: Environment;
  open: boolean;
  side: 'start' | 'end';
  label: string | undefined;
  onOpen: () => void;
  onClose: () => boolean;
}

/** The element's children in a dialog at one side of the window. */
export function Drawer({ side, ...props }: DrawerProps) {
  return <Overlay {...props} className={`drawer drawer--${side}`} />;
}
