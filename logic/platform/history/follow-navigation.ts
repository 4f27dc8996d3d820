import type { OnTurn, TurnFollower } from './turn.ts';
import { markOf } from './visit-mark.ts';

const isTurn = ({ navigationType, canIntercept, hashChange, destination }: NavigateEvent) =>
  navigationType === 'traverse' &&
  canIntercept &&
  !hashChange &&
  destination.sameDocument &&
  markOf(destination.getState()) !== undefined;

/** Follows turns by the Navigation API: the browser shows that it loads, and knows where the page was scrolled to. */
export function followNavigation(navigation: Navigation, onTurn: OnTurn): TurnFollower {
  const follow = (event: NavigateEvent) => {
    if (!isTurn(event)) return;
    const restoreScroll = () => {
      // a newer turn has ended this one
      if (!event.signal.aborted) event.scroll();
    };
    event.intercept({
      scroll: 'manual',
      focusReset: 'manual',
      handler: () => onTurn({ url: event.destination.url, restoreScroll }),
    });
  };
  navigation.addEventListener('navigate', follow);
  return {
    leave() {},
    enter() {},
    stop: () => navigation.removeEventListener('navigate', follow),
  };
}
