import { loadFiles } from 'virtual:element-loaders';

/** What browsers tell of the shopper's network, if they do. */
interface Network {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

function isSpare(): boolean {
  const { saveData, effectiveType = '' } = (Reflect.get(navigator, 'connection') ?? {}) as Network;
  return !saveData && !effectiveType.includes('2g');
}

/** Lets the browser fetch a module, but not run it. */
function preload(href: string, nonce: string): void {
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
  if (nonce) link.nonce = nonce;
  document.head.append(link);
}

async function fetchFor(library: string): Promise<void> {
  const files = await loadFiles();
  const keys = Object.keys(files).filter((key) => document.querySelector(`shop-${key}`));
  const script = [...document.scripts].find(({ src }) => src === library);
  for (const file of new Set(keys.flatMap((key) => files[key] ?? []))) {
    preload(new URL(file, library).href, script?.nonce ?? '');
  }
}

/**
 * Once the page is loaded and idle, fetches what will wake its tags, so that a touch costs no request; not for shoppers who
 * save data. `library` is the address of the autoloader.
 */
export function prefetchWhenIdle(library: string): void {
  if (!isSpare()) return;
  const begin = () => void fetchFor(library).catch(() => undefined);
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(begin) : setTimeout(begin, 1000);
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
