import { hostCell } from '../../logic/state/by-host.ts';

/** Corrects the quantity of a product before a press counts it; undefined where nothing does. */
export const correctQuantityOf = hostCell<(() => void) | undefined>(undefined);
