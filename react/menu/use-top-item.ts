import { useAtomValue } from 'jotai';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useCallback,
  useRef,
} from 'react';
import type { MenuItem } from '../../logic/menu/menu.model.ts';
import { platformAtom } from '../../logic/platform/platform.atoms.ts';
import { safeHref } from '../../logic/wire/safe-link.ts';
import type { ClickHandlers } from '../host/use-module-on-click.ts';
import { useHoverIntent } from '../popup/use-hover-intent.ts';
import { keyTarget, panelOf, panelStops, toggleOf } from './bar-keys.ts';

interface TopItem {
  readonly item: MenuItem;
  readonly isOpen: boolean;
  readonly setOpen: (id: string, open: boolean) => void;
  readonly onPanelClick: (handlers: ClickHandlers) => void;
}

/** Opens and closes an item of the first level by mouse, touch and keyboard. */
export function useTopItem(
  element: HTMLElement | null,
  { item, isOpen, setOpen, onPanelClick }: TopItem,
) {
  const { id, list } = item;
  const { page } = useAtomValue(platformAtom);
  const isByHover = useRef(false);
  const isTouched = useRef(false);
  const takesFocus = useRef(false);
  const lastFocused = useRef<HTMLElement>(undefined);
  const change = useCallback((open: boolean) => setOpen(id, open), [id, setOpen]);
  const close = useCallback(() => change(false), [change]);
  const canHover = list !== undefined;
  useHoverIntent(element, { isOpen, canHover, isByHover, setOpen: change });

  const toggle = (open: boolean) => {
    isByHover.current = false;
    change(open);
  };
  /** Moves focus into the panel, opening it first if necessary. */
  const enter = () => {
    const first = element && panelStops(element)[0];
    takesFocus.current = !first;
    if (first) first.focus();
    else toggle(true);
  };
  return {
    close,
    takesFocus,
    returnFocus: () => (lastFocused.current ?? (element && toggleOf(element)))?.focus(),
    /** Opens or closes the panel; a panel that hovering opened stays open. */
    onToggleClick: () =>
      onPanelClick({ act: () => toggle(!isOpen || isByHover.current), otherwise: () => {} }),
    /** Touch cannot hover, so the first tap opens the panel and the next one follows the link. */
    onLinkClick(event: MouseEvent) {
      if (!isTouched.current || !list || isOpen) return;
      event.preventDefault();
      const href = safeHref(item.link?.href);
      onPanelClick({ act: () => toggle(true), otherwise: () => href && page.follow(href) });
    },
    listeners: {
      onPointerDown({ pointerType }: PointerEvent) {
        isTouched.current = pointerType === 'touch';
      },
      onFocus({ target }: FocusEvent<HTMLElement>) {
        if (!panelOf(target)) lastFocused.current = target;
      },
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        isTouched.current = false;
        const next = element && keyTarget(event, element);
        if (!next) return;
        event.preventDefault();
        if (next === 'panel') enter();
        else next.focus();
      },
    },
  };
}
