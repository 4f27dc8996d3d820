import { useAtomValue } from 'jotai';
import { useLayoutEffect } from 'react';
import { viewAtom } from '../../logic/page/view.atoms.ts';
import type { Environment } from '../host/environment.ts';
import { Fallback } from '../host/Fallback.tsx';
import { useStates } from '../host/use-tag.ts';
import { findElements } from '../light-dom/find-element.ts';
import { createTemporaryMove } from '../moving/temporary-move.ts';

export interface MobileGridProps {
  items: readonly string[];
  env: Environment;
}

const MOBILE_VIEW = 1;

/** Contains the named blocks of the page in the mobile view (docs/specification.md#s2-layout-views). */
export function MobileGrid({ items, env }: MobileGridProps) {
  const { host } = env;
  const isMobile = useAtomValue(viewAtom) === MOBILE_VIEW;
  useStates(env, { mobile: isMobile });
  useLayoutEffect(() => {
    if (!isMobile) return;
    const stays = items
      .flatMap((selector) => findElements(document, selector))
      .map(createTemporaryMove);
    for (const { moveTo } of stays) moveTo(host);
    return () => {
      for (const { moveBack } of stays) moveBack();
    };
  }, [host, items, isMobile]);
  return <Fallback />;
}
