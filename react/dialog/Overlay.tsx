import { ClosedContent } from './ClosedContent.tsx';
import type { ContentDialogProps } from './later/ContentDialog.tsx';
import { useContentDialog } from './use-content-dialog.ts';
import { useOverlay } from './use-overlay.ts';

interface OverlayProps extends Omit<ContentDialogProps, 'onClose'> {
  onOpen: () => void;
  onClose: () => boolean;
}

/** The element's own content in a dialog, which is loaded when it first opens. */
export function Overlay({ env, open, onOpen, onClose, ...look }: OverlayProps) {
  const ContentDialog = useContentDialog(env, open);
  const isReady = ContentDialog !== undefined;
  const close = useOverlay(env, { open, isReady, onOpen, onClose });
  if (ContentDialog) return <ContentDialog {...look} env={env} open={open} onClose={close} />;
  return <ClosedContent open={open} />;
}
