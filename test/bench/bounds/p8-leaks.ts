import type { BenchPage, Metrics } from '../harness/bench-page.ts';
import { type Bench, type Bound, BUILDS, type Build, type Row } from '../harness/bound.ts';
import { inNewPage } from '../harness/browser.ts';
import { median } from '../harness/statistics.ts';

const WARM_UP = 100;
const CYCLES = 1000;
/** Late compilation and caches grow once, a leak grows in every stretch, so the median of the stretches counts. */
const STRETCHES = 3;

async function settled(page: BenchPage): Promise<Metrics> {
  await page.collectGarbage();
  return page.metrics();
}

type Growth = Record<'heapKb' | 'nodes' | 'listeners', number>;

/** The growth per cycle of the tag. */
async function growthOf(page: BenchPage, tag: string): Promise<Growth> {
  const before = await settled(page);
  await page.call('cycle', tag, CYCLES);
  const after = await settled(page);
  const each = (name: keyof Growth) => (after[name] - before[name]) / CYCLES;
  return { heapKb: each('heapKb'), nodes: each('nodes'), listeners: each('listeners') };
}

async function usualGrowthOf(page: BenchPage, tag: string): Promise<Growth> {
  const stretches: Growth[] = [];
  for (let at = 0; at < STRETCHES; at += 1) stretches.push(await growthOf(page, tag));
  const usual = (name: keyof Growth) => median(stretches.map((growth) => growth[name]));
  return { heapKb: usual('heapKb'), nodes: usual('nodes'), listeners: usual('listeners') };
}

const LIMITS = [
  { name: 'heapKb', what: 'heap', limit: 0.1, unit: 'KB a cycle' },
  { name: 'nodes', what: 'nodes', limit: 0, unit: 'a cycle' },
  { name: 'listeners', what: 'listeners', limit: 0, unit: 'a cycle' },
] as const;

/** One row per limit with the tag that leaks most; the detail names all tags over the limit. */
function rowsOf(build: Build, growths: ReadonlyMap<string, Growth>): Row[] {
  return LIMITS.map(({ name, what, limit, unit }) => {
    const byGrowth = [...growths].toSorted(([, a], [, b]) => b[name] - a[name]);
    const bad = byGrowth.filter(([, growth]) => growth[name] > limit).map(([tag]) => tag);
    const [worst, growth] = byGrowth[0] ?? [];
    return {
      what: `${build.name}: ${what} left by ${growths.size} tags, the worst`,
      measured: growth?.[name] ?? Number.NaN,
      limit,
      unit,
      detail: bad.join(', ') || worst || '',
    };
  });
}

async function measureTag(bench: Bench, build: Build, tag: string): Promise<Growth> {
  return inNewPage(bench.browser, `${bench.server.origin}/life`, async (page) => {
    await page.call('prepare', `${build.base}/index.js`);
    await page.call('cycle', tag, WARM_UP);
    return usualGrowthOf(page, tag);
  });
}

async function tagsOf({ browser, server }: Bench, { base }: Build): Promise<readonly string[]> {
  const tags = await inNewPage(browser, `${server.origin}/life`, (page) =>
    page.call('prepare', `${base}/index.js`),
  );
  return Array.isArray(tags) ? tags.map(String) : [];
}

/** P8: the memory, nodes and listeners left by 1000 cycles of mount and unmount of each tag, after 100 cycles of warm-up. */
export const p8: Bound = {
  id: 'P8',
  async measure(bench) {
    const rows: Row[] = [];
    for (const build of BUILDS) {
      const growths = new Map<string, Growth>();
      for (const tag of await tagsOf(bench, build)) {
        growths.set(tag, await measureTag(bench, build, tag));
      }
      rows.push(...rowsOf(build, growths));
    }
    return rows;
  },
};
