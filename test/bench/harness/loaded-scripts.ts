import type { Page, Protocol } from 'puppeteer-core';

/** A script of the library that a page has loaded. */
export interface LoadedScript {
  /** The path in `dist/`. */
  readonly path: string;
  /** The transfer size without headers, in units of 1,024 bytes; the servers use gzip. */
  readonly kb: number;
  /** The script that imported it; `the page` if the page itself did. */
  readonly importedBy: string;
  /** The length of the import chain, including itself. */
  readonly depth: number;
}

const IN_DIST = /\/dist\/(.+\.js)$/;
const BYTES_PER_KB = 1024;

type Request = Protocol.Network.RequestWillBeSentEvent;

const inDist = (url: string | undefined): string | undefined => IN_DIST.exec(url ?? '')?.[1];
const importerOf = ({ initiator }: Request): string | undefined =>
  inDist(initiator.stack?.callFrames[0]?.url ?? initiator.url);

/** The scripts of `dist/` in the order of their requests. */
function scriptsOf(
  requests: readonly Request[],
  bytes: ReadonlyMap<string, number>,
): readonly LoadedScript[] {
  const depths = new Map<string, number>();
  return requests.flatMap((request) => {
    const path = inDist(request.request.url);
    if (!path) return [];
    const importer = importerOf(request);
    const depth = 1 + (depths.get(importer ?? '') ?? 0);
    depths.set(path, depth);
    const kb = (bytes.get(request.requestId) ?? 0) / BYTES_PER_KB;
    return [{ path, kb, importedBy: importer ?? 'the page', depth }];
  });
}

/**
 * Observes a page from the start; the returned function lists the scripts transferred so far. Prefetched scripts are
 * later imported from the cache.
 */
export async function followScripts(page: Page): Promise<() => readonly LoadedScript[]> {
  const requests: Request[] = [];
  const bytes = new Map<string, number>();
  const cdp = await page.createCDPSession();
  await cdp.send('Network.enable');
  cdp.on('Network.requestWillBeSent', (request) => requests.push(request));
  cdp.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    bytes.set(requestId, (bytes.get(requestId) ?? 0) + encodedDataLength);
  });
  await page.setExtraHTTPHeaders({ 'accept-encoding': 'gzip' });
  return () =>
    scriptsOf(
      requests.filter(({ requestId }) => bytes.get(requestId)),
      bytes,
    );
}

export const totalKb = (scripts: readonly LoadedScript[]): number =>
  scripts.reduce((sum, { kb }) => sum + kb, 0);

export const longestChain = (scripts: readonly LoadedScript[]): number =>
  Math.max(0, ...scripts.map(({ depth }) => depth));
