import { useAtomValue } from 'jotai';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Clock } from '../../../logic/platform/clock.ts';
import { platformAtom } from '../../../logic/platform/platform.atoms.ts';
import { ANNOUNCE_DELAY_MS } from '../../../logic/toasts/toasts.constants.ts';
import type { Toast } from '../../../logic/toasts/toasts.model.ts';

/** Announces messages in live regions. A region is cleared first, so that a repeated message is announced again. */
function createAnnouncer(clock: Clock) {
  const waiting = new Map<HTMLElement, string[]>();
  let cancel = () => {};
  const speak = () => {
    for (const [region, messages] of waiting) region.textContent = messages.join('\n');
    waiting.clear();
  };
  return {
    announce(region: HTMLElement | null, message: string): void {
      if (!region) return;
      region.textContent = '';
      waiting.set(region, [...(waiting.get(region) ?? []), message]);
      cancel();
      cancel = clock.after(ANNOUNCE_DELAY_MS, speak);
    },
    stop: () => cancel(),
  };
}

/** The live regions: `alert` for errors, `status` for all other toasts. */
export interface LiveRegions {
  readonly alert: RefObject<HTMLElement | null>;
  readonly status: RefObject<HTMLElement | null>;
}

/** Announces each new toast once, and clears the regions when the list is removed. */
export function useAnnouncements(toasts: readonly Toast[], { alert, status }: LiveRegions): void {
  const { clock } = useAtomValue(platformAtom);
  const [announcer] = useState(() => createAnnouncer(clock));
  const lastAnnounced = useRef(0);
  useLayoutEffect(() => {
    for (const { id, kind, message } of toasts) {
      if (id <= lastAnnounced.current) continue;
      lastAnnounced.current = id;
      announcer.announce(kind === 'error' ? alert.current : status.current, message);
    }
  }, [toasts, alert, status, announcer]);
  useLayoutEffect(
    () => () => {
      announcer.stop();
      for (const { current } of [alert, status]) current?.replaceChildren();
    },
    [alert, status, announcer],
  );
}
