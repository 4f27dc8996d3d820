import type { ShoppingList } from '../lists/list.types.ts';
import { ownerOf } from '../lists/owner.ts';
import type { Store } from './store.ts';

type Lists = Pick<Store, 'listsOf' | 'list' | 'addList' | 'replaceList' | 'dropList'>;

/** The shopping lists of a store in memory. */
export function createLists(): Lists & { dropListsOfSession(id: string): void } {
  const lists = new Map<number, ShoppingList>();
  let lastId = 0;
  const listsOf = (owner: string) => [...lists.values()].filter((list) => list.owner === owner);
  return {
    listsOf,
    list: (id) => lists.get(id),
    addList(list) {
      lastId += 1;
      lists.set(lastId, { ...list, id: lastId });
      return lastId;
    },
    replaceList: (list) => void lists.set(list.id, list),
    dropList: (id) => void lists.delete(id),
    dropListsOfSession(id) {
      for (const list of listsOf(ownerOf({ id, login: null }))) lists.delete(list.id);
    },
  };
}
