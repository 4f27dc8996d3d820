/** The query parameter that holds a choice on a page and does not identify the page. */
const CHOICE = 'selected_size';

const pageOf = (address: string): string => {
  const { origin, pathname, searchParams } = new URL(address);
  searchParams.delete(CHOICE);
  return `${origin}${pathname}?${searchParams}`;
};

/** Whether two URLs identify the same page, ignoring fragments and chosen sizes. */
export const isSamePage = (one: string, other: string): boolean => pageOf(one) === pageOf(other);

/** Whether a URL leads to a fragment or a size of a page. */
export const isWithinPage = ({ href, searchParams }: URL): boolean =>
  href.includes('#') || searchParams.has(CHOICE);
