import { getDefaultStore } from 'jotai/vanilla';
import { configAtom } from '../../logic/platform/config.ts';
import { loadScript as loadFrom } from '../../logic/platform/load-script.ts';

/**
 * Loads the shop's script of that name once: `{script-prefix}{name}.js`. Resolves when it has run, rejects where it
 * does not come within 5 s.
 */
export const loadScript = (name: string): Promise<void> =>
  loadFrom(`${getDefaultStore().get(configAtom).scriptPrefix}${name}.js`);
