import { useState } from 'react';
import { useContentDialog } from '../dialog/use-content-dialog.ts';
import { useMedia } from '../host/use-media.ts';
import { useDrawerPosition } from '../moving/use-drawer-position.ts';
import type { FiltersProps } from './filters.props.ts';

/** Where the form is: beside the list, and on phones in a panel or in the drawer of the page. */
export function usePanel({ env, drawer, below }: FiltersProps) {
  const { host } = env;
  const isNarrow = useMedia(`(width < ${below}px)`);
  const [isOpen, setOpen] = useState(false);
  useDrawerPosition(env, { place: drawer, below });
  const isPanel = isNarrow && !drawer;
  const ContentDialog = useContentDialog(env, isPanel && isOpen);
  return {
    isNarrow,
    isPanel,
    isOpen: isPanel && isOpen,
    ContentDialog,
    toggle(open: boolean) {
      if (isPanel) setOpen(open);
      else host.closest<HTMLElement>('shop-drawer')?.toggleAttribute('open', open);
    },
  };
}
