import { readdirSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';

/** The extensions of checked files. */
const PAGES = ['.html', '.htm'];
const TEMPLATES = ['.xsl', '.xslt', '.xml'];

export const isTemplate = (path: string): boolean => TEMPLATES.includes(extname(path));

const isKnown = (path: string): boolean => [...PAGES, ...TEMPLATES].includes(extname(path));

/** The files at a path: itself, or the pages and templates of a folder; throws if there are none. */
export function filesAt(path: string): readonly string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((file) => join(path, file))
    .filter((file) => isKnown(file) && !file.includes('node_modules'))
    .sort();
}
