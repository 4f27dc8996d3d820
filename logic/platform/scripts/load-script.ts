import { newScript } from './new-script.ts';
import { failureOf } from './script-failure.ts';
import { trustedPolicy } from './trusted-types.ts';

/** A path that stays in its folder; dots are only allowed between other characters. */
const NAME = /^[\w-]+(?:\.[\w-]+)*(?:\/[\w-]+(?:\.[\w-]+)*)*$/;

/** The URL `{prefix}{name}.js`. Throws if the name could escape from the prefix. */
export function scriptAddress(prefix: string, name: string): string {
  if (NAME.test(name)) return `${prefix}${name}.js`;
  throw new TypeError(
    '[shop] loadScript: expected a name such as "gallery" or "shop/gallery-2": letters, digits, "-", "_", single dots and "/" between them.',
  );
}

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
