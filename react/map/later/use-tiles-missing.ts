import { useState } from 'react';
import type { Environment } from '../../host/environment.ts';
import { useOnChange } from '../../host/use-on-change.ts';
import type { OpenMap } from './open-map.ts';

/** Whether tiles fail and none has come; the page hears of it once. The tiles are asked for again when the network is back. */
export function useTilesMissing(open: OpenMap | undefined, { fail }: Environment): boolean {
  const [areMissing, setMissing] = useState(false);
  useOnChange([open], () => {
    if (!open) return;
    const { tiles } = open;
    let state: 'none' | 'failed' | 'shown' = 'none';
    const onLoad = () => {
      state = 'shown';
      setMissing(false);
    };
    const onError = () => {
      if (state !== 'none') return;
      state = 'failed';
      setMissing(true);
      fail({ code: 'tiles', message: '[shop] shop-map: a tile could not be loaded.' });
    };
    const retry = () => {
      if (state === 'failed') tiles.redraw();
    };
    tiles.on({ tileload: onLoad, tileerror: onError });
    addEventListener('online', retry);
    return () => {
      tiles.off({ tileload: onLoad, tileerror: onError });
      removeEventListener('online', retry);
      setMissing(false);
    };
  });
  return areMissing;
}
