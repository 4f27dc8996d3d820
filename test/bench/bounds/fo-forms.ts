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
import { interleave, medianRow } from '../harness/rounds.ts';

/** The CPU slowdown that simulates the phone of the bound. */
const CPU_SLOWDOWN = 4;
const KEY_LIMIT_MS = 2;
const WARM_UP = 'Ulica Długa';
/** Typed too fast for a check to start in between. */
const MEASURED = 'Aleja Marszałka Józefa Piłsudskiego w Gdańsku';

const FIELD = 'shop-field:first-of-type input';

/** Waits until the first field has loaded its check. */
async function approach({ page }: BenchPage): Promise<void> {
  await page.waitForSelector('shop-field[data-state]');
  await page.focus(FIELD);
  await page.keyboard.type(WARM_UP);
  await page.waitForSelector('shop-field:is([data-state=success], [data-state=error])');
}

async function typeKeys(bench: Bench, { base }: Build): Promise<number> {
  return inNewPage(bench.browser, `${bench.server.origin}/form${base}`, async (page) => {
    await approach(page);
    const before = await page.metrics();
    await page.page.keyboard.type(MEASURED);
    const spent = (await page.metrics()).scriptMs - before.scriptMs;
    return (spent / MEASURED.length) * CPU_SLOWDOWN;
  });
}

async function countRequests({ browser, server }: Bench, { base }: Build): Promise<number> {
  const requests = await server.record(() =>
    inNewPage(browser, `${server.origin}/form${base}`, async ({ page }) => {
      await page.waitForSelector('shop-field[data-state]');
      await page.evaluate(`new Promise((resolve) => {
        document.addEventListener('shop-form-validate', resolve, { once: true });
        document.querySelector('form').requestSubmit();
      })`);
    }),
  );
  return requests.filter(({ path }) => path.startsWith('/graphql/')).length;
}

/** The cost of a form with 20 fields: a key press while the shopper types, and the requests of a submission. */
export const fo: Bound = {
  id: 'FO',
  async measure(bench) {
    needTags(bench, 'shop-form', 'shop-field');
    const samples = await interleave(BUILDS, async (build, put) =>
      put(build.name, await typeKeys(bench, build)),
    );
    const rows: Row[] = [];
    for (const build of BUILDS) {
      const perKey = medianRow(samples, build.name, {
        what: `${build.name}: script per key in a form of 20 fields, ${CPU_SLOWDOWN} × slower`,
        limit: KEY_LIMIT_MS,
        detail: `thread time times ${CPU_SLOWDOWN}, ${MEASURED.length} keys`,
      });
      rows.push(perKey, {
        what: `${build.name}: requests to check 20 fields`,
        measured: await countRequests(bench, build),
        limit: 1,
        unit: '',
      });
    }
    return rows;
  },
};
