const CURRENTS = ['page', 'step', 'location', 'date', 'time', 'true'] as const;
/** In which way a link is the current one of its set, as ARIA names it. */
export type Current = (typeof CURRENTS)[number];

/** Where an item leads. */
export interface MenuLink {
  /** As it stands in the page: unchecked. */
  readonly href: string | undefined;
  readonly target: string | undefined;
  readonly current: Current | undefined;
}

/** A picture beside an item's name. */
export interface MenuPicture {
  /** As it stands in the page: unchecked. */
  readonly src: string;
  readonly width: string | undefined;
  readonly height: string | undefined;
  /** Whether it stands for the name. */
  readonly isName: boolean;
}

/** One category, or whatever else an item of the menu stands for. */
export interface MenuItem {
  /** The same for the same item whenever the page's list is read. */
  readonly id: string;
  readonly name: string;
  /** On the first level only. */
  readonly picture: MenuPicture | undefined;
  /** Undefined where the item is no link. */
  readonly link: MenuLink | undefined;
  /** Whether it, or an item below it, is the current one. */
  readonly isCurrentBranch: boolean;
  /** What is below it; undefined where that is nothing. */
  readonly list: MenuList | undefined;
}

/** One list of the menu; it has items. */
export interface MenuList {
  readonly items: readonly MenuItem[];
  /** The author's own texts of the button that shows more and less of it; '' for ours. */
  readonly extend: { readonly more: string; readonly less: string };
}

/** The value of `aria-current`, read as browsers do: what is unknown is true. */
export function parseCurrent(value: string | null): Current | undefined {
  if (!value || value === 'false') return undefined;
  return CURRENTS.find((current) => current === value) ?? 'true';
}

/** In which way an item is the current one of its list: also where that is below it. */
export const currentOf = ({ link, isCurrentBranch }: MenuItem): Current | undefined =>
  link?.current ?? (isCurrentBranch ? 'true' : undefined);

/** In which way an item's own page is the current one; undefined where what is current is below it. */
export const ownCurrentOf = ({ link, list }: MenuItem): Current | undefined =>
  list?.items.some(({ isCurrentBranch }) => isCurrentBranch) ? undefined : link?.current;

/** The items that the ids name, from the top, as far as they are there and have something below them. */
export function findPath(
  list: MenuList | undefined,
  [id, ...deeper]: readonly string[],
): readonly MenuItem[] {
  const item = list?.items.find((one) => one.id === id);
  return item?.list ? [item, ...findPath(item.list, deeper)] : [];
}

/** Whether a list has more items than it shows at first; a limit below 1 is none. */
export const isExtensible = ({ items }: MenuList, limit: number): boolean =>
  limit >= 1 && items.length > limit;

/** How many levels two paths have in common. */
export function sharedDepth(one: readonly MenuItem[], other: readonly MenuItem[]): number {
  const at = one.findIndex(({ id }, depth) => id !== other[depth]?.id);
  return at < 0 ? one.length : at;
}
