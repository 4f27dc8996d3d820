import type { Browser } from 'puppeteer-core';
import type { BenchPage } from '../harness/bench-page.ts';
import { type Bench, type Bound, BUILDS, needTags } from '../harness/bound.ts';
import { inFreshPage, launch, NO_FRAME_RATE } from '../harness/browser.ts';
import { interleave, ratioRow, type Samples } from '../harness/rounds.ts';
import { median } from '../harness/statistics.ts';

const CPU_SLOWDOWN = 4;
/** Typed first: the search starts. */
const BEGINNING = 'kub';
/** Typed next, key by key as what is measured: the code is warm after it. */
const WARM_UP = 'eczekduzy';
/** Latencies of wall time scatter more than thread time does. */
const SEARCH_ROUNDS = 21;
/** Typed key by key; each key has another answer. */
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
  { to: 'Algolia', limit: 0.75 },
];

/** Presses the last key of a text and waits for its results: milliseconds to their painting. */
async function type(page: BenchPage, text: string): Promise<number> {
  await page.call('expectKey', text);
  await page.page.keyboard.press(text.slice(-1) as 'a');
  return Number(await page.call('latency'));
}

/** Types `more` after `before`, key by key: the latency of each. */
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
      inFreshPage(browser, `${server.origin}/searches`, async (page) => {
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
 * P9: from a key to its painted results, at a quarter of the machine's speed, without debounce.
 * Frames are not held back to the screen's rate, which would round every latency up to 16.7 ms.
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
