import { atom, type PrimitiveAtom } from 'jotai/vanilla';
import { byHost } from './by-host.ts';

/** An atom for each element. */
export const hostState = <T>(initial: T): ((host: object) => PrimitiveAtom<T>) =>
  byHost(() => atom(initial));
