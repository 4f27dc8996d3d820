import type { Store } from '../stores/store.ts';
import type { ShoppingList } from './list.types.ts';
import { customerOwner, ownerOf } from './owner.ts';
import { united } from './product-sets.ts';

function adopt(list: ShoppingList, owner: string, store: Store): void {
  const twin = store.listsOf(owner).find(({ name }) => name === list.name);
  if (twin) {
    store.replaceList({ ...twin, products: united(twin.products, list.products) });
    store.dropList(list.id);
  } else store.replaceList({ ...list, owner });
}

/** Moves a session's lists to the customer who logs in; lists with the same name are merged. */
export function adoptLists(sessionId: string, login: string, store: Store): void {
  const sessionOwner = ownerOf({ id: sessionId, login: null });
  for (const list of store.listsOf(sessionOwner)) adopt(list, customerOwner(login), store);
}
