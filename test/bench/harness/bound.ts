import type { Browser } from 'puppeteer-core';
import type { Dist } from './dist.ts';
import type { BenchServer } from './server.ts';

/** The tools to measure a bound with. */
export interface Bench {
  readonly browser: Browser;
  readonly server: BenchServer;
  readonly dist: Dist;
}

/** One measured value with its limit. */
export interface Row {
  readonly what: string;
  readonly measured: number;
  readonly limit: number;
  /** The target beyond the limit. */
  readonly goal?: number;
  /** Whether limit and goal are minimums instead of maximums. */
  readonly isFloor?: true;
  /** `×` for a ratio, a unit, or nothing for a count. */
  readonly unit: '×' | 'ms' | 'KB' | 'KB a cycle' | 'a cycle' | '';
  /** The smallest and the largest value of the rounds. */
  readonly spread?: readonly [number, number] | undefined;
  /** The values behind the result, such as medians in ms. */
  readonly detail?: string;
}

/** A performance bound: its id and its measurement. */
export interface Bound {
  readonly id: string;
  measure(bench: Bench): Promise<readonly Row[]>;
}

/** Whether a row keeps its bound; a missing measurement (NaN) does not. */
export const isWithinLimit = ({ measured, limit, isFloor }: Row): boolean =>
  isFloor ? measured >= limit : measured <= limit;

/** The builds of the library, by renderer. */
export const BUILDS = [
  { name: 'React', base: '/dist' },
  { name: 'lite', base: '/dist/lite' },
] as const;

export type Build = (typeof BUILDS)[number];

/** Checks that the tags which a bound needs are built; the error names the missing ones. */
export function needTags({ dist }: Bench, ...tags: string[]): void {
  const missing = tags.filter((tag) => !dist.tags.includes(tag));
  if (missing.length > 0) throw new Error(`not in dist/ yet: ${missing.join(', ')}`);
}
