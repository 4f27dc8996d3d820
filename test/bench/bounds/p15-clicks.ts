import { setTimeout as later } from 'node:timers/promises';
import type { BenchPage } from '../harness/bench-page.ts';
import {
  type Bench,
  type Bound,
  BUILDS,
  type Build,
  needTags,
  type Row,
} from '../harness/bound.ts';
import { inNewPage } from '../harness/browser.ts';
import { randomFrom } from '../harness/random.ts';
import type { FileAnswer } from '../harness/server.ts';

const SEED = 15;
/** The longest pause before a click on a tag that has just rendered. */
const MAX_PAUSE_MS = 300;
/**
 * The longest pause before a click on a page whose scripts are loading: some clicks reach the fallback, some the tag.
 */
const MAX_EARLY_MS = 1500;
const SLOW_MS = 300;
const LATE_MS = 1000;
/** Longer than the 3 s after which a click is left to the fallback. */
const HANGING_MS = 4000;
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
/** A list button and the list of a select have no function without the modules that they load. */
const WITHOUT_MODULES: readonly Tag[] = ['shop-minicart', 'shop-info-bar', 'shop-collapse'];

const answerIn =
  (ms: number): FileAnswer =>
  () =>
    later(ms).then(() => true);
const never: FileAnswer = async () => false;

/** The fate of modules that load after the tags have rendered, the number of pages, and the tags clicked there. */
const NETWORKS: readonly { pages: number; tags: readonly Tag[]; answer?: FileAnswer }[] = [
  { pages: 8, tags: ALL },
  { pages: 6, tags: ALL, answer: answerIn(LATE_MS) },
  { pages: 3, tags: WITHOUT_MODULES, answer: answerIn(HANGING_MS) },
  { pages: 3, tags: WITHOUT_MODULES, answer: never },
];
/** The clicks on the mini-cart while the page's first scripts are loading. */
const EARLY_PAGES = 12;

async function waitForAct(bench: BenchPage, tag: Tag): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  let count = 0;
  while (count === 0 && performance.now() < end) count = Number(await bench.call('actsOf', tag));
}

/** How often each tag has responded once everything has loaded, so that a duplicate response to a click is counted. */
async function actsOf(bench: BenchPage, tags: readonly Tag[]): Promise<number[]> {
  for (const tag of tags) await waitForAct(bench, tag);
  await bench.page.waitForNetworkIdle();
  const acts: number[] = [];
  for (const tag of tags) acts.push(Number(await bench.call('actsOf', tag)));
  return acts;
}

/** Clicks each tag once, in random order at random times. */
async function clickAll({ page }: BenchPage, tags: readonly Tag[], random: () => number) {
  const order = tags
    .map((tag) => ({ tag, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ tag }) => tag);
  for (const tag of order) {
    await later(random() * MAX_PAUSE_MS);
    await (await page.waitForSelector(`${tag} >>> ${CONTROLS[tag]}`))?.click();
  }
}

/** Clicks on tags that have just rendered, on one page. */
async function clickShown(
  { browser, server }: Bench,
  { base }: Build,
  { tags, answer, random }: { tags: readonly Tag[]; answer?: FileAnswer; random: () => number },
): Promise<number[]> {
  server.answerFiles();
  return inNewPage(browser, `${server.origin}/clicks${base}`, async (bench) => {
    await bench.page.setViewport(WINDOW);
    await bench.page.waitForSelector('shop-select:state(rendered)');
    await bench.call('watchSelect');
    server.answerFiles(answer);
    await clickAll(bench, tags, random);
    return actsOf(bench, tags);
  });
}

/** A click on the mini-cart: on the author's link or on the tag's. */
async function clickEarly(
  { browser, server }: Bench,
  { base }: Build,
  pause: number,
): Promise<number[]> {
  server.answerFiles(answerIn(SLOW_MS));
  return inNewPage(browser, 'about:blank', async (bench) => {
    const loaded = bench.page.goto(`${server.origin}/clicks${base}`);
    await bench.page.waitForSelector('shop-minicart');
    await bench.call('actsOf', 'shop-minicart');
    await later(pause);
    await bench.page.$eval('shop-minicart', (tag) => {
      const own = tag.shadowRoot?.querySelector<HTMLElement>('[part~=link]');
      (own ?? tag.querySelector('a'))?.click();
    });
    await loaded;
    return actsOf(bench, ['shop-minicart']);
  });
}

async function measureBuild(bench: Bench, build: Build): Promise<Row> {
  const random = randomFrom(SEED);
  const acts: number[] = [];
  for (const { pages, ...network } of NETWORKS) {
    for (let at = 0; at < pages; at += 1) {
      acts.push(...(await clickShown(bench, build, { ...network, random })));
    }
  }
  for (let at = 0; at < EARLY_PAGES; at += 1) {
    acts.push(...(await clickEarly(bench, build, random() * MAX_EARLY_MS)));
  }
  return {
    what: `${build.name}: early presses that were not answered exactly once`,
    measured: acts.filter((count) => count !== 1).length,
    limit: 0,
    unit: '',
    detail: `of ${acts.length} presses: before the tags are there, and with later modules at once, 1 s late, hanging or missing`,
  };
}

/** P15: each early click has exactly one effect, whatever happens to the scripts. */
export const p15: Bound = {
  id: 'P15',
  async measure(bench) {
    needTags(bench, ...ALL);
    const rows: Row[] = [];
    for (const build of BUILDS) rows.push(await measureBuild(bench, build));
    bench.server.answerFiles();
    return rows;
  },
};
