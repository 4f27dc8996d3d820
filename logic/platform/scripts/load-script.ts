import { newScript } from './new-script.ts';
import { trustedPolicy } from './trusted-types.ts';

/** As long as modules have (docs/faults.md#decision-9). */
const LIMIT_MS = 5000;
const loading = new Map<string, Promise<void>>();

/** Loads a script of the page's shop once, with the page's nonce; rejects where it does not come within 5 s. */
export function loadScript(address: string): Promise<void> {
  const known = loading.get(address);
  if (known) return known;
  const coming = append(address);
  loading.set(address, coming);
  // the next call tries again
  coming.catch(() => loading.delete(address));
  return coming;
}

function append(address: string): Promise<void> {
  const script = newScript();
  return new Promise<void>((resolve, reject) => {
    const fail = () => reject(new Error(`[shop] loadScript: ${address} did not come.`));
    const timer = setTimeout(fail, LIMIT_MS);
    script.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    script.addEventListener('error', fail);
    script.src = trustedPolicy().createScriptURL(address);
    document.head.append(script);
  }).finally(() => script.remove());
}
