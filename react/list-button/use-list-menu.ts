import { type KeyboardEvent, useState } from 'react';
import type { Environment } from '../host/environment.ts';
import { useIntent } from '../host/use-intent.ts';
import { useModuleOnClick } from '../host/use-module-on-click.ts';

const loadMenu = async () => (await import('./later/ListMenu.tsx')).ListMenu;

/** The item that receives focus first. */
type Start = 'first' | 'last';

/** A menu button (APG). With several lists, its menu loads when the shopper approaches, and opens if allowed. */
export function useListMenu(env: Environment, hasChoice: boolean, mayOpen: () => boolean) {
  const [start, setStart] = useState<Start>();
  const [isMissing, setMissing] = useState(false);
  const [isNear] = useIntent(env.host);
  const { module: Menu, handleClick } = useModuleOnClick(env, loadMenu, hasChoice && isNear);
  const isOpen = hasChoice && start !== undefined && Menu !== undefined;
  const close = () => setStart(undefined);
  const open = (from: Start) => {
    if (!mayOpen()) return;
    setMissing(false);
    handleClick({ act: () => setStart(from), otherwise: () => setMissing(true) });
  };
  return {
    Menu,
    isOpen,
    isMissing,
    startsAtEnd: start === 'last',
    close,
    toggle: () => (isOpen ? close() : open('first')),
    buttonProps: {
      'aria-haspopup': 'menu' as const,
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? 'lists' : undefined,
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
        event.preventDefault();
        open(event.key === 'ArrowDown' ? 'first' : 'last');
      },
    },
  };
}
