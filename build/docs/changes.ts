import { prose, section } from './markdown.ts';
import type { SectionWriter } from './tag-source.ts';

/** What is new in a version, as Markdown. */
export interface Change {
  /** Undefined for the next version. */
  readonly version: string | undefined;
  readonly text: string;
}

const FRONT_MATTER = /^---\n[\s\S]*?\n---\n+/;
const VERSION = /^## (?<version>\d\S*)$/m;
/** The commit hash at the start of an entry is omitted. */
const ENTRY = /^- (?:[0-9a-f]{7,40}: )?(?<text>[\s\S]*?)(?=^- |^#|(?![\s\S]))/gm;

const oneLine = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');

/** The unreleased changes: the texts of the changesets. */
export const waitingChanges = (changesets: readonly string[]): readonly Change[] =>
  changesets
    .map((text) => oneLine(text.replace(FRONT_MATTER, '')))
    .map((text) => ({ version: undefined, text }));

/** The changes of the releases, the newest first. */
export const releasedChanges = (changelog: string): readonly Change[] =>
  changelog.split(/^(?=## )/m).flatMap((part) => {
    const version = VERSION.exec(part)?.groups?.version;
    if (version === undefined) return [];
    return [...part.matchAll(ENTRY)].map(({ groups }) => ({
      version,
      text: oneLine(groups?.text ?? ''),
    }));
  });

/** The changes that mention a tag. */
export const changesOf = (tag: string, changes: readonly Change[]): readonly Change[] => {
  const named = new RegExp(`(?<![\\w-])${tag}(?![\\w-])`);
  return changes.filter(({ text }) => named.test(text));
};

/** The changes of the tag by version. */
export const changes: SectionWriter = ({ changes: all }) => {
  const versions = [...new Set(all.map(({ version }) => version))];
  return section(
    'Changes',
    versions.flatMap((version) => [
      `**${version ?? 'In the next version'}**`,
      '',
      ...all.filter((change) => change.version === version).map(({ text }) => `- ${prose(text)}`),
      '',
    ]),
  );
};
