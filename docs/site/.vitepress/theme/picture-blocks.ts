/** A block of the theme as a list names it. */
export interface PictureBlock {
  readonly key: string;
  readonly name: string;
  readonly href: string;
  /** Its place in the lists, from 1. */
  readonly number: number;
  /** The list that it is in, from 1: how much the block risks. */
  readonly step: number;
}

/** The address of a block's page. */
const PAGE = /\/blocks\/(?<key>[a-z-]+)(?:\.html)?$/;
const LISTS = 'ol, table';
/** What stands before the name, where the number is a part of the link. */
const NUMBER = /^\d+ /;

/** The key of the block that a link leads to. */
export const keyOf = (link: HTMLAnchorElement | null | undefined): string | undefined =>
  PAGE.exec(link?.pathname ?? '')?.groups?.key;

/** The blocks that lists or tables in an element link to, one list a step. */
export function blocksIn(element: Element): readonly PictureBlock[] {
  const links = [...element.querySelectorAll(LISTS)].flatMap((list, index) =>
    [...list.querySelectorAll('a')].map((link) => ({ link, step: index + 1 })),
  );
  return links.flatMap(({ link, step }, index) => {
    const key = keyOf(link);
    const name = (link.textContent ?? '').replace(NUMBER, '');
    return key === undefined ? [] : [{ key, name, href: link.href, number: index + 1, step }];
  });
}
