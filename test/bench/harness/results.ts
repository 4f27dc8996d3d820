import { readFileSync, writeFileSync } from 'node:fs';
import type { Browser } from 'puppeteer-core';
import { formatHeader } from './header.ts';
import { describeMachine } from './machine.ts';
import { formatTable, type Outcome } from './report.ts';
import { ROUNDS } from './rounds.ts';

const RESULTS = new URL('../results.md', import.meta.url);
/** The heading of the hand-written part of the report. */
const BY_HAND = '## Before and after';

/** Rewrites the report, except for the hand-written part. */
export async function writeResults(browser: Browser, outcomes: readonly Outcome[]): Promise<void> {
  const notes = [
    ...(await describeMachine(browser)),
    `Medians of ${ROUNDS} interleaved rounds in fresh pages, after one to warm up; ratios are taken round by round.`,
    'Sizes are what comes over the network by gzip, without headers. P2 and P3s: pages of the bench. P3, P12, P17 and P18: the demo shop.',
  ].map((line) => `- ${line}`);
  const [, byHand = ''] = readFileSync(RESULTS, 'utf8').split(BY_HAND);
  const header = formatHeader(outcomes.find(({ id }) => id === 'P2')?.rows ?? []);
  const parts = ['# Speed', notes.join('\n'), formatTable(outcomes), header, BY_HAND + byHand];
  writeFileSync(RESULTS, `${parts.join('\n\n').trimEnd()}\n`);
}
