import { loadScript as loadFrom, scriptAddress } from '../../logic/platform/scripts/load-script.ts';
import { configAtom } from '../../logic/settings/settings.atoms.ts';
import { pageStore } from '../../logic/state/page-state.ts';

/**
 * Loads the shop's script `{script-prefix}{name}.js` once. Resolves when it has run. Rejects after 5 s, or if the name
 * could escape from the prefix.
 */
export async function loadScript(name: string): Promise<void> {
  await loadFrom(scriptAddress(pageStore.get(configAtom).scriptPrefix, name));
}
