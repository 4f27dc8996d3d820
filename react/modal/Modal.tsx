import type { Environment } from '../shared/environment.ts';
import { Overlay } from '../shared/Overlay.tsx';

export interface ModalProps {
  env: Environment;
  open: boolean;
  label: string | undefined;
  size: string;
  onOpen: () => void;
  onClose: () => boolean;
}

/** The element's children in a modal dialog. */
export function Modal({ size, ...props }: ModalProps) {
  return <Overlay {...props} className={`modal modal--${size}`} />;
}
