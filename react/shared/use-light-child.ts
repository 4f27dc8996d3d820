import { useLayoutEffect, useState } from 'react';
import type { Environment } from './environment.ts';

/** The first descendant in the light DOM that matches; also when it comes late, goes, or is replaced. */
export function useLightChild<E extends Element>(
  { host }: Environment,
  selector: string,
): E | undefined {
  const [child, setChild] = useState<E | null>(null);
  useLayoutEffect(() => {
    const find = () => setChild(host.querySelector<E>(selector));
    const observer = new MutationObserver(find);
    observer.observe(host, { childList: true, subtree: true });
    find();
    return () => observer.disconnect();
  }, [host, selector]);
  return child ?? undefined;
}
