import { setTimeout as later } from 'node:timers/promises';
import type { HTTPRequest } from 'puppeteer-core';
import type { BenchPage } from '../harness/bench-page.ts';
import {
  type Bench,
  type Bound,
  BUILDS,
  type Build,
  needTags,
  type Row,
} from '../harness/bound.ts';
import { inFreshPage } from '../harness/browser.ts';
import { randomFrom } from '../harness/random.ts';

const SEED = 15;
/** The longest pause before a press: some come while the page is prefetched, some while a tag wakes. */
const MAX_PAUSE_MS = 300;
const DELAY_MS = 1000;
/** The time that every answer has, also the browser's own, which waits 3 s for the modules. */
const PATIENCE_MS = 5000;

/** High enough that nothing scrolls under the mouse. */
const WINDOW = { width: 800, height: 1000 };

const CONTROLS = {
  'shop-minicart': '[part~=link]',
  'shop-list-button': '[part~=button]',
  'shop-info-bar': '[part~=close]',
  'shop-collapse': '[part~=toggle]',
  'shop-select': '[part~=button]',
} as const;

type Tag = keyof typeof CONTROLS;

const ALL = Object.keys(CONTROLS) as Tag[];
/** A list button and the list of a select are nothing without their components. */
const WITHOUT_MODULES: readonly Tag[] = ['shop-minicart', 'shop-info-bar', 'shop-collapse'];

/** What becomes of the modules that wake the tags, on how many pages, and which tags can be pressed there. */
const NETWORKS = [
  { pages: 10, tags: ALL, answer: (request: HTTPRequest) => request.continue() },
  {
    pages: 7,
    tags: ALL,
    answer: (request: HTTPRequest) => later(DELAY_MS).then(() => request.continue()),
  },
  { pages: 5, tags: WITHOUT_MODULES, answer: (request: HTTPRequest) => request.abort() },
];

/** Takes over the requests of modules from here on. */
async function intercept({ page }: BenchPage, answer: (request: HTTPRequest) => Promise<void>) {
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const isModule = request.url().includes('/dist/') && request.resourceType() !== 'stylesheet';
    const done = isModule ? answer(request) : request.continue();
    // the page may be closed meanwhile
    done.catch(() => undefined);
  });
}

async function acted(bench: BenchPage, tag: Tag): Promise<number> {
  const end = performance.now() + PATIENCE_MS;
  let count = 0;
  while (count === 0 && performance.now() < end) count = Number(await bench.call('actsOf', tag));
  return count;
}

/** Presses each tag once, in random order at random times; gives how often each of them has acted. */
async function pressAll(bench: BenchPage, tags: readonly Tag[], random: () => number) {
  const order = tags
    .map((tag) => ({ tag, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ tag }) => tag);
  for (const tag of order) {
    await later(random() * MAX_PAUSE_MS);
    await (await bench.page.waitForSelector(`${tag} >>> ${CONTROLS[tag]}`))?.click();
  }
  const acts: number[] = [];
  for (const tag of order) acts.push(await acted(bench, tag));
  return acts;
}

async function measureBuild({ browser, server }: Bench, { name, base }: Build): Promise<Row> {
  const random = randomFrom(SEED);
  const acts: number[] = [];
  for (const { pages, tags, answer } of NETWORKS) {
    for (let at = 0; at < pages; at += 1) {
      await inFreshPage(browser, `${server.origin}/presses${base}`, async (bench) => {
        await bench.page.setViewport(WINDOW);
        await bench.page.waitForSelector('shop-select:state(rendered)');
        await bench.call('watchSelect');
        await intercept(bench, answer);
        acts.push(...(await pressAll(bench, tags, random)));
      });
    }
  }
  return {
    what: `${name}: presses of tags at rest that were not acted on exactly once`,
    measured: acts.filter((count) => count !== 1).length,
    limit: 0,
    unit: '',
    detail: `of ${acts.length} presses, with modules at once, 1 s late or missing`,
  };
}

/** P15: each press of a tag at rest is acted on once, whatever becomes of the modules. */
export const p15: Bound = {
  id: 'P15',
  async measure(bench) {
    needTags(bench, ...ALL);
    const rows: Row[] = [];
    for (const build of BUILDS) rows.push(await measureBuild(bench, build));
    return rows;
  },
};
