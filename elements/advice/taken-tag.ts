import { warnAuthor } from '../../logic/page/warn-author.ts';

/** Warns about a tag that another script has defined. */
export const warnOfTakenTag = (tag: string): void =>
  warnAuthor(
    'shop',
    `<${tag}> is defined by another script of this page, whose element is shown; expected no other definition.`,
    'tags/index',
  );

/** Warns about tags that another script has defined before ours loaded. */
export function warnOfTakenTags(tags: readonly string[]): void {
  if (!__DEV__) return;
  for (const tag of tags) {
    const existing = customElements.get(tag);
    if (existing && !Reflect.has(existing, 'declaration')) warnOfTakenTag(tag);
  }
}
