import { atom } from 'jotai/vanilla';
import { accountsAtom } from '../platform/accounts/accounts.atoms.ts';
import { createAccounts } from '../platform/accounts/accounts.ts';
import { createSend } from '../platform/http.ts';
import { platformAtom } from '../platform/platform.atoms.ts';
import { browserFetch, createPlatform, type PlatformPorts } from '../platform/platform.ts';
import { configAtom } from '../settings/settings.atoms.ts';
import { createPageRun, type PageRun } from './page-run.ts';

type Fetch = PlatformPorts['fetch'];

const pageFetchAtom = atom<{ readonly send: Fetch } | undefined>();

/** The calls and timers of elements since the page was reset. */
export const pageRunAtom = atom<PageRun>();

/** Replaces the platform by a new one and cancels pending calls. Returns the new one. */
export const restartPlatformAtom = atom(null, (get, set) => {
  get(pageRunAtom)?.end();
  const run = createPageRun(get(pageFetchAtom)?.send ?? browserFetch);
  set(pageRunAtom, run);
  const platform = run.counting(createPlatform(() => get(configAtom), run));
  // all state of the page resets with its platform
  set(platformAtom, platform);
  const send = createSend(run);
  set(
    accountsAtom,
    createAccounts(() => get(configAtom).accountsUrl, { send }),
  );
  return platform;
});

/** Sets the function that sends requests; undefined restores the browser's own. */
export const givePageFetchAtom = atom(null, (_get, set, send: Fetch | undefined) => {
  set(pageFetchAtom, send && { send });
  set(restartPlatformAtom);
});
