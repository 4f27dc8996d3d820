import { atom } from 'jotai/vanilla';
import { accountsAtom } from '../platform/accounts/accounts.atoms.ts';
import { createAccounts } from '../platform/accounts/accounts.ts';
import { createSend } from '../platform/http.ts';
import { platformAtom } from '../platform/platform.atoms.ts';
import { browserFetch, createPlatform, type PlatformPorts } from '../platform/platform.ts';
import { configAtom } from '../settings/settings.atoms.ts';
import { createPageRun, type PageRun } from './page-run.ts';

type Fetch = PlatformPorts['fetch'];

const pageFetchAtom = atom<{ readonly ask: Fetch } | undefined>();

/** What the tags of the page have set going since it began. */
export const pageRunAtom = atom<PageRun>();

/** Gives the page a platform on which nothing has happened, and ends what runs; returns it. */
export const restartPlatformAtom = atom(null, (get, set) => {
  get(pageRunAtom)?.end();
  const run = createPageRun(get(pageFetchAtom)?.ask ?? browserFetch);
  set(pageRunAtom, run);
  const platform = run.counting(createPlatform(() => get(configAtom), run));
  // all state of the page begins afresh with its platform
  set(platformAtom, platform);
  const send = createSend(run);
  set(
    accountsAtom,
    createAccounts(() => get(configAtom).accountsUrl, { send }),
  );
  return platform;
});

/** Lets the tags ask through this function; undefined is the browser's own. */
export const givePageFetchAtom = atom(null, (_get, set, ask: Fetch | undefined) => {
  set(pageFetchAtom, ask && { ask });
  set(restartPlatformAtom);
});
