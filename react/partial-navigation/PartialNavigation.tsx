import { useAtomValue } from 'jotai';
import { useLayoutEffect, useRef, useState } from 'react';
import { CLICK_TIMEOUT_MS, moduleWithin } from '../../logic/page/module-within.ts';
import { partialNavigationMessages } from '../../logic/partial-navigation/partial-navigation.messages.ts';
import { visitableUrl } from '../../logic/partial-navigation/visitable-url.ts';
import { isAtVisit } from '../../logic/platform/history/visit-mark.ts';
import { platformAtom } from '../../logic/platform/platform.atoms.ts';
import { visitStateAtomOf } from '../../logic/visits/visits.atoms.ts';
import { safeHref } from '../../logic/wire/safe-link.ts';
import type { Environment } from '../host/environment.ts';
import { useModule } from '../host/use-module.ts';
import { textsOf, useMethods, useStates } from '../host/use-tag.ts';
import type { PageVisitSettings } from './later/page-visits.ts';
import { useLinkVisits } from './use-link-visits.ts';

export interface PartialNavigationProps extends Omit<PageVisitSettings, 'fail'> {
  links: string;
  env: Environment;
}

const loadVisits = async () => (await import('./later/page-visits.ts')).pageVisitsOf;

/** Whether the element is active: only the first one of the page is. */
const isFirst = (host: HTMLElement): boolean =>
  document.documentElement.querySelector(host.localName) === host;

/** The latest visit, from the click to its end. */
interface Pending {
  readonly url: string;
  readonly done: Promise<void>;
}

/** Visits URLs through a module that loads when the shopper approaches a link or clicks it. */
function useVisits(env: Environment, settings: PageVisitSettings) {
  const { host } = env;
  // after a reload, Back may lead to entries that need the module
  const [isNear, setNear] = useState(isAtVisit);
  const [initialUrl] = useState(document.location.href);
  const visitsOf = useModule(env, loadVisits, isNear);
  const { page } = useAtomValue(platformAtom);
  const pending = useRef<Pending>(undefined);
  useLayoutEffect(() => visitsOf?.(host).use(settings));
  useLayoutEffect(() => visitsOf?.(host).follow(initialUrl), [visitsOf, host, initialUrl]);
  const near = () => setNear(true);
  const start = async (url: string): Promise<void> => {
    const loaded = await moduleWithin(loadVisits, CLICK_TIMEOUT_MS).catch(() => undefined);
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
  return { near, visit, leave: page.follow };
}

/** Visits pages of the shop without leaving the current one (docs/specification.md#s2-partial-navigation). */
export function PartialNavigation({ env, links, ...settings }: PartialNavigationProps) {
  const { host } = env;
  const { near, visit, leave } = useVisits(env, { ...settings, fail: env.fail });
  const { isLoading, title } = useAtomValue(visitStateAtomOf(host));
  const isActive = isFirst(host);
  useLinkVisits({ links: isActive ? links : ':not(*)', near, visit });
  useStates(env, { loading: isLoading });
  useMethods(env, {
    async navigate(to: unknown) {
      const link = safeHref(String(to));
      if (link === undefined) return;
      const { href } = new URL(link, host.baseURI);
      const url = visitableUrl({ href, target: '', isDownload: false }, location.href);
      return url === undefined ? leave(href) : visit(url);
    },
  });
  return (
    <>
      <slot />
      <p className="unseen" role="status">
        {title && textsOf(partialNavigationMessages, env).opened({ title })}
      </p>
    </>
  );
}
