import { useLayoutEffect } from 'react';
import { viewAtom } from '../../logic/platform/view.atoms.ts';
import type { Environment } from '../shared/environment.ts';
import { Fallback } from '../shared/Fallback.tsx';
import { findElements } from '../shared/find-element.ts';
import { createOuting } from '../shared/outing.ts';
import { useAtomValue } from '../shared/use-atom.ts';
import { useStates } from '../shared/use-states.ts';

export interface MobileGridProps {
  items: readonly string[];
  env: Environment;
}

const MOBILE_VIEW = 1;

/** Takes the named blocks of the page in while the view is mobile (specification §2, layout views). */
export function MobileGrid({ items, env }: MobileGridProps) {
  const { host } = env;
  const isMobile = useAtomValue(viewAtom) === MOBILE_VIEW;
  useStates(env, { mobile: isMobile });
  useLayoutEffect(() => {
    if (!isMobile) return;
    const outings = items
      .flatMap((selector) => findElements(host.ownerDocument, selector))
      .map(createOuting);
    for (const { goTo } of outings) goTo(host);
    return () => {
      for (const { goHome } of outings) goHome();
    };
  }, [host, items, isMobile]);
  return <Fallback />;
}
