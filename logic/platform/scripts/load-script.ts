import { newScript } from './new-script.ts';
import { failureOf } from './script-failure.ts';
import { trustedPolicy } from './trusted-types.ts';

const loading = new Map<string, Promise<void>>();

/** Loads a script of the shop once, with the page's nonce. Rejects after 5 s. */
export function loadScript(address: string): Promise<void> {
  const known = loading.get(address);
  if (known) return known;
  const coming = append(address);
  loading.set(address, coming);
  // the next call tries again
  coming.catch(() => loading.delete(address));
  return coming;
}

async function append(address: string): Promise<void> {
  const script = newScript();
  script.src = trustedPolicy().createScriptURL(address);
  document.head.append(script);
  const failure = await failureOf(script);
  script.remove();
  if (failure) throw new Error(`[shop] loadScript: ${address} failed to load.`);
}
