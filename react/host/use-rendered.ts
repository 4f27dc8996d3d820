import { useLayoutEffect, useState } from 'react';
import { followSizes } from '../../logic/platform/listen.ts';

/** Whether the element has a box, measured while `needed`: a theme's CSS may hide it on some screens. */
export function useRendered(host: HTMLElement, needed = true): boolean {
  const [isRendered, setRendered] = useState(false);
  useLayoutEffect(() => {
    if (!needed) return;
    const look = () => setRendered(host.getClientRects().length > 0);
    look();
    return followSizes([host], look);
  }, [host, needed]);
  return isRendered;
}
