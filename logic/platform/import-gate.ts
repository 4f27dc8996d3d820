const { url } = import.meta;

/**
 * Whether files are fetched first: in Chromium, which up to version 155 keeps a failed import for the life of the page. The
 * build writes this file's name here, for where a page's bundler has renamed files, ours are not there.
 */
let fetchesFirst =
  globalThis.navigator?.userAgent.includes('Chrom') &&
  url.startsWith('http') &&
  url.includes('@gate-file');

/** The files that were asked for, by their address; undefined for those that did not come. */
const fetches = new Map<string, Promise<void> | undefined>();

/**
 * Fetches a file without running it, so that the import finds it in the browser's cache. This can be repeated; a failed
 * `preload` is kept as an import is, and `fetch()` would need a place in the page's `connect-src`.
 */
async function fetchFile(href: string): Promise<void> {
  const link = document.createElement('link');
  // a policy that allows scripts by their nonce alone allows the import only
  const handleViolation = ({ blockedURI }: SecurityPolicyViolationEvent) => {
    if (blockedURI === href) fetchesFirst = false;
  };
  addEventListener('securitypolicyviolation', handleViolation);
  const { type } = await new Promise<Event>((resolve) => {
    Object.assign(link, {
      rel: 'prefetch',
      as: 'script',
      crossOrigin: '',
      fetchPriority: 'high',
      href,
      onload: resolve,
      onerror: resolve,
    });
    document.head.append(link);
  });
  link.remove();
  removeEventListener('securitypolicyviolation', handleViolation);
  if (type === 'load' || !fetchesFirst) return;
  fetches.set(href, undefined);
  throw new TypeError(`[shop] ${href} did not come.`);
}

const isLoaded = (href: string): boolean =>
  performance.getEntriesByName(href).some((entry) => Reflect.get(entry, 'responseStatus') === 200);

/** Fetches what the browser has not loaded yet; all who wait for a file go on together. */
function fetchOnce(file: string): Promise<void> | undefined {
  const { href } = new URL(file, url);
  if (!fetches.has(href) && isLoaded(href)) return undefined;
  const fetching = fetches.get(href) ?? fetchFile(href);
  fetches.set(href, fetching);
  return fetching;
}

/** Calls `load` once these files have come; throws if one does not come. */
async function fetched<T>(files: readonly string[], load: () => Promise<T>): Promise<T> {
  if (fetchesFirst) await Promise.all(files.map(fetchOnce));
  return load();
}

/**
 * Imports a module through `fetched`, so that a file which does not come is never imported. A failure is retried once, and
 * then by the next call. The build makes each `import()` a call of this function, and adds the files (`build/gated-imports.mjs`).
 */
export function importOnceThere<T>(load: (through: typeof fetched) => Promise<T>): Promise<T> {
  const attempt = async () => load(fetched);
  return attempt().catch(attempt);
}
