import { warnAuthor } from '../../logic/page/warn-author.ts';

/** Tells the author of a mistake with a tag. */
export const warn = ({ localName: tag }: Pick<Element, 'localName'>, words: string): void =>
  warnAuthor(tag, words);
