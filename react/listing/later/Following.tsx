import { useAtomValue } from 'jotai';
import { listPagesAtomOf } from '../../../logic/listing/listing.atoms.ts';
import { listen } from '../../../logic/platform/listen.ts';
import type { Environment } from '../../host/environment.ts';
import { useDebounced } from '../../host/use-debounced.ts';
import { useListeners } from '../../host/use-listeners.ts';
import { useOnMount } from '../../host/use-on-change.ts';
import { pagesOf } from '../list-pages.ts';
import { rowsOf } from '../read-list.ts';
import { ownUrlsOf } from './list-session.ts';
import { restorePlace, storeFirstInView } from './place.ts';

/** The delay after scrolling before the history entry is updated, in milliseconds; browsers limit the updates. */
const DEBOUNCE_MS = 200;

interface FollowingProps {
  readonly env: Environment;
  readonly items: string | undefined;
}

/** Keeps the URL and the place of the history entry in sync with the products in view, for the way back. */
export function Following({ env, items }: FollowingProps) {
  const { host } = env;
  const pages = useAtomValue(listPagesAtomOf(host));
  const store = () => {
    const shown = pagesOf(host, items, pages);
    const inView = shown.findLast(
      ({ first }) => first.getBoundingClientRect().top < innerHeight / 2,
    );
    const { url, first } = inView ?? shown[0] ?? {};
    if (url) ownUrlsOf(host).add(url);
    const rows = rowsOf(host, items);
    // the way back shows the list from this page on
    const start = first ? rows.indexOf(first) : 0;
    storeFirstInView(rows.slice(Math.max(0, start)), url);
  };
  const restore = () => restorePlace(rowsOf(host, items));
  useOnMount(() => {
    restore();
    // the browser may scroll once the page has loaded
    if (document.readyState === 'complete') return;
    return listen(window, { load: () => setTimeout(restore) });
  });
  const later = useDebounced(DEBOUNCE_MS, store);
  useListeners(
    window,
    {
      scroll() {
        if (pages.length > 1) later.schedule();
        else later.stop();
      },
    },
    { passive: true },
  );
  useListeners(host, {
    click({ target }) {
      if (target instanceof Element && target.closest('a[href]')) store();
    },
  });
  return null;
}
