/** A block of the theme in a list. */
export interface PictureBlock {
  readonly key: string;
  readonly name: string;
  readonly href: string;
  /** Its position in the lists, starting at 1. */
  readonly number: number;
  /** The number of its list, starting at 1, which stands for the risk. */
  readonly step: number;
}

/** The URL of a block's page. */
const PAGE = /\/blocks\/(?<key>[a-z-]+)(?:\.html)?$/;
const LISTS = 'ol, table';
/** The number before the name, if it is part of the link. */
const NUMBER = /^\d+ /;

/** The key of the block that a link refers to. */
export const keyOf = (link: HTMLAnchorElement | null | undefined): string | undefined =>
  PAGE.exec(link?.pathname ?? '')?.groups?.key;

/** The blocks linked in the lists or tables of an element, one list for each step. */
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
