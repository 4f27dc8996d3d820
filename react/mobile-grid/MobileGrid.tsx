import { useLayoutEffect } from 'react';
import { viewAtom } from '../../logic/page/view.atoms.ts';
import type { Environment } from '../host/environment.ts';
import { Fallback } from '../host/Fallback.tsx';
import { useAtomValue } from '../host/use-atom.ts';
import { useStates } from '../host/use-states.ts';
import { findElements } from '../light-dom/find-element.ts';
import { createOuting } from '../moving/outing.ts';

export interface MobileGridProps {
  items: readonly string[];
  env: Environment;
}

const MOBILE_VIEW = 1;

/** Takes the named blocks of the page in while the view is mobile (docs/specification.md#s2-layout-views). */
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
