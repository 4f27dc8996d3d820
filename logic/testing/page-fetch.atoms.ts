import { atom } from 'jotai/vanilla';
import { accountsAtom } from '../platform/accounts/accounts.atoms.ts';
import { createAccounts } from '../platform/accounts/accounts.ts';
import { browserClock } from '../platform/clock.ts';
import { createSend } from '../platform/http.ts';
import { platformAtom } from '../platform/platform.atoms.ts';
import { createPlatform, type PlatformPorts } from '../platform/platform.ts';
import { configAtom } from '../settings/settings.atoms.ts';

type Fetch = PlatformPorts['fetch'];

const pageFetchAtom = atom<{ readonly ask: Fetch } | undefined>();

/** Gives the page a platform on which nothing has happened; returns it. */
export const restartPlatformAtom = atom(null, (get, set) => {
  const ask = get(pageFetchAtom)?.ask;
  const platform = createPlatform(() => get(configAtom), ask && { fetch: ask });
  // all state of the page begins afresh with its platform
  set(platformAtom, platform);
  const send = ask && createSend({ fetch: ask, clock: browserClock });
  set(
    accountsAtom,
    createAccounts(() => get(configAtom).accountsUrl, send && { send }),
  );
  return platform;
});

/** Lets the tags ask through this function; undefined is the browser's own. */
export const givePageFetchAtom = atom(null, (_get, set, ask: Fetch | undefined) => {
  set(pageFetchAtom, ask && { ask });
  set(restartPlatformAtom);
});
