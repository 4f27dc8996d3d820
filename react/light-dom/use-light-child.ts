import { useState } from 'react';
import type { Environment } from '../host/environment.ts';
import { useOnChange } from '../host/use-on-change.ts';

const first = <E>([one]: readonly E[]): E | undefined => one;

/**
 * The descendant in the light DOM that is chosen of those that match, else the first; also when it comes
 * late, goes, or is replaced. Another `choose` chooses anew.
 */
export function useLightChild<E extends Element>(
  { host }: Environment,
  selector: string,
  choose: (children: readonly E[]) => E | undefined = first,
): E | undefined {
  const find = () => choose([...host.querySelectorAll<E>(selector)]);
  const [child, setChild] = useState(find);
  useOnChange([host, selector, choose], () => {
    const look = () => {
      const chosen = find();
      setChild(() => chosen);
    };
    const observer = new MutationObserver(look);
    observer.observe(host, { childList: true, subtree: true });
    look();
    return () => observer.disconnect();
  });
  return child;
}
