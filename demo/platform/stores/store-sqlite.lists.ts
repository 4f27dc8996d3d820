import type { ShoppingList } from '../lists/list.types.ts';
import type { Rows } from './store-sqlite.rows.ts';
import { ListIdRow, ListRow } from './store-sqlite.schemas.ts';

const ADD = 'INSERT INTO shopping_lists (owner, data) VALUES (?, ?) RETURNING id';
const REPLACE = 'UPDATE shopping_lists SET owner = ?, data = ? WHERE id = ?';

function dataOf({ name, isPublic, products }: Omit<ShoppingList, 'id'>): string {
  return JSON.stringify({ name, isPublic, products });
}

/** The shopping lists of a store in SQLite. */
export function lists(rows: Rows) {
  const all = (condition: string, value: string | number): ShoppingList[] =>
    rows
      .all(
        ListRow,
        `SELECT id, owner, data FROM shopping_lists WHERE ${condition} ORDER BY id`,
        value,
      )
      .map(({ data, ...list }) => ({ ...list, ...data }));
  return {
    listsOf: (owner: string) => all('owner = ?', owner),
    list: (id: number) => all('id = ?', id)[0],
    addList(list: Omit<ShoppingList, 'id'>) {
      const added = rows.first(ListIdRow, ADD, list.owner, dataOf(list));
      if (!added) throw new Error('The shopping list got no id.');
      return added.id;
    },
    replaceList: (list: ShoppingList) => rows.run(REPLACE, list.owner, dataOf(list), list.id),
    dropList: (id: number) => rows.run('DELETE FROM shopping_lists WHERE id = ?', id),
  };
}
