import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

const LETTERS = 12;

/**
 * The database of one server, named after the demo's folder and the server's port. Copies of the repository may share
 * files by hard links, and several servers of one copy may run at the same time.
 */
export function dataFile(folder: string, port: number): string {
  const copy = createHash('sha256').update(folder).digest('hex').slice(0, LETTERS);
  const data = join(folder, '.data');
  mkdirSync(data, { recursive: true });
  return join(data, `shop-${copy}-${port}.sqlite`);
}
