import { useLayoutEffect, useState } from 'react';
import type { Environment } from './environment.ts';

/**
 * The first descendant in the light DOM that matches, and that is rather meant than others; also when it
 * comes late, goes, or is replaced. `isMeant` must be the same function each time.
 */
export function useLightChild<E extends Element>(
  { host }: Environment,
  selector: string,
  isMeant: (child: E) => boolean = Boolean,
): E | undefined {
  const [child, setChild] = useState<E>();
  useLayoutEffect(() => {
    const find = () => {
      const found = [...host.querySelectorAll<E>(selector)];
      setChild(found.find(isMeant) ?? found[0]);
    };
    const observer = new MutationObserver(find);
    observer.observe(host, { childList: true, subtree: true });
    find();
    return () => observer.disconnect();
  }, [host, selector, isMeant]);
  return child;
}
