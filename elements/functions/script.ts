import { loadScript as loadFrom } from '../../logic/platform/scripts/load-script.ts';
import { scriptAddress } from '../../logic/platform/scripts/script-address.ts';
import { configAtom } from '../../logic/settings/settings.atoms.ts';
import { pageStore } from '../../logic/state/page-state.ts';

/**
 * Loads the shop's script of that name once: `{script-prefix}{name}.js`. Resolves when it has run, rejects where it
 * does not come within 5 s, and where the name could lead out of the prefix.
 */
export async function loadScript(name: string): Promise<void> {
  await loadFrom(scriptAddress(pageStore.get(configAtom).scriptPrefix, name));
}
