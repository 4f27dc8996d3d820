import * as v from 'valibot';
import type { DataDocs } from './data-docs.ts';

/** The parameters of the platform’s data of a product. */
export const productQueryData: DataDocs = {
  title: 'The parameters of the platform’s data of a product',
  schema: v.record(v.string(), v.unknown()),
  minimal: { product: 101 },
  full: { product: 101, size: 'M' },
};
