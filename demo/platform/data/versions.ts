// Made-up data: the products that are versions of each other.

/** An axis: its id, its name and its values, each with an id; names are `polish|english`. */
export type AxisRow = readonly [
  id: number,
  name: string,
  values: readonly (readonly [id: number, name: string])[],
];

/** The axes of a group, and its products, each with its value on each axis. */
export type VersionRow = readonly [
  axes: readonly AxisRow[],
  products: readonly (readonly [id: number, ...values: number[]])[],
];

const COLOUR = 'Kolor|Colour';

export const VERSION_ROWS: readonly VersionRow[] = [
  [
    [[1, COLOUR, [[11, 'sosnowy|pine'], [12, 'jagodowy|berry'], [13, 'błękitny|sky']]]],
    [[102, 11], [169, 12], [170, 13]],
  ],
  [
    [
      [2, COLOUR, [[21, 'czarny|black'], [22, 'leśny|moss'], [23, 'rdzawy|rust']]],
      [3, 'Pojemność|Capacity', [[31, '0,5 l|0.5 l'], [32, '1 l'], [33, '1,5 l|1.5 l']]],
    ],
    [[171, 21, 31], [172, 21, 32], [173, 22, 31], [174, 23, 32], [175, 23, 33]],
  ],
];
