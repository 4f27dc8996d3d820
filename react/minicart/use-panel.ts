import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { hostCell } from '../../logic/state/by-host.ts';
import type { Environment } from '../host/environment.ts';
import { useOnNewValue } from '../host/use-on-new-value.ts';
import { holdsFocus, useDismissal } from '../popup/use-dismissal.ts';
import { useHoverIntent } from '../popup/use-hover-intent.ts';

interface PanelOptions {
  readonly open: boolean;
  readonly canOpen: boolean;
  /** Whether an open panel stays open although it could not be opened now. */
  readonly canStay: boolean;
  readonly canHover: boolean;
  /** The element that focus returns to. */
  readonly link: RefObject<HTMLElement | null>;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** Whether the last event of an element reported its panel as open. */
const reportedOpen = hostCell(false);

/** Opens a panel on click and on hover; closes it on Escape, on an outside click and when focus leaves. */
export function usePanel({ host, setProps }: Environment, options: PanelOptions) {
  const { open, canHover, link, onOpen, onClose } = options;
  const isByHover = useRef(false);
  const reported = reportedOpen(host);
  const canOpen = options.canOpen || (options.canStay && reported.current);
  const isOpen = open && canOpen;
  const setOpen = useCallback((value: boolean) => setProps({ open: value }), [setProps]);
  const close = useCallback(() => setOpen(false), [setOpen]);

  useLayoutEffect(() => {
    if (open && !canOpen) close();
  }, [open, canOpen, close]);
  useOnNewValue(reported, isOpen, () => {
    if (isOpen) return onOpen();
    isByHover.current = false;
    if (holdsFocus(host)) link.current?.focus();
    onClose();
  });
  useDismissal(host, isOpen, close);
  useHoverIntent(host, { isOpen, canHover, isByHover, setOpen });

  /** Opens or closes the panel; a panel that hovering opened stays open. */
  const toggle = () => {
    if (!isByHover.current) setOpen(!isOpen);
    isByHover.current = false;
  };
  return { isOpen, toggle, close };
}
