import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Environment } from '../host/environment.ts';

/** Hides content while `isFolded`; the browser's find-in-page still finds it and unfolds it. */
export function useFolding(
  { host }: Environment,
  isFolded: boolean,
  unfold: () => void,
): { content: RefObject<HTMLDivElement | null>; toggle: RefObject<HTMLButtonElement | null> } {
  const content = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const box = content.current;
    box?.addEventListener('beforematch', unfold);
    return () => box?.removeEventListener('beforematch', unfold);
  });
  useLayoutEffect(() => {
    if (!isFolded) return content.current?.removeAttribute('hidden');
    content.current?.setAttribute('hidden', 'until-found');
    const { activeElement } = document;
    // hidden content cannot keep focus
    if (activeElement !== host && host.contains(activeElement)) toggle.current?.focus();
  }, [host, isFolded]);
  return { content, toggle };
}
