import { useAtomValue, useSetAtom } from 'jotai';
import { useLayoutEffect, useRef, useState } from 'react';
import {
  buttonStateOf,
  changeListAtom,
  type ListChange,
  setKnownListsAtom,
} from '../../logic/list-button/list-button.atoms.ts';
import { listButtonMessages } from '../../logic/list-button/list-button.messages.ts';
import {
  holdersOf,
  type ListIds,
  sizeInForce,
  targetIds,
} from '../../logic/list-button/list-button.model.ts';
import type { ShoppingList } from '../../logic/list-button/list-button.schema.ts';
import type { Refusal } from '../../logic/platform/outcome/outcome.ts';
import { shoppingListsMessages } from '../../logic/shopping-lists/shopping-lists.messages.ts';
import { byHost } from '../../logic/state/by-host.ts';
import type { Settled } from '../../logic/state/changes/change-to.ts';
import type { Toast } from '../../logic/toasts/toasts.model.ts';
import type { Environment } from '../host/environment.ts';
import { textsOf } from '../host/use-tag.ts';
import type { ListButtonProps } from './list-button.props.ts';
import { type ListedProduct, useListedProduct } from './use-listed-product.ts';

/** The lists that contain each size of a product, as far as the page knows. */
const listsBySizeOf = byHost((_host: object) => new Map<string, ListIds>());

const keyOf = ({ productId, size }: ListedProduct): string => JSON.stringify([productId, size]);

interface ListedState {
  readonly listed: ListedProduct;
  readonly holders: ListIds;
  readonly pressed: boolean;
}

/** Whether the pressed state is that of another product, or of another size of a followed product. */
function isOfAnother({ listed: other, ...before }: ListedState, now: ListedState): boolean {
  const { listed, pressed } = now;
  if (listed.followed) return keyOf(other) !== keyOf(listed);
  const isSwitched = other.productId !== undefined && other.productId !== listed.productId;
  // an author who changes `pressed` together with `product-id` describes the new product
  return isSwitched && before.pressed === pressed;
}

/** Keeps a separate pressed state for each product, and for each size of a followed product. */
function useListsBySize(env: Environment, state: ListedState): void {
  const setKnownLists = useSetAtom(setKnownListsAtom);
  const { host } = env;
  const before = useRef(state);
  useLayoutEffect(() => {
    const { listed: other, holders: otherHolders } = before.current;
    const isStale = isOfAnother(before.current, state);
    before.current = state;
    const { listed } = state;
    const { productId, size } = listed;
    if (!isStale) return;
    const listsBySize = listsBySizeOf(host);
    listsBySize.set(keyOf(other), otherHolders);
    const known = listsBySize.get(keyOf(listed));
    // the server-rendered state applies to the first chosen size
    const isFirst = other.productId === productId && other.size === undefined && !known;
    if (isFirst) return;
    const ids = known ?? new Set();
    env.setProps({ pressed: ids.size > 0 });
    setKnownLists({ host, productId, size, ids });
  });
}

/** The lists that hold an element's product, and a function that changes them on the page, then on the platform. */
export function useListChanges(props: ListButtonProps) {
  const { env, lists = [], onChange } = props;
  const { host } = env;
  const listed = useListedProduct(props);
  const { productId, promptsForSize } = listed;
  const facts = { ...props, ...listed, lists };
  const { wanted, refusal, known } = useAtomValue(buttonStateOf(host));
  const size = sizeInForce(known, facts);
  const changeList = useSetAtom(changeListAtom);
  const setKnownLists = useSetAtom(setKnownListsAtom);
  const [announcement, announce] = useState('');
  const targets = targetIds(facts);
  // a second click may precede the render of the first one
  const holders = useRef<ListIds>(new Set());
  holders.current = holdersOf(known, facts);
  useListsBySize(env, { listed, holders: holders.current, pressed: props.pressed });

  const setListed = (id: string, isOn: boolean) => {
    const ids = new Set(holders.current);
    if (isOn) ids.add(id);
    else ids.delete(id);
    holders.current = ids;
    env.setProps({ pressed: ids.size > 0 });
    setKnownLists({ host, productId, size, ids });
  };
  const reportChange = (id: string, isOn: boolean) => {
    const list = lists.find((one) => one.id === id);
    if (!list?.name || targets.length < 2) return;
    const toast = toastOf(list, isOn, textsOf(listButtonMessages, env));
    if (!showToast(toast)) announce(toast.message);
  };
  const settle = (id: string, { value, failure }: Settled<ListChange, Refusal>) => {
    if (!failure) return reportChange(id, value.pressed);
    setListed(id, value.pressed);
    env.fail(failure);
  };
  const changeOf = (id: string) => {
    const pressed = !holders.current.has(id);
    if (!productId || (pressed && promptsForSize())) return undefined;
    const changedSize = pressed ? listed.sizeNow() : size;
    return { pressed, size: changedSize, listId: id || undefined, productId };
  };
  const change = async (id: string) => {
    const detail = changeOf(id);
    if (!detail || !onChange(detail)) return;
    announce('');
    setListed(id, detail.pressed);
    const { name } = textsOf(shoppingListsMessages, env);
    const settled = await changeList({ ...detail, host, name });
    if (settled) settle(id, settled);
  };
  const isBusy = wanted.size > 0;
  return {
    productId,
    targets,
    holders: holders.current,
    isBusy,
    refusal,
    announcement,
    promptsForSize,
    change,
  };
}

type ListToast = Pick<Toast, 'message'> & Partial<Pick<Toast, 'action'>>;

/** The message about a chosen list, with a link to the list after an addition. */
function toastOf(
  { name, link }: ShoppingList,
  isOn: boolean,
  texts: typeof listButtonMessages.pl,
): ListToast {
  if (!isOn) return { message: texts.removed({ name }) };
  const message = texts.added({ name });
  return link ? { message, action: { label: texts.show, href: link } } : { message };
}

/** Shows a toast; returns false when the page has no `<shop-toasts>`. */
function showToast(toast: ListToast): boolean {
  if (!document.documentElement.querySelector('shop-toasts')) return false;
  const detail = { ...toast, kind: 'success' as const };
  return document.dispatchEvent(new CustomEvent('shop-toast', { detail }));
}
