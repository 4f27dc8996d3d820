import type { CallContext } from '../graphql/root-field.ts';
import { type MutationResult, refusal, SUCCESS } from '../mutation-result.ts';
import type { ShoppingList } from './list.types.ts';
import { LIST_REFUSALS, type ListRefusal } from './lists.messages.ts';
import { ownerOf } from './owner.ts';

/** The maximum of lists per visitor. */
export const MAX_LISTS = 20;
/** The maximum length of a list's name, in characters. */
export const MAX_NAME_LENGTH = 100;

/** The changed settings of a list; absent ones are unchanged. */
export interface ListSettings {
  readonly name?: string | null | undefined;
  readonly public?: boolean | null | undefined;
}

/** The id of the new list, or the refusal. */
export type ListCreation = MutationResult & { readonly id: number | null };

/** A refusal in the visitor's language. */
export function refused(
  code: ListRefusal,
  { visit }: CallContext,
  limit: number = MAX_NAME_LENGTH,
): MutationResult {
  return refusal(code, LIST_REFUSALS[code][visit.lang].replace('{limit}', String(limit)));
}

/** The visitor's lists, the oldest first. */
export function visitorLists({ shop, visit }: CallContext): readonly ShoppingList[] {
  return shop.store.listsOf(ownerOf(visit.session()));
}

/** A list that the visitor may see: their own, or a public one. */
export function visibleList(id: string, { shop, visit }: CallContext): ShoppingList | undefined {
  const list = /^\d{1,9}$/.test(id) ? shop.store.list(Number(id)) : undefined;
  return list?.isPublic || list?.owner === ownerOf(visit.session()) ? list : undefined;
}

/** A list that the visitor may change. */
export function ownList(id: string, context: CallContext): ShoppingList | undefined {
  const list = visibleList(id, context);
  return list?.owner === ownerOf(context.visit.session()) ? list : undefined;
}

function nameFrom(typed: string): string | undefined {
  const name = typed.trim();
  return name !== '' && [...name].length <= MAX_NAME_LENGTH ? name : undefined;
}

/** Creates a list for the visitor. */
export function createList(settings: ListSettings, context: CallContext): ListCreation {
  const { shop, visit } = context;
  const name = nameFrom(settings.name ?? '');
  if (name === undefined) return { ...refused('incorrect_name', context), id: null };
  if (visitorLists(context).length >= MAX_LISTS) {
    return { ...refused('too_many_lists', context, MAX_LISTS), id: null };
  }
  const owner = ownerOf(visit.session());
  const list = { owner, name, isPublic: settings.public ?? false, products: [] };
  return { ...SUCCESS, id: shop.store.addList(list) };
}

/** Renames a list, or changes whether others may see it. */
export function setList(id: string, settings: ListSettings, context: CallContext): MutationResult {
  const list = ownList(id, context);
  if (!list) return refused('list_not_found', context);
  const name = nameFrom(settings.name ?? list.name);
  if (name === undefined) return refused('incorrect_name', context);
  context.shop.store.replaceList({ ...list, name, isPublic: settings.public ?? list.isPublic });
  return SUCCESS;
}

/** Deletes a list with its products. */
export function deleteList(id: string, context: CallContext): MutationResult {
  const list = ownList(id, context);
  if (!list) return refused('list_not_found', context);
  context.shop.store.dropList(list.id);
  return SUCCESS;
}
