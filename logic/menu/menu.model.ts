const CURRENTS = ['page', 'step', 'location', 'date', 'time', 'true'] as const;
/** A value of `aria-current` that marks a link as the current one. */
export type Current = (typeof CURRENTS)[number];

/** The link of an item. */
export interface MenuLink {
  /** The unchecked URL from the page. */
  readonly href: string | undefined;
  readonly target: string | undefined;
  readonly current: Current | undefined;
}

/** The image of an item. */
export interface MenuPicture {
  /** The unchecked URL from the page. */
  readonly src: string;
  readonly width: string | undefined;
  readonly height: string | undefined;
  /** Whether the image replaces the name. */
  readonly isName: boolean;
}

/** One item of the menu, usually a category. */
export interface MenuItem {
  /** A stable identifier across reads of the page's list. */
  readonly id: string;
  readonly name: string;
  /** Only set for items of the first level. */
  readonly picture: MenuPicture | undefined;
  /** Undefined when the item is not a link. */
  readonly link: MenuLink | undefined;
  /** Whether the item or an item below it is the current one. */
  readonly isCurrentBranch: boolean;
  /** The list below the item; undefined when there is none. */
  readonly list: MenuList | undefined;
}

/** One list of the menu, never empty. */
export interface MenuList {
  readonly items: readonly MenuItem[];
  /** The author's texts of the button that shows more or fewer items; '' for the default text. */
  readonly extend: { readonly more: string; readonly less: string };
}

/** Reads a value of `aria-current` as browsers do: an unknown value means 'true'. */
export function parseCurrent(value: string | null): Current | undefined {
  if (!value || value === 'false') return undefined;
  return CURRENTS.find((current) => current === value) ?? 'true';
}

/** The `aria-current` of an item, also when the current item is below it. */
export const currentOf = ({ link, isCurrentBranch }: MenuItem): Current | undefined =>
  link?.current ?? (isCurrentBranch ? 'true' : undefined);

/** The `aria-current` of an item's own page; undefined when the current item is below it. */
export const ownCurrentOf = ({ link, list }: MenuItem): Current | undefined =>
  list?.items.some(({ isCurrentBranch }) => isCurrentBranch) ? undefined : link?.current;

/** The items that the ids name, from the first level down, as far as they exist and have a list. */
export function findPath(
  list: MenuList | undefined,
  [id, ...deeper]: readonly string[],
): readonly MenuItem[] {
  const item = list?.items.find((one) => one.id === id);
  return item?.list ? [item, ...findPath(item.list, deeper)] : [];
}

/** Whether a list has more items than the limit; a limit below 1 means no limit. */
export const isExtensible = ({ items }: MenuList, limit: number): boolean =>
  limit >= 1 && items.length > limit;

/** The number of levels that two paths have in common. */
export function sharedDepth(one: readonly MenuItem[], other: readonly MenuItem[]): number {
  const at = one.findIndex(({ id }, depth) => id !== other[depth]?.id);
  return at < 0 ? one.length : at;
}
