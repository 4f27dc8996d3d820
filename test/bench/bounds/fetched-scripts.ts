import { gzipped } from '../harness/gzipped.ts';
import type { BenchServer, ServedRequest } from '../harness/server.ts';

/** The size of a served file after gzip, in KB of 1,024 bytes. */
export function gzippedKb({ assets }: BenchServer, path: string): number {
  const body = assets.get(path);
  if (body === undefined) throw new Error(`[bench] ${path}: is not built.`);
  return gzipped(body);
}

/** The library's scripts among a page's requests; a script that was requested twice is listed twice. */
export const scriptsOf = (requests: readonly ServedRequest[]): string[] =>
  requests
    .map(({ path }) => path)
    .filter((path) => path.startsWith('/dist/') && path.endsWith('.js'));
