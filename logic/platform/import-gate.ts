const { url } = import.meta;

/**
 * Whether files are fetched first: in Chromium, which up to version 155 keeps a failed import for the life of the page. The
 * build writes this file's name here, for where a page's bundler has renamed files, ours are not there.
 */
let fetchesFirst =
  /Chrom/.test(globalThis.navigator?.userAgent ?? '') &&
  url.startsWith('http') &&
  url.includes('@gate-file');

/** Whether a file that was asked for has come, by its address. */
const outcomes = new Map<string, boolean>();

// what the browser has already is not asked for again
const hasCome = (href: string): boolean =>
  outcomes.get(href) ??
  performance.getEntriesByName(href).some((entry) => Reflect.get(entry, 'responseStatus') === 200);

/**
 * Fetches a file without running it, so that the import finds it in the browser's cache. This can be repeated; a failed
 * `preload` is kept as an import is, and `fetch()` would need a place in the page's `connect-src`.
 */
async function fetchFile(href: string): Promise<void> {
  const link = document.createElement('link');
  Object.assign(link, {
    rel: 'prefetch',
    as: 'script',
    crossOrigin: '',
    fetchPriority: 'high',
    href,
  });
  // a policy that allows scripts by their nonce alone allows the import only
  const heed = ({ blockedURI }: SecurityPolicyViolationEvent) => {
    if (blockedURI === href) fetchesFirst = false;
  };
  document.addEventListener('securitypolicyviolation', heed);
  const isThere = await new Promise<boolean>((resolve) => {
    link.onload = () => resolve(true);
    link.onerror = () => resolve(!fetchesFirst);
    document.head.append(link);
  });
  link.remove();
  document.removeEventListener('securitypolicyviolation', heed);
  outcomes.set(href, isThere);
  if (!isThere) throw new TypeError(`[shop] ${href} did not come.`);
}

/**
 * What `load` imports, once its files have come: what has not is never imported. One more try follows a failure, and then
 * the next call. The build makes each `import()` a call of this function, and knows the files (`build/gated-imports.mjs`).
 */
export function importOnceThere<T>(
  load: () => Promise<T>,
  files: readonly string[] = [],
): Promise<T> {
  const attempt = async () => {
    if (fetchesFirst) {
      const missing = files.map((file) => new URL(file, url).href).filter((href) => !hasCome(href));
      await Promise.all(missing.map(fetchFile));
    }
    return load();
  };
  return attempt().catch(attempt);
}
