import { warnAuthor } from '../../logic/page/warn-author.ts';

/** Warns about a tag that a copy of this library or another script has defined already. */
export function warnOfTakenTag(tag: string, existing: CustomElementConstructor): void {
  if (!__DEV__) return;
  const version: unknown = Reflect.get(existing, 'version');
  if (Reflect.has(existing, 'declaration')) {
    warnAuthor(
      'shop',
      `two copies of the library are on this page. Version ${version} has defined the tags, and ${__VERSION__} of ${import.meta.url} has a basket and toasts of its own. Load one.`,
      'guide/first-tag',
    );
  } else {
    warnAuthor(
      'shop',
      `<${tag}> is defined by another script of this page, whose element is shown; expected no other definition.`,
      'tags/index',
    );
  }
}

/** Warns about tags that another script has defined before ours loaded. */
export function warnOfTakenTags(tags: readonly string[]): void {
  if (!__DEV__) return;
  for (const tag of tags) {
    const existing = customElements.get(tag);
    if (existing && !Reflect.has(existing, 'declaration')) warnOfTakenTag(tag, existing);
  }
}
