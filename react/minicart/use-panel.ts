import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { platformAtom } from '../../logic/platform/platform.atoms.ts';
import { hostCell } from '../../logic/state/by-host.ts';
import type { Environment } from '../host/environment.ts';
import { useAtomValue } from '../host/use-atom.ts';
import { useIntent } from '../host/use-intent.ts';
import { useNews } from '../host/use-news.ts';
import { holdsFocus } from '../popup/holds-focus.ts';
import { useDismissal } from '../popup/use-dismissal.ts';
import { useHoverIntent } from '../popup/use-hover-intent.ts';

interface PanelOptions {
  readonly open: boolean;
  readonly canOpen: boolean;
  /** Whether it stays open where it could not be opened. */
  readonly canStay: boolean;
  readonly canHover: boolean;
  /** What focus returns to. */
  readonly link: RefObject<HTMLElement | null>;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** Whether the page knows an element's panel to be open. */
const toldOpen = hostCell(false);

/** A panel that opens by press and by hover, and closes by Escape, outside clicks and leaving focus. */
export function usePanel({ host, setProps }: Environment, options: PanelOptions) {
  const { open, canHover, link, onOpen, onClose } = options;
  const { clock } = useAtomValue(platformAtom);
  const isByHover = useRef(false);
  const told = toldOpen(host);
  const canOpen = options.canOpen || (options.canStay && told.current);
  const isOpen = open && canOpen;
  const setOpen = useCallback((value: boolean) => setProps({ open: value }), [setProps]);
  const close = useCallback(() => setOpen(false), [setOpen]);

  useLayoutEffect(() => {
    if (open && !canOpen) close();
  }, [open, canOpen, close]);
  useNews(told, isOpen, () => {
    if (isOpen) return onOpen();
    isByHover.current = false;
    if (holdsFocus(host)) link.current?.focus();
    onClose();
  });
  const [isNear] = useIntent(host);
  const isWanted = isNear || isOpen;
  useDismissal(host, isOpen, close);
  useHoverIntent(host, { clock, isOpen, canHover, isByHover, setOpen });

  /** Opens or closes; what hovering has opened stays open. */
  const toggle = () => {
    if (!isByHover.current) setOpen(!isOpen);
    isByHover.current = false;
  };
  return { isOpen, isWanted, toggle, close };
}
