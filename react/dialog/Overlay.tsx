import { hostCell } from '../../logic/state/by-host.ts';
import type { Environment } from '../host/environment.ts';
import { useOnNewValue } from '../host/use-on-new-value.ts';
import { useMethods, useStates } from '../host/use-tag.ts';
import type { ContentDialogProps } from './later/ContentDialog.tsx';
import { ClosedContent, useContentDialog } from './use-content-dialog.tsx';

interface OverlayOptions {
  readonly open: boolean;
  /** Whether the content has loaded. */
  readonly isReady: boolean;
  readonly onOpen: () => void;
  /** Returns false if the event was prevented. */
  readonly onClose: () => boolean;
}

/** Whether the last event of an element reported it as open. */
const reportedOpen = hostCell(false);

/**
 * Opens and closes an element with `open`, `show()` and `hide()`, with one event per change, whatever caused it. The
 * result dispatches the cancelable event, then closes. It returns false if that was prevented.
 */
function useOverlay(env: Environment, options: OverlayOptions): () => boolean {
  const { open, isReady, onOpen, onClose } = options;
  const { host, setProps } = env;
  const reported = reportedOpen(host);
  const closeFrom = (wasOpen: boolean) => {
    reported.current = false;
    const isAgreed = !wasOpen || onClose();
    if (isAgreed) setProps({ open: false });
    else reported.current = true;
    return isAgreed;
  };
  const close = () => closeFrom(reported.current);
  useStates(env, { open: open && isReady });
  useMethods(env, {
    show: () => setProps({ open: true }),
    hide: () => void close(),
  });
  useOnNewValue(reported, isReady ? open : reported.current, (wasOpen) => {
    if (open) onOpen();
    else if (!closeFrom(wasOpen)) setProps({ open: true });
  });
  return close;
}

interface OverlayProps extends Omit<ContentDialogProps, 'onClose'> {
  onOpen: () => void;
  onClose: () => boolean;
}

/** The element's own content in a dialog, which loads when it first opens. */
export function Overlay({ env, open, onOpen, onClose, ...look }: OverlayProps) {
  const ContentDialog = useContentDialog(env, open);
  const isReady = ContentDialog !== undefined;
  const close = useOverlay(env, { open, isReady, onOpen, onClose });
  if (ContentDialog) return <ContentDialog {...look} env={env} open={open} onClose={close} />;
  return <ClosedContent open={open} />;
}
