import * as v from 'valibot';
import { reader } from './lenient.ts';

/** An item and its key; '' in an array, whose places name nothing. */
export interface Keyed<T> {
  readonly key: string;
  readonly item: T;
}

/** The items that are of a shape, with their keys; others are left out. */
export const lenientEntries = <T>(item: v.GenericSchema<unknown, T>) =>
  reader((value): readonly Keyed<T>[] =>
    Object.entries<unknown>(Object(value)).flatMap(([key, one]) => {
      const { success, output } = v.safeParse(item, one);
      return success ? [{ key: Array.isArray(value) ? '' : key, item: output }] : [];
    }),
  );
