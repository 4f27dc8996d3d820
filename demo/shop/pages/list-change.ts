import { addItem } from '../../platform/basket/basket-change.ts';
import { LISTS_PATH, listUrl } from '../../platform/links.ts';
import { addToList, removeFromList } from '../../platform/lists/list-products.ts';
import { createList, deleteList, setList } from '../../platform/lists/lists.ts';
import type { MutationResult } from '../../platform/mutation-result.ts';
import type { Page, PageContext } from '../page.ts';
import { redirect } from '../redirect.ts';
import { refusedListPage } from './shopping-lists.ts';

/** The result of a change, and the address that shows it. */
interface Outcome {
  readonly result: MutationResult;
  readonly location?: string;
}

type Operation = (context: PageContext) => Outcome;

/** A field of the form, or of its address. */
function field({ form, url }: PageContext, name: string): string {
  return form.get(name) ?? url.searchParams.get(name) ?? '';
}

function create(context: PageContext): Outcome {
  const { id, ...result } = createList({ name: field(context, 'name') }, context);
  return { result, location: listUrl(id ?? '') };
}

function set(context: PageContext): Outcome {
  const settings = { name: field(context, 'name'), public: context.form.has('public') };
  return { result: setList(field(context, 'list'), settings, context) };
}

function drop(context: PageContext): Outcome {
  return { result: deleteList(field(context, 'list'), context), location: LISTS_PATH };
}

/** The list that the form names, else the visitor's first one, which is created when missing. */
function targetList(context: PageContext): string {
  const named = field(context, 'list') || context.lists[0]?.id;
  if (named) return String(named);
  const { id } = createList({ name: context.texts.lists.defaultName }, context);
  return String(id ?? '');
}

function productsOperation(change: typeof addToList): Operation {
  return (context) => {
    const listId = targetList(context);
    const products = [{ id: field(context, 'product'), size: field(context, 'size') }];
    return { result: change({ listId, products }, context), location: listUrl(listId) };
  };
}

function buy(context: PageContext): Outcome {
  const id = field(context, 'product');
  const quantity = context.shop.catalogue.product(Number(id))?.unit.sellBy ?? 1;
  const result = addItem({ id, size: field(context, 'size'), quantity }, context);
  return { result, location: `${listUrl(field(context, 'list'))}&bought=1` };
}

const OPERATIONS: ReadonlyMap<string, Operation> = new Map([
  ['create', create],
  ['set', set],
  ['delete', drop],
  ['add', productsOperation(addToList)],
  ['remove', productsOperation(removeFromList)],
  ['buy', buy],
]);

/** `POST /shoppinglist.php`: changes a list or buys from it; the field `operation` chooses. */
export function changeList(context: PageContext): Page | Response | undefined {
  const list = field(context, 'list');
  const outcome = OPERATIONS.get(field(context, 'operation'))?.(context);
  if (!outcome) return undefined;
  const { result, location = listUrl(list) } = outcome;
  if (result.error) return refusedListPage(list, result.error.message, context);
  return redirect(location, context.visit.headers);
}
