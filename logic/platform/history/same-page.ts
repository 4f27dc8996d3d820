/** What an address says of the choice on a page, and not of the page. */
const CHOICE = 'selected_size';

const pageOf = (address: string): string => {
  const { origin, pathname, searchParams } = new URL(address);
  searchParams.delete(CHOICE);
  return `${origin}${pathname}?${searchParams}`;
};

/** Whether two addresses name the same page, whatever their fragments and the sizes of the product are. */
export const isSamePage = (one: string, other: string): boolean => pageOf(one) === pageOf(other);

/** Whether an address leads to a place or a size of a page. */
export const isWithinPage = ({ href, searchParams }: URL): boolean =>
  href.includes('#') || searchParams.has(CHOICE);
