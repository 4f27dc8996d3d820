import { useAtomValue } from 'jotai';
import type { Side } from '../../logic/listing/listing.atoms.ts';
import { limitOf } from '../../logic/listing/listing.model.ts';
import { CLICK_TIMEOUT_MS, moduleWithin } from '../../logic/page/module-within.ts';
import { platformAtom } from '../../logic/platform/platform.atoms.ts';
import { PHONE, useMedia } from '../host/use-media.ts';
import { useOnChange } from '../host/use-on-change.ts';
import type { ListingProps } from './listing.props.ts';
import { nextLink } from './read-list.ts';

const loadAdding = () => import('./later/add-products.ts');
const loadFetching = () => import('./later/fetch-list.ts');

interface Adding {
  /** Adds the next or the previous products; returns the first new one. */
  add(side: Side): Promise<Element | undefined>;
  /** Loads the code, and the next page in advance. */
  prefetch(): void;
}

/** Adds products to the list through a module that loads on demand; without it, the browser opens their page. */
export function useAdding(props: ListingProps, reload: () => Promise<void>): Adding {
  const { env, items, param, onStart, onLoad } = props;
  const { host, fail } = env;
  const { page } = useAtomValue(platformAtom);
  return {
    async add(side) {
      const loaded = await moduleWithin(loadAdding, CLICK_TIMEOUT_MS).catch(() => undefined);
      if (loaded)
        return loaded.addProducts(host, { side, items, param, onStart, onLoad, fail, reload });
      const url = nextLink(host)?.href;
      if (url && side === 'next') page.follow(url);
      return undefined;
    },
    prefetch() {
      const next = () => nextLink(host)?.href;
      const url = next();
      loadFetching().then(
        // unless the click was faster
        ({ prefetchList }) => url && url === next() && prefetchList(url),
        () => undefined,
      );
    },
  };
}

interface Scrolling extends Pick<ListingProps, 'more' | 'limit'> {
  readonly shown: number;
  readonly hasNext: boolean;
}

/** How far below the window the end of the list may be. */
const AHEAD = '150%';

/** Adds products when the end of the list is near, up to the limit. */
export function useAutoAdding(
  foot: Element | null,
  { more, limit, shown, hasNext }: Scrolling,
  add: () => void,
): void {
  const isPhone = useMedia(PHONE);
  const isActive = more === 'scroll' && hasNext && shown < limitOf(limit, isPhone);
  useOnChange([foot, isActive, shown], () => {
    if (!foot || !isActive) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) add();
      },
      { rootMargin: `0px 0px ${AHEAD} 0px` },
    );
    observer.observe(foot);
    return () => observer.disconnect();
  });
}
