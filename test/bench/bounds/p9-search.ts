import type { Browser } from 'puppeteer-core';
import type { BenchPage } from '../harness/bench-page.ts';
import { type Bench, type Bound, BUILDS, needTags } from '../harness/bound.ts';
import { inNewPage, launch, NO_FRAME_RATE } from '../harness/browser.ts';
import { interleave, ratioRow, type Samples } from '../harness/rounds.ts';
import { median } from '../harness/statistics.ts';

const CPU_SLOWDOWN = 4;
/** The text that starts the search. */
const BEGINNING = 'kub';
/** Typed next, key by key, before the measurement, so that the code is warm. */
const WARM_UP = 'eczekduzy';
/** More runs than for other bounds, because wall time varies more than thread time. */
const SEARCH_ROUNDS = 21;
/** The measured text, typed key by key; each key has a response of its own. */
const MEASURED = 'eczkowybialy';

const OTHERS = [
  {
    name: 'hand-written',
    tag: 'search-hand',
    module: '/variants/search-hand.js',
    option: '[role=option]',
  },
  {
    name: 'Algolia',
    tag: 'search-algolia',
    module: '/variants/search-algolia.js',
    option: '.aa-Item',
  },
];
const VARIANTS = [
  ...OTHERS,
  ...BUILDS.map(({ name, base }) => ({
    name,
    tag: 'shop-search',
    module: `${base}/elements/search.js`,
    option: '[role=option]',
  })),
];
type Variant = (typeof VARIANTS)[number];

const COMPARED = [
  { to: 'hand-written', limit: 1.15 },
  { to: 'Algolia', limit: 0.9 },
];

/** Types the last key of a text; returns the milliseconds until its results are painted. */
async function type(page: BenchPage, text: string): Promise<number> {
  await page.call('expectKey', text);
  await page.page.keyboard.press(text.slice(-1) as 'a');
  return Number(await page.call('latency'));
}

/** Types `more` after `before`, key by key; returns the latency of each key. */
async function typeKeys(page: BenchPage, before: string, more: string): Promise<number[]> {
  const latencies: number[] = [];
  for (let at = 1; at <= more.length; at += 1) {
    latencies.push(await type(page, before + more.slice(0, at)));
  }
  return latencies;
}

async function measureVariant(page: BenchPage, variant: Variant) {
  await page.call('prepare', variant);
  await page.page.keyboard.type(BEGINNING.slice(0, -1));
  await type(page, BEGINNING);
  await page.slowDown(CPU_SLOWDOWN);
  await typeKeys(page, BEGINNING, WARM_UP);
  const latency = median(await typeKeys(page, BEGINNING + WARM_UP, MEASURED));
  return { latency, shown: JSON.stringify(await page.call('shown')) };
}

async function run({ server }: Bench, browser: Browser): Promise<Samples> {
  let expected: string | undefined;
  return interleave(
    VARIANTS,
    (variant, put) =>
      inNewPage(browser, `${server.origin}/searches`, async (page) => {
        const { latency, shown } = await measureVariant(page, variant);
        expected ??= shown;
        if (shown !== expected)
          throw new Error(`[bench] ${variant.name}: does not show what others show.`);
        put(variant.name, latency);
      }),
    SEARCH_ROUNDS,
  );
}

/**
 * P9: from a key press to its painted results, with the CPU slowed down four times and without debounce.
 * The frame rate is unlimited: at 60 Hz every latency would be rounded up to a multiple of 16.7 ms.
 */
export const p9: Bound = {
  id: 'P9',
  async measure(bench) {
    needTags(bench, 'shop-search');
    const browser = await launch(NO_FRAME_RATE);
    try {
      const samples = await run(bench, browser);
      return BUILDS.flatMap(({ name }) =>
        COMPARED.map(({ to, limit }) =>
          ratioRow(samples, {
            what: `${name}: a key to painted results / ${to}`,
            of: name,
            to,
            limit,
          }),
        ),
      );
    } finally {
      await browser.close();
    }
  },
};
