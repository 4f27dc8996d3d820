import { gzipSync } from 'node:zlib';

const GZIP_LEVEL = 9;
const BYTES_PER_KB = 1024;

/** The size after gzip, in KB of 1,024 bytes. */
export const gzipped = (body: string | Buffer): number =>
  gzipSync(body, { level: GZIP_LEVEL }).length / BYTES_PER_KB;
