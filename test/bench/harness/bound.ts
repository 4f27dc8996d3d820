import type { Browser } from 'puppeteer-core';
import type { Dist } from './dist.ts';
import type { BenchServer } from './server.ts';

/** What a bound is measured with. */
export interface Bench {
  readonly browser: Browser;
  readonly server: BenchServer;
  readonly dist: Dist;
}

/** One comparison of a measured value with what `design` allows at most. */
export interface Row {
  readonly what: string;
  readonly measured: number;
  readonly limit: number;
  /** `×` for a ratio, a unit, or nothing for a count. */
  readonly unit: '×' | 'ms' | 'KB' | 'KB a cycle' | 'a cycle' | '';
  /** The smallest and the largest of the rounds. */
  readonly spread?: readonly [number, number] | undefined;
  /** What stands behind the value, such as medians in ms. */
  readonly detail?: string;
}

/** A bound: its id in the design, and how to measure it. */
export interface Bound {
  readonly id: string;
  measure(bench: Bench): Promise<readonly Row[]>;
}

/** Whether a row keeps its bound; what could not be measured (NaN) does not. */
export const isKept = ({ measured, limit }: Row): boolean => measured <= limit;

/** The builds of the library by the renderer inside. */
export const BUILDS = [
  { name: 'React', base: '/dist' },
  { name: 'lite', base: '/dist/lite' },
] as const;

export type Build = (typeof BUILDS)[number];

/** The tags that a bound needs: an error says which is not built yet. */
export function needTags({ dist }: Bench, ...tags: string[]): void {
  const missing = tags.filter((tag) => !dist.tags.includes(tag));
  if (missing.length > 0) throw new Error(`not in dist/ yet: ${missing.join(', ')}`);
}
