import { atom } from 'jotai/vanilla';
import type { FieldReading } from '../fields/field.ts';
import { postalFormatsAtom } from './postal-formats.atoms.ts';
import { tidyValue } from './tidy-value.ts';

/** A field as it will be once the shopper has left it: with the value that is meant. */
export const tidyReadingAtom = atom(
  null,
  (get, _set, reading: FieldReading): FieldReading => ({
    ...reading,
    value: tidyValue(reading, get(postalFormatsAtom)),
  }),
);
