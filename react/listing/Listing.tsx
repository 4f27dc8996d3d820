import { useAtomValue } from 'jotai';
import { type RefObject, useRef, useState } from 'react';
import {
  type ListingState,
  type ListingStatus,
  type ListPage,
  listingStateAtomOf,
  listPagesAtomOf,
  type Side,
} from '../../logic/listing/listing.atoms.ts';
import { listingMessages } from '../../logic/listing/listing.messages.ts';
import { areLimits } from '../../logic/listing/listing.model.ts';
import { warnAuthor } from '../../logic/page/warn-author.ts';
import { storedPlace } from '../../logic/platform/history/entry-place.ts';
import { visitStateAtomOf } from '../../logic/visits/visits.atoms.ts';
import { useIntent } from '../host/use-intent.ts';
import { useModule } from '../host/use-module.ts';
import { useOnChange } from '../host/use-on-change.ts';
import { textsOf, useMethods, useStates } from '../host/use-tag.ts';
import { isSameData, useLightDom } from '../light-dom/use-light-child.ts';
import { LIVE } from '../look/live.ts';
import { useLinkVisits } from '../visits/use-link-visits.ts';
import { useVisits } from '../visits/use-visits.ts';
import { ListError, MoreLink } from './ListFoot.tsx';
import { isOfList } from './list-areas.ts';
import { pagesOf } from './list-pages.ts';
import type { ListingProps } from './listing.props.ts';
import { type ListReading, readList } from './read-list.ts';
import { useAdding, useAutoAdding } from './use-adding.ts';

const loadVisits = async () => (await import('./later/list-visits.ts')).listVisitsOf;
const loadFollowing = async () => (await import('./later/Following.tsx')).Following;

const CHANGES: MutationObserverInit = {
  childList: true,
  subtree: true,
  attributeFilter: ['href', 'rel', 'data-total', 'data-from'],
};

type Texts = typeof listingMessages.pl;

/** The text for a live region after a change. */
function statusText(status: ListingStatus | undefined, texts: Texts): string {
  switch (status?.kind) {
    case 'products':
      return texts.products(status);
    case 'loaded': {
      const { total } = status;
      return total === undefined ? texts.loaded(status) : texts.loadedOf({ ...status, total });
    }
    case 'reordered':
      return texts.reordered;
    default:
      return '';
  }
}

const previousText = ({ from }: ListPage, texts: Texts): string =>
  from > 1 ? texts.previousOf({ count: from - 1 }) : texts.previous;

const moreText = ({ shown, total }: ListReading, texts: Texts): string =>
  total === undefined ? texts.more : texts.moreOf({ shown, total });

/** Visits of the list's own links, adding products, and repeating what has failed. */
function useRequests(props: ListingProps, { failed }: ListingState) {
  const { env, regions, items, param, onStart, onLoad } = props;
  const { host, fail } = env;
  const settings = { regions, items, param, onStart, onLoad, fail };
  const { near, visit, navigate } = useVisits(env, loadVisits, settings);
  useLinkVisits({ isLink: (element) => isOfList(element, host, regions), near, visit });
  const refresh = () => visit(location.href);
  const { add, prefetch } = useAdding(props, refresh);
  const retry = () => {
    if (failed && 'url' in failed) visit(failed.url);
    else if (failed) add(failed.side);
  };
  useMethods(env, {
    go: navigate,
    refresh,
    async more() {
      await add('next');
    },
  });
  return { add, prefetch, retry };
}

/** What the list shows, and whether more of it is on other pages. */
function useList({ env, items, more }: ListingProps) {
  const { host } = env;
  const pages = useAtomValue(listPagesAtomOf(host));
  const reading = useLightDom(host, {
    read: () => readList(host, items),
    changes: CHANGES,
    isSame: isSameData,
    keys: [items],
  });
  if (more === 'pages') return { reading };
  const [first] = pagesOf(host, items, pages);
  return { reading, first, next: reading.next };
}

/** Adds products, and moves focus: after a key to the first new one, and to the status if the button is gone. */
function useFocusAfter(
  add: (side: Side) => Promise<Element | undefined>,
  isEnd: boolean,
  status: RefObject<HTMLElement | null>,
) {
  const hasAdded = useRef(false);
  useOnChange([isEnd], () => {
    const isLost = isEnd && document.activeElement === document.body;
    if (isLost && hasAdded.current) status.current?.focus({ preventScroll: true });
  });
  return async (side: Side, isByKey: boolean): Promise<void> => {
    hasAdded.current = true;
    const added = await add(side);
    if (isByKey) added?.querySelector<HTMLElement>('a[href]')?.focus();
  };
}

const LIMITS = 'expected one number, or two for phones and other screens, each from 0 to 1000';

/** A list whose filters, order and pages change it in place. */
export function Listing(props: ListingProps) {
  const { env, items, more, limit, label } = props;
  const { host } = env;
  const [isNear] = useIntent(host);
  const state = useAtomValue(listingStateAtomOf(host));
  const { isLoading } = useAtomValue(visitStateAtomOf(host));
  const { reading, first, next } = useList(props);
  const { add, prefetch, retry } = useRequests(props, state);
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const Following = useModule(env, loadFollowing, isNear || storedPlace() !== undefined);
  const texts = textsOf(listingMessages, env);
  const isBusy = isLoading || state.adding !== undefined;
  const { shown } = reading;
  useAutoAdding(foot, { more, limit, shown, hasNext: next !== undefined }, () => add('next'));
  useStates(env, {
    loading: isBusy,
    end: reading.next === undefined,
    error: state.failed !== undefined,
  });
  if (!areLimits(limit)) warnAuthor(host.localName, `limit="${limit}": ${LIMITS}, using 100.`);
  const onAdd = useFocusAfter(add, next === undefined, status);
  const link = { isBusy, onAdd };
  return (
    <>
      <section className="list" aria-label={label} aria-busy={isBusy}>
        {first?.previous && (
          <MoreLink
            {...link}
            side="previous"
            href={first.previous}
            text={previousText(first, texts)}
          />
        )}
        <slot />
        {shown === 0 && <slot name="empty" />}
        <div ref={setFoot}>
          {state.failed && <ListError env={env} onRetry={retry} />}
          {next && !state.failed && (
            <MoreLink
              {...link}
              side="next"
              href={next}
              text={moreText(reading, texts)}
              onNear={prefetch}
            />
          )}
        </div>
      </section>
      <p ref={status} className="unseen" part="status" {...LIVE} tabIndex={-1}>
        {statusText(state.status, texts)}
      </p>
      {Following && <Following env={env} items={items} />}
    </>
  );
}
