import { warnAuthor } from '../../logic/page/warn-author.ts';

/** Warns the author about a mistake with a tag. */
export const warn = ({ localName: tag }: Pick<Element, 'localName'>, message: string): void =>
  warnAuthor(tag, message);
