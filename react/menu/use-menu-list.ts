import { useLayoutEffect, useState } from 'react';
import type { MenuList } from '../../logic/menu/menu.model.ts';
import type { Environment } from '../host/environment.ts';
import { readMenu } from './read-menu.ts';

const CHANGES: MutationObserverInit = {
  childList: true,
  subtree: true,
  characterData: true,
  attributeFilter: [
    'href',
    'target',
    'aria-current',
    'class',
    'src',
    'alt',
    'data-extend',
    'data-alt-text',
    'txt_alt',
  ],
};

const isSame = (one: MenuList | undefined, other: MenuList | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Reads the menu from the page's list, and again whenever the list arrives or changes. */
export function useMenuList({ host }: Environment): MenuList | undefined {
  const [list, setList] = useState(() => readMenu(host));
  useLayoutEffect(() => {
    const observer = new MutationObserver(() => {
      const next = readMenu(host);
      // scripts of the theme mark and move items on every movement of the mouse
      setList((known) => (isSame(known, next) ? known : next));
    });
    observer.observe(host, CHANGES);
    return () => observer.disconnect();
  }, [host]);
  return list;
}
