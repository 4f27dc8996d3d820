import type { Environment } from '../../host/environment.ts';
import { useLightDom } from '../../light-dom/use-light-child.ts';

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
 * Reads the children of the element, and reads again when they change or the shopper chooses. Define `read` at module
 * level.
 */
export const useRead = <T, A>({ host }: Environment, read: (host: Element, of: A) => T, of: A): T =>
  useLightDom(host, {
    read: () => read(host, of),
    changes: CHANGES,
    events: ['change'],
    // scripts of the theme mark options on every mouse movement
    isSame,
    keys: [read, of],
  });
