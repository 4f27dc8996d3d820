import { type Bound, BUILDS } from '../harness/bound.ts';
import { gzippedKb } from './fetched-scripts.ts';

const LIMIT_KB = 2;

/** P1: the size of the autoloader after gzip. */
export const p1: Bound = {
  id: 'P1',
  measure: async ({ server }) =>
    BUILDS.map(({ name, base }) => ({
      what: `${name}: the autoloader, gz`,
      measured: gzippedKb(server, `${base}/autoloader.js`),
      limit: LIMIT_KB,
      unit: 'KB',
    })),
};
