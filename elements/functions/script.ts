import { getDefaultStore } from 'jotai/vanilla';
import { loadScript as loadFrom } from '../../logic/platform/scripts/load-script.ts';
import { configAtom } from '../../logic/settings/settings.atoms.ts';

/**
 * Loads the shop's script of that name once: `{script-prefix}{name}.js`. Resolves when it has run, rejects where it
 * does not come within 5 s.
 */
export const loadScript = (name: string): Promise<void> =>
  loadFrom(`${getDefaultStore().get(configAtom).scriptPrefix}${name}.js`);
