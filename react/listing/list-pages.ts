import { type ListPage, listPagesAtomOf } from '../../logic/listing/listing.atoms.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import { readList, rowsOf } from './read-list.ts';

/** The pages that a list shows; the one of the document unless products were added to it. */
export function pagesOf(
  host: HTMLElement,
  items: string | undefined,
  known: readonly ListPage[] = pageStore.get(listPagesAtomOf(host)),
): readonly ListPage[] {
  // a script of the page may have replaced the list
  if (known.length > 0 && known.every(({ first }) => host.contains(first))) return known;
  const [first = host] = rowsOf(host, items);
  const { from, previous } = readList(host, items);
  return [{ url: location.href, first, from, previous }];
}
