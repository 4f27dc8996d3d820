import { useLayoutEffect, useState } from 'react';
import type { MenuList } from '../../logic/menu/menu.model.ts';
import type { Environment } from '../shared/environment.ts';
import { readMenu } from './read-menu.ts';

const CHANGES: MutationObserverInit = {
  childList: true,
  subtree: true,
  characterData: true,
  attributeFilter: ['href', 'target', 'aria-current', 'data-extend', 'data-alt-text'],
};

/** The menu that the page's list describes, also when it comes late or changes. */
export function useMenuList({ host }: Environment): MenuList | undefined {
  const [list, setList] = useState(() => readMenu(host));
  useLayoutEffect(() => {
    const observer = new MutationObserver(() => setList(readMenu(host)));
    observer.observe(host, CHANGES);
    return () => observer.disconnect();
  }, [host]);
  return list;
}
