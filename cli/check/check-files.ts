import { readFileSync } from 'node:fs';
import { learnKindsOfData } from '../../elements/advice/known-data.ts';
import { provideDocs } from '../../elements/declare/docs.ts';
import { docs } from '../../elements/docs.ts';
import { type FileKind, faultsOf } from './check-tag.ts';
import { filesAt, isTemplate } from './files-at.ts';
import { writtenTags } from './written-tags.ts';

/** The result of a check. */
export interface Checked {
  readonly files: number;
  readonly tags: number;
  /** A line for each mistake: `theme/header.html:12:3 [shop-map] …`. */
  readonly faults: readonly string[];
}

function checkFile(path: string): Omit<Checked, 'files'> {
  const kind: FileKind = isTemplate(path) ? 'template' : 'page';
  const tags = writtenTags(readFileSync(path, 'utf8'));
  const ours = tags.filter(({ tag }) => tag.localName !== 'script');
  const faults = tags.flatMap((tag) =>
    faultsOf(tag, kind).map((fault) => `${path}:${tag.line}:${tag.column} ${fault}`),
  );
  return { tags: ours.length, faults };
}

/** Checks the tags in files and folders; throws if a path does not exist. */
export async function checkFiles(paths: readonly string[]): Promise<Checked> {
  provideDocs(docs);
  await learnKindsOfData();
  const files = paths.flatMap(filesAt);
  const checked = files.map(checkFile);
  return {
    files: files.length,
    tags: checked.reduce((sum, { tags }) => sum + tags, 0),
    faults: checked.flatMap(({ faults }) => faults),
  };
}
