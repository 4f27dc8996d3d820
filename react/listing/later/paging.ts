import { nextLink, previousLink } from '../read-list.ts';

const PAGING = 'nav, .pagination, [data-total], ul, ol';

/** The element around the page links of a list. */
function pagingOf(list: Element): Element | undefined {
  const link = nextLink(list) ?? previousLink(list);
  const paging = link?.closest(PAGING);
  return paging && paging !== list && list.contains(paging) ? paging : link;
}

/** Replaces the page links of a list by those of a page that was added to it. */
export function replacePaging(host: Element, next: Element): void {
  const [old, other] = [pagingOf(host), pagingOf(next)];
  if (old && other) old.replaceWith(document.adoptNode(other));
  else nextLink(host)?.remove();
}
