import { type KeyboardEvent, useState } from 'react';
import type { ElementFailure, Environment } from '../shared/environment.ts';
import { useIntent } from '../shared/use-intent.ts';
import { useModule } from '../shared/use-module.ts';

const loadMenu = async () => (await import('./ListMenu.tsx')).ListMenu;

/** The option that has the focus first. */
type Start = 'first' | 'last';

/** A menu button (APG), whose menu is loaded when the shopper comes near, where there is something to choose. */
export function useListMenu(env: Environment, hasChoice: boolean) {
  const [start, setStart] = useState<Start>();
  const [isMissing, setMissing] = useState(false);
  const [isNear, setNear] = useIntent(env.host);
  const isWanted = hasChoice && start !== undefined;
  const fail = (failure: ElementFailure) => {
    env.fail(failure);
    setStart(undefined);
    setMissing(true);
    // the next sign asks for it again
    setNear(false);
  };
  const Menu = useModule({ ...env, fail }, loadMenu, hasChoice && (isNear || isWanted));
  const isOpen = isWanted && Menu !== undefined;
  const open = (from: Start) => {
    setMissing(false);
    setStart(from);
  };
  const close = () => setStart(undefined);
  return {
    Menu,
    isOpen,
    isMissing,
    startsAtEnd: start === 'last',
    close,
    toggle: () => (isWanted ? close() : open('first')),
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
