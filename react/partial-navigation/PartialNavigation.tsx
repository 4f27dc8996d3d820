import { useAtomValue } from 'jotai';
import { partialNavigationMessages } from '../../logic/partial-navigation/partial-navigation.messages.ts';
import { visitStateAtomOf } from '../../logic/visits/visits.atoms.ts';
import type { Environment } from '../host/environment.ts';
import { textsOf, useMethods, useStates } from '../host/use-tag.ts';
import { isMatch } from '../light-dom/find-element.ts';
import { LIVE } from '../look/live.ts';
import { useLinkVisits } from '../visits/use-link-visits.ts';
import { useVisits } from '../visits/use-visits.ts';
import type { PageVisitSettings } from './later/page-visits.ts';

export interface PartialNavigationProps extends Omit<PageVisitSettings, 'fail'> {
  links: string;
  env: Environment;
}

const loadVisits = async () => (await import('./later/page-visits.ts')).pageVisitsOf;

/** Whether the element is active: only the first one of the page is. */
const isFirst = (host: HTMLElement): boolean =>
  document.documentElement.querySelector(host.localName) === host;

/** Visits pages of the shop without leaving the current one (docs/specification.md#s2-partial-navigation). */
export function PartialNavigation({ env, links, ...settings }: PartialNavigationProps) {
  const { host } = env;
  const { near, visit, navigate } = useVisits(env, loadVisits, { ...settings, fail: env.fail });
  const { isLoading, title } = useAtomValue(visitStateAtomOf(host));
  const isActive = isFirst(host);
  useLinkVisits({ isLink: (element) => isActive && isMatch(element, links), near, visit });
  useStates(env, { loading: isLoading });
  useMethods(env, { navigate });
  return (
    <>
      <slot />
      <p className="unseen" {...LIVE}>
        {title && textsOf(partialNavigationMessages, env).opened({ title })}
      </p>
    </>
  );
}
