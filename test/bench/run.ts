// Measures the speed bounds of the design: `npm run bench` for all, `npm run bench -- P4 P6` for some.
import { ca07 } from './bounds/ca07-longest-range.ts';
import { fo } from './bounds/fo-forms.ts';
import { gq26 } from './bounds/gq26-large-answers.ts';
import { ms02 } from './bounds/ms02-many-markers.ts';
import { p1 } from './bounds/p1-autoloader.ts';
import { p2 } from './bounds/p2-first-scripts.ts';
import { p3 } from './bounds/p3-shop-pages.ts';
import { p3s } from './bounds/p3s-prices.ts';
import { p4 } from './bounds/p4-upgrade.ts';
import { p5 } from './bounds/p5-visible.ts';
import { p6 } from './bounds/p6-update.ts';
import { p7 } from './bounds/p7-growth.ts';
import { p8 } from './bounds/p8-leaks.ts';
import { p9 } from './bounds/p9-search.ts';
import { p10 } from './bounds/p10-requests.ts';
import { p12 } from './bounds/p12-partial-visits.ts';
import { p15 } from './bounds/p15-clicks.ts';
import { p16 } from './bounds/p16-heap.ts';
import { p17 } from './bounds/p17-lighthouse.ts';
import { p18 } from './bounds/p18-blocking.ts';
import { pf } from './bounds/pf-format.ts';
import { pk11 } from './bounds/pk11-markers.ts';
import { createAssets } from './harness/assets.ts';
import type { Bench, Bound } from './harness/bound.ts';
import { launch } from './harness/browser.ts';
import { readDist } from './harness/dist.ts';
import { allWithinLimits, formatTable, type Outcome } from './harness/report.ts';
import { writeResults } from './harness/results.ts';
import { serve } from './harness/server.ts';

const BOUNDS: readonly Bound[] = [
  p1,
  p2,
  p3,
  p3s,
  p4,
  p5,
  p6,
  p7,
  p8,
  p9,
  p10,
  p12,
  p15,
  p16,
  p17,
  p18,
  pf,
  pk11,
  gq26,
  ca07,
  ms02,
  fo,
];

function chooseBounds(wanted: readonly string[]): readonly Bound[] {
  if (wanted.length === 0) return BOUNDS;
  const unknown = wanted.filter((id) => !BOUNDS.some((bound) => bound.id === id));
  if (unknown.length === 0) return BOUNDS.filter(({ id }) => wanted.includes(id));
  const known = BOUNDS.map(({ id }) => id).join(' ');
  throw new Error(`[bench] ${unknown.join(' ')}: unknown; choose from ${known}.`);
}

/** A bound that cannot be measured does not prevent the others. */
async function measure(bound: Bound, bench: Bench): Promise<Outcome> {
  try {
    return { id: bound.id, rows: await bound.measure(bench) };
  } catch (error) {
    return {
      id: bound.id,
      rows: [],
      failure: error instanceof Error ? error.message : String(error),
    };
  }
}

async function measureAll(bounds: readonly Bound[], bench: Bench): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const bound of bounds) {
    console.error(`${bound.id} …`);
    const outcome = await measure(bound, bench);
    // a run takes long and may be interrupted
    console.error(formatTable([outcome]));
    outcomes.push(outcome);
  }
  return outcomes;
}

const bounds = chooseBounds(process.argv.slice(2));
const dist = readDist();
const server = await serve(await createAssets(dist));
const browser = await launch();
try {
  const outcomes = await measureAll(bounds, { browser, server, dist });
  console.log(formatTable(outcomes));
  // only a run of all bounds updates the report
  if (bounds === BOUNDS) await writeResults(browser, outcomes);
  process.exitCode = allWithinLimits(outcomes) ? 0 : 1;
} finally {
  await browser.close();
  server.close();
}
