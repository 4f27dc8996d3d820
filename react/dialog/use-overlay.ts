import { useLayoutEffect } from 'react';
import type { Environment } from '../host/environment.ts';
import { useMethods } from '../host/use-methods.ts';
import { useStates } from '../host/use-states.ts';

interface OverlayOptions {
  readonly open: boolean;
  /** Whether what is to be shown is loaded. */
  readonly isReady: boolean;
  readonly onOpen: () => void;
  /** False where the page wants it to stay. */
  readonly onClose: () => boolean;
}

/** The elements that are open and have told so, so that a move is no event. */
const opened = new WeakSet<HTMLElement>();

/**
 * The life of a tag with `open`, `show()` and `hide()`: one event for each change, whatever caused it.
 * The result asks the page, closes unless it refuses, and says whether it did.
 */
export function useOverlay(env: Environment, options: OverlayOptions): () => boolean {
  const { open, isReady, onOpen, onClose } = options;
  const { host, setProps } = env;
  const close = () => {
    const isAgreed = !opened.delete(host) || onClose();
    if (isAgreed) setProps({ open: false });
    else opened.add(host);
    return isAgreed;
  };
  useStates(env, { open: open && isReady });
  useMethods(env, {
    show: () => setProps({ open: true }),
    hide: () => void close(),
  });
  useLayoutEffect(() => {
    if (!isReady || open === opened.has(host)) return;
    if (open) {
      opened.add(host);
      onOpen();
    } else if (!close()) {
      setProps({ open: true });
    }
  });
  return close;
}
