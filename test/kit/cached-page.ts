import { forgetConfigAtom } from '../../logic/settings/settings.atoms.ts';
import { pageStore } from '../../logic/state/page-state.ts';

/** Marks the page as served from the platform's cache, until the end of the test. */
export function markPageAsCached(): void {
  Object.defineProperty(globalThis, 'app_shop', {
    configurable: true,
    value: { vars: { cache_html: 'true' } },
  });
  pageStore.set(forgetConfigAtom);
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'app_shop');
  pageStore.set(forgetConfigAtom);
});
