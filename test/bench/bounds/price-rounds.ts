import type { BenchPage } from '../harness/bench-page.ts';
import type { Bench } from '../harness/bound.ts';
import { inNewPage } from '../harness/browser.ts';
import { interleave, type Samples } from '../harness/rounds.ts';
import { OTHERS, OURS, type PriceVariant } from './price-variants.ts';

const COUNT = 1000;
/** The number of tags in the viewport or within 200 px of it, given the sizes of the page. */
const IN_VIEW = 14;

/** Opens a page with a variant's code loaded and its tags parsed, but not yet upgraded. */
export function withTags<T>(
  { browser, server }: Bench,
  { variant, count, eager }: { variant: PriceVariant; count: number; eager: boolean },
  run: (page: BenchPage) => Promise<T>,
): Promise<T> {
  return inNewPage(browser, `${server.origin}/prices`, async (page) => {
    await page.call('prepare', { ...variant, eager });
    await page.call('stage', count);
    return run(page);
  });
}

type Put = (name: string, value: number) => void;
/** The output of the run's first variant, which the others must equal. */
interface Expected {
  shown?: string;
}

async function checkShown(page: BenchPage, name: string, expected: Expected): Promise<void> {
  const shown = JSON.stringify(await page.call('shown'));
  expected.shown ??= shown;
  if (shown !== expected.shown) throw new Error(`[bench] ${name}: does not show what others show.`);
}

/** Gives all tags new prices, by attribute and by property. */
async function measureUpdates(page: BenchPage, name: string, put: Put): Promise<void> {
  put(`${name}: attribute`, await measureUpdate(page, 'updateAttributes', 1));
  put(`${name}: property`, await measureUpdate(page, 'updateProperties', 2));
}

async function measureUpdate(page: BenchPage, update: string, round: number): Promise<number> {
  await page.call('stageUpdate', round);
  return page.cost(() => page.call(update));
}

async function measureVisible(page: BenchPage): Promise<number> {
  let activated: unknown;
  const cost = await page.cost(async () => {
    activated = await page.call('upgrade', IN_VIEW);
  });
  if (activated !== IN_VIEW)
    throw new Error(`[bench] ${activated} tags are active, not ${IN_VIEW}.`);
  return cost;
}

async function run(bench: Bench): Promise<Samples> {
  const expected: Expected = {};
  const eager = [...OTHERS, ...OURS].map((variant) => ({ variant, count: COUNT, eager: true }));
  const visible = OURS.map((variant) => ({ variant, count: COUNT, eager: false }));
  return interleave([...eager, ...visible], (given, put) =>
    withTags(bench, given, async (page) => {
      const { name } = given.variant;
      if (!given.eager) return put(`${name}: visible`, await measureVisible(page));
      const before = await page.heapKb();
      put(`${name}: upgrade`, await page.cost(() => page.call('upgrade', COUNT)));
      put(`${name}: heap`, (await page.heapKb()) - before);
      await checkShown(page, name, expected);
      await measureUpdates(page, name, put);
    }),
  );
}

let rounds: Promise<Samples> | undefined;

/** Task time of each variant for 1000 tags, in ms, and the heap they take, in KB; P4, P5, P6 and P16 share the same rounds. */
export const priceRounds = (bench: Bench): Promise<Samples> => (rounds ??= run(bench));
