import { dataTable } from './data-table.ts';
import { withPart } from './generated-part.ts';
import { tagTable } from './tag-table.ts';

/** The README with the tables that follow from the declarations. */
export const withTables = (readme: string): string =>
  [tagTable, dataTable].reduce(withPart, readme);
