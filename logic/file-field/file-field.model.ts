import type { Language } from '../texts/language.ts';
import type { FileFieldTexts } from './file-field.messages.ts';

/** The properties of a file that are checked. */
export type FileFacts = Pick<File, 'name' | 'type' | 'size'>;

/** The rules for rejecting files (docs/specification.md#s5-file-inputs). */
export interface FileRules {
  /** MIME types, including patterns such as `image/*`. */
  readonly blockedTypes: readonly string[];
  /** With or without the dot. */
  readonly blockedExtensions: readonly string[];
  /** In bytes; Infinity without a limit. */
  readonly maxSize: number;
}

/** A rejected file with the reason. */
export interface Refusal<F extends FileFacts = FileFacts> {
  readonly file: F;
  readonly reason: 'type' | 'size';
  /** The limit that the file exceeds, in bytes. */
  readonly maxSize: number;
}

const MEGABYTE_BYTES = 1_048_576;

/** The first positive number, in bytes; Infinity without one. */
export const sizeBound = (...given: readonly unknown[]): number =>
  given.map(Number).find((bytes) => bytes > 0) ?? Number.POSITIVE_INFINITY;

/** Parameters such as `;charset=utf-8` are not part of a type's name. */
function hasType(file: FileFacts, blocked: string): boolean {
  const [type = ''] = file.type.toLowerCase().split(';');
  const pattern = blocked.toLowerCase();
  return pattern.endsWith('/*') ? type.startsWith(pattern.slice(0, -1)) : type.trim() === pattern;
}

/** Whether a name ends with an extension; Windows ignores dots and blanks behind it. */
function hasExtension({ name }: FileFacts, blocked: string): boolean {
  const extension = blocked.toLowerCase().replace(/^\*?\.*/, '');
  const trimmed = name.toLowerCase().replace(/[.\s]+$/, '');
  return extension !== '' && trimmed.endsWith(`.${extension}`);
}

function refusalReason(file: FileFacts, rules: FileRules): Refusal['reason'] | undefined {
  const isBlocked =
    rules.blockedTypes.some((type) => hasType(file, type)) ||
    rules.blockedExtensions.some((extension) => hasExtension(file, extension));
  if (isBlocked) return 'type';
  return file.size > rules.maxSize ? 'size' : undefined;
}

/** The rejected files in order, each once; the type is checked before the size. */
export const refuseFiles = <F extends FileFacts>(
  files: readonly F[],
  rules: FileRules,
): readonly Refusal<F>[] =>
  files.flatMap((file) => {
    const reason = refusalReason(file, rules);
    return reason ? [{ file, reason, maxSize: rules.maxSize }] : [];
  });

const TWO_DECIMALS = { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: false };

/** The message for the shopper, with a line for each rejected file; undefined without one. */
export function refusalText(
  refusals: readonly Refusal[],
  texts: FileFieldTexts,
  language: Language,
): string | undefined {
  const lines = refusals.map(({ file: { name }, reason, maxSize }) => {
    if (reason === 'type') return texts.blocked({ file: name });
    const size = (maxSize / MEGABYTE_BYTES).toLocaleString(language, TWO_DECIMALS);
    return texts.tooLarge({ file: name, size });
  });
  return lines.join('\n') || undefined;
}
