import { gzipSync } from 'node:zlib';
import type { Asked, BenchServer } from '../harness/server.ts';

const GZIP_LEVEL = 9;
const BYTES_PER_KB = 1024;

/** The size of a served file after gzip, in KB of 1,024 bytes. */
export function gzippedKb({ assets }: BenchServer, path: string): number {
  const body = assets.get(path);
  if (body === undefined) throw new Error(`[bench] ${path}: is not built.`);
  return gzipSync(body, { level: GZIP_LEVEL }).length / BYTES_PER_KB;
}

/** The library's scripts among a page's requests; a script that was requested twice is listed twice. */
export const scriptsOf = (asked: readonly Asked[]): string[] =>
  asked.map(({ path }) => path).filter((path) => path.startsWith('/dist/') && path.endsWith('.js'));
