import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fencesOf } from '../kit/fences.ts';

const SITE = join(import.meta.dirname, '../../docs/site');
const LIVE = /^ live\b(?<attributes>.*)$/;
const ATTRIBUTE = /(?<name>[a-z]+)='(?<value>[^']*)'/g;

/** An example of a page of the documentation. */
export interface LiveFence {
  readonly code: string;
  readonly attributes: Readonly<Record<string, string>>;
}

const unquoted = (text: string): string =>
  text.replaceAll('&#123;', '{').replaceAll('&#39;', "'").replaceAll('&amp;', '&');

const attributesOf = (text: string): LiveFence['attributes'] =>
  Object.fromEntries(
    [...text.matchAll(ATTRIBUTE)].map(({ groups }) => [
      groups?.name ?? '',
      unquoted(groups?.value ?? ''),
    ]),
  );

const fencesIn = (page: string): readonly LiveFence[] =>
  fencesOf(page).flatMap(({ info, code }) => {
    const attributes = LIVE.exec(info)?.groups?.attributes;
    return attributes === undefined ? [] : [{ code, attributes: attributesOf(attributes) }];
  });

/** The pages of the documentation with examples, hand-written and generated ones. */
export function pagesWithFences(): ReadonlyMap<string, readonly LiveFence[]> {
  const paths = readdirSync(SITE, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.md'),
  );
  const pages = paths
    .sort()
    .map((path) => [path, fencesIn(readFileSync(join(SITE, path), 'utf8'))] as const);
  return new Map(pages.filter(([, fences]) => fences.length > 0));
}
