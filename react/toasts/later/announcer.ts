import type { Clock } from '../../../logic/platform/clock.ts';
import { ANNOUNCE_DELAY_MS } from '../../../logic/toasts/toasts.constants.ts';

/** Announces messages in live regions. A region is cleared first, so that a repeated message is announced again. */
export function createAnnouncer(clock: Clock) {
  const waiting = new Map<HTMLElement, string[]>();
  let cancel = () => {};
  const speak = () => {
    for (const [region, messages] of waiting) region.textContent = messages.join('\n');
    waiting.clear();
  };
  return {
    say(region: HTMLElement | null, message: string): void {
      if (!region) return;
      region.textContent = '';
      waiting.set(region, [...(waiting.get(region) ?? []), message]);
      cancel();
      cancel = clock.after(ANNOUNCE_DELAY_MS, speak);
    },
    stop: () => cancel(),
  };
}
