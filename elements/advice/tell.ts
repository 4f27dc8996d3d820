import { warnAuthor } from '../../logic/page/warn-author.ts';

/** Tells the author of a mistake with a tag. */
export const tell = ({ localName: tag }: Element, words: string): void =>
  warnAuthor(`[${tag}] ${words} See README.md#${tag}`);
