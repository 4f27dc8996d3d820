import { useLayoutEffect, useState } from 'react';
import type { Environment } from '../../host/environment.ts';

const CHANGES: MutationObserverInit = {
  childList: true,
  subtree: true,
  characterData: true,
  attributeFilter: [
    'class',
    'aria-current',
    'href',
    'src',
    'alt',
    'value',
    'label',
    'data-count',
    'data-link',
    'data-product',
    'data-values_id',
    'data-size-type',
    'data-days',
  ],
};

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * What is read from the children of the tag, and again whenever they come or change, or the shopper chooses in them.
 * `read` stands at the level of a module.
 */
export function useRead<T, A>({ host }: Environment, read: (host: Element, of: A) => T, of: A): T {
  const [value, setValue] = useState(() => read(host, of));
  useLayoutEffect(() => {
    const update = () => {
      const next = read(host, of);
      // scripts of the theme mark options on every movement of the mouse
      setValue((known) => (isSame(known, next) ? known : next));
    };
    const observer = new MutationObserver(update);
    observer.observe(host, CHANGES);
    host.addEventListener('change', update);
    update();
    return () => {
      observer.disconnect();
      host.removeEventListener('change', update);
    };
  }, [host, read, of]);
  return value;
}
