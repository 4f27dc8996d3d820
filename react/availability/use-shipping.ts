import { useAtomValue } from 'jotai';
import { atom } from 'jotai/vanilla';
import { type Shipping, shippingAt } from '../../logic/availability/availability-shipping.model.ts';
import type { SaidStock } from '../../logic/availability/availability-stock.model.ts';
import { openedTimeAtom, shopTimeAtom } from '../../logic/availability/shop-time.atoms.ts';
import { shopTimeOf } from '../../logic/availability/shop-time.ts';

const timelessAtom = atom(undefined);

/** What is said of the sending now; undefined without a stock. A page from a cache says nothing of it. */
export function useShipping(stock: SaidStock | undefined, isCached: boolean): Shipping | undefined {
  const now = useAtomValue(stock ? shopTimeAtom : timelessAtom);
  const opened = useAtomValue(stock && !isCached ? openedTimeAtom : timelessAtom);
  if (!stock || !now) return undefined;
  const said = stock.answeredAt === undefined ? opened : shopTimeOf(stock.answeredAt);
  return shippingAt(stock, now, said?.day);
}
