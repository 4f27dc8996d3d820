import { Overlay } from '../dialog/Overlay.tsx';
import type { Environment } from '../host/environment.ts';

export interface ModalProps {
  env: Environment;
  open: boolean;
  label: string | undefined;
  size: 'medium' | 'small' | 'large' | 'full';
  onOpen: () => void;
  onClose: () => boolean;
}

/** The element's children in a modal dialog. */
export function Modal({ size, ...props }: ModalProps) {
  return <Overlay {...props} className={`modal modal--${size}`} />;
}
