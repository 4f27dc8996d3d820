import { warnAuthor } from '../../logic/page/warn-author.ts';

/** Warns of a tag that is defined already: by a copy of this library, or by another script. */
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
      `<${tag}> is defined by another script of this page, which is what shows; expected no other definition.`,
      'tags/index',
    );
  }
}

/** Warns of tags that another script has defined before a page could load ours. */
export function warnOfTakenTags(tags: readonly string[]): void {
  if (!__DEV__) return;
  for (const tag of tags) {
    const existing = customElements.get(tag);
    if (existing && !Reflect.has(existing, 'declaration')) warnOfTakenTag(tag, existing);
  }
}
