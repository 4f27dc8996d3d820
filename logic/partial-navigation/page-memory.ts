/** How many pages Back and Forward show without a request. */
const MAX_PAGES = 10;

/** Pages that the shopper may come back to. */
export interface PageMemory<P> {
  get(url: string): P | undefined;
  keep(url: string, page: P): void;
}

/** A memory that forgets the page that was kept first. */
export function createPageMemory<P>(): PageMemory<P> {
  const pages = new Map<string, P>();
  return {
    get: (url) => pages.get(url),
    keep(url, page) {
      pages.delete(url);
      pages.set(url, page);
      const [oldest] = pages.keys();
      if (pages.size > MAX_PAGES && oldest !== undefined) pages.delete(oldest);
    },
  };
}
