import { useMemo, useState } from 'react';
import { useContentDialog } from '../dialog/use-content-dialog.tsx';
import type { Environment } from '../host/environment.ts';
import { useMedia } from '../host/use-media.ts';
import { useLightDom } from '../light-dom/use-light-child.ts';
import { useDrawerPosition } from '../moving/use-drawer-position.ts';
import type { FiltersProps } from './filters.props.ts';

const DRAWER = 'shop-drawer';

/** Whether the element is in a drawer of the page that is open. */
function useDrawerOpen(env: Environment): boolean {
  // found only once per position: React may skip the effects of a render before the one that follows a move
  const drawer = useMemo(() => env.host.closest<HTMLElement>(DRAWER) ?? env.host, [env]);
  return useLightDom(drawer, {
    read: () => drawer.matches(`${DRAWER}[open]`),
    changes: { attributeFilter: ['open'] },
  });
}

/** Where the form is: beside the list, and on phones in a panel or in the drawer of the page. */
export function usePanel({ env, drawer, below }: FiltersProps) {
  const { host } = env;
  const isNarrow = useMedia(`(width < ${below}px)`);
  const [isWanted, setWanted] = useState(false);
  useDrawerPosition(env, { place: drawer, below });
  const isDrawerOpen = useDrawerOpen(env);
  const isPanel = isNarrow && !drawer;
  const isPanelOpen = isPanel && isWanted;
  const ContentDialog = useContentDialog(env, isPanelOpen);
  return {
    isNarrow,
    isPanel,
    isPanelOpen,
    /** Whether the shopper sees the form in the panel or in the drawer. */
    isOpen: isDrawerOpen || (isPanelOpen && ContentDialog !== undefined),
    ContentDialog,
    toggle(open: boolean) {
      if (isPanel) setWanted(open);
      else host.closest<HTMLElement>(DRAWER)?.toggleAttribute('open', open);
    },
  };
}
