import type { Browser } from 'puppeteer-core';
import {
  type Bench,
  type Bound,
  BUILDS,
  type Build,
  needTags,
  type Row,
} from '../harness/bound.ts';
import { inFreshPage, launch, NO_FRAME_RATE } from '../harness/browser.ts';
import { interleave, type Samples, samplesOf } from '../harness/rounds.ts';
import { median } from '../harness/statistics.ts';
import type { KeyTimes } from '../page/first-key-page.ts';

const CPU_SLOWDOWN = 4;
const LIMIT_MS = 50;
const INPUT = 'shop-search >>> [part~=input]';
const MEASURES = { echo: 'its painted echo', request: 'the request' } as const;

type Put = (name: string, value: number) => void;

/** Presses the first key of a search asleep, whose modules are prefetched, then one of the same search awake. */
async function measureKeys(
  browser: Browser,
  url: string,
  put: (how: string, times: KeyTimes) => void,
) {
  await inFreshPage(browser, url, async (bench) => {
    const { page } = bench;
    await page.waitForSelector('link[rel=modulepreload]');
    await page.waitForNetworkIdle();
    await bench.slowDown(CPU_SLOWDOWN);
    const press = async (key: 'k' | 'm') => {
      await bench.call('expectKey');
      await page.focus(INPUT);
      await page.keyboard.press(key);
      return (await bench.call('keyTimes')) as KeyTimes;
    };
    put('asleep', await press('k'));
    await page.waitForSelector('shop-search >>> [role=option]');
    await page.keyboard.press('Backspace');
    await page.waitForFunction(
      () => !document.querySelector('shop-search')?.matches(':state(open)'),
    );
    put('awake', await press('m'));
  });
}

function putTimes(name: string, put: Put): (how: string, times: KeyTimes) => void {
  return (how, times) => {
    for (const measure of Object.keys(MEASURES) as (keyof KeyTimes)[]) {
      put(`${name} ${measure} ${how}`, times[measure]);
    }
  };
}

/** By how much a key takes longer where the search is asleep. */
function rowOf(samples: Samples, { name }: Build, measure: keyof KeyTimes): Row {
  const [asleep, awake] = ['asleep', 'awake'].map((how) =>
    samplesOf(samples, `${name} ${measure} ${how}`),
  ) as [readonly number[], readonly number[]];
  const more = asleep.map((ms, round) => ms - (awake[round] ?? Number.NaN));
  return {
    what: `${name}: the first key of a search asleep to ${MEASURES[measure]}, beyond the same awake`,
    measured: median(more),
    limit: LIMIT_MS,
    unit: 'ms',
    spread: [Math.min(...more), Math.max(...more)],
    detail: `${median(asleep).toFixed(1)} ms against ${median(awake).toFixed(1)} ms`,
  };
}

/** P14: what the first key costs that wakes the search, with the CPU slowed down four times. */
export const p14: Bound = {
  id: 'P14',
  async measure(bench: Bench) {
    needTags(bench, 'shop-search');
    const browser = await launch(NO_FRAME_RATE);
    try {
      const samples = await interleave(BUILDS, ({ name, base }, put) =>
        measureKeys(browser, `${bench.server.origin}/first-key${base}`, putTimes(name, put)),
      );
      return BUILDS.flatMap((build) =>
        (['echo', 'request'] as const).map((measure) => rowOf(samples, build, measure)),
      );
    } finally {
      await browser.close();
    }
  },
};
