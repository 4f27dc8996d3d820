import { warnAuthor } from '../../logic/page/warn-author.ts';

/** Warns about a tag whose module the autoloader cannot find, as after an incomplete deploy. */
export function warnOfLostModule(tag: string, cause: unknown): void {
  if (!__DEV__) return;
  const reason = cause instanceof Error ? ` (${cause.message})` : '';
  warnAuthor(
    tag,
    `its module could not be loaded${reason}; expected all files of dist/ beside autoloader.js, the fallback stays.`,
  );
}
