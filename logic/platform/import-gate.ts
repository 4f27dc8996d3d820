const { url } = import.meta;

/**
 * Whether files are fetched before their import. Chromium up to version 155 caches a failed import until the page is
 * left. The build inserts the name of this file; if the page's bundler renamed files, ours do not exist.
 */
let fetchesFirst =
  globalThis.navigator?.userAgent.includes('Chrom') &&
  url.startsWith('http') &&
  url.includes('@gate-file');

/** Pending and finished fetches by URL; undefined for failed ones. */
const fetches = new Map<string, Promise<void> | undefined>();

/**
 * Fetches a file without running it, so that the import finds it in the HTTP cache. Unlike `preload`, it can be
 * repeated after a failure, and unlike `fetch()`, it is not subject to `connect-src`.
 */
async function fetchFile(href: string): Promise<void> {
  const link = document.createElement('link');
  // a policy with a nonce may block this fetch but allow the import
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
  throw new TypeError(`[shop] ${href} failed to load.`);
}

const isLoaded = (href: string): boolean =>
  performance.getEntriesByName(href).some((entry) => Reflect.get(entry, 'responseStatus') === 200);

/** Fetches a file that the browser has not loaded yet. Concurrent calls share the result. */
function fetchOnce(file: string): Promise<void> | undefined {
  const { href } = new URL(file, url);
  if (!fetches.has(href) && isLoaded(href)) return undefined;
  const fetching = fetches.get(href) ?? fetchFile(href);
  fetches.set(href, fetching);
  return fetching;
}

/** Calls `load` once the files have been fetched. Throws if one fails. */
async function fetched<T>(files: readonly string[], load: () => Promise<T>): Promise<T> {
  if (fetchesFirst) await Promise.all(files.map(fetchOnce));
  return load();
}

/**
 * Imports a module through `fetched`, so that a file that cannot be fetched is never imported. A failure is retried
 * once, and again by the next call. The build replaces each `import()` by a call of this function and adds the files
 * (`build/gated-imports.mjs`).
 */
export function importOnceThere<T>(load: (through: typeof fetched) => Promise<T>): Promise<T> {
  const attempt = async () => load(fetched);
  return attempt().catch(attempt);
}
