import { useAtomValue } from 'jotai';
import { useLayoutEffect, useRef, useState } from 'react';
import { CLICK_TIMEOUT_MS, moduleWithin } from '../../logic/page/module-within.ts';
import { isAtVisit } from '../../logic/platform/history/visit-mark.ts';
import { platformAtom } from '../../logic/platform/platform.atoms.ts';
import { visitableUrl } from '../../logic/visits/visitable-url.ts';
import { safeHref } from '../../logic/wire/safe-link.ts';
import type { Environment } from '../host/environment.ts';
import { answering, type Load, useModule } from '../host/use-module.ts';
import type { Visits } from './later/visits.ts';
import { loadingVisitors } from './loading-visitors.ts';

/** The latest visit, from the click to its end. */
interface Pending {
  readonly url: string;
  readonly done: Promise<void>;
}

/** Visits URLs through a module that loads when the shopper approaches a link or clicks it. */
export function useVisits<Settings>(
  env: Environment,
  load: Load<(host: HTMLElement) => Visits<Settings>>,
  settings: Settings,
) {
  const { host } = env;
  // after a reload, Back may lead to entries that need the module
  const [isNear, setNear] = useState(isAtVisit);
  const [initialUrl] = useState(document.location.href);
  const visitsOf = useModule(
    answering(env, () => loadingVisitors.delete(host)),
    load,
    isNear,
  );
  const { page } = useAtomValue(platformAtom);
  const pending = useRef<Pending>(undefined);
  const isLoading = isNear && !visitsOf;
  useLayoutEffect(() => {
    if (!isLoading) return;
    loadingVisitors.add(host);
    return () => void loadingVisitors.delete(host);
  }, [isLoading, host]);
  useLayoutEffect(() => visitsOf?.(host).use(settings));
  useLayoutEffect(() => visitsOf?.(host).follow(initialUrl), [visitsOf, host, initialUrl]);
  const near = () => setNear(true);
  const start = async (url: string): Promise<void> => {
    const loaded = await moduleWithin(load, CLICK_TIMEOUT_MS).catch(() => undefined);
    // superseded by a newer click
    if (pending.current?.url !== url) return;
    if (!loaded) return page.follow(url);
    loaded(host).use(settings);
    await loaded(host).visit(url);
    if (pending.current?.url === url) pending.current = undefined;
  };
  const visit = (url: string): Promise<void> => {
    near();
    if (pending.current?.url !== url) {
      // the visit checks in a later task whether it is still the latest
      pending.current = { url, done: start(url) };
    }
    return pending.current.done;
  };
  /** Visits a URL from a script; the browser navigates to URLs that cannot be visited. */
  const navigate = async (to: unknown): Promise<void> => {
    const link = safeHref(String(to));
    if (link === undefined) return;
    const { href } = new URL(link, host.baseURI);
    const url = visitableUrl({ href, target: '', isDownload: false }, location.href);
    return url === undefined ? page.follow(href) : visit(url);
  };
  return { near, visit, navigate };
}
