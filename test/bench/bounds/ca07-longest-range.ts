import { type Bench, type Bound, BUILDS, type Build, needTags } from '../harness/bound.ts';
import { inNewPage } from '../harness/browser.ts';
import { interleave, medianRow } from '../harness/rounds.ts';

const LIMIT_MS = 100;
/** 1970-01-01 to 2470-12-31 */
const DAYS = 182_987;

async function measureClick({ browser, server }: Bench, { base }: Build): Promise<number> {
  return inNewPage(browser, `${server.origin}/calendar`, async (page) => {
    await page.call('prepare', `${base}/elements/date-picker.js`);
    let days: unknown;
    const cost = await page.cost(async () => {
      days = await page.call('endRange');
    });
    if (days !== DAYS) throw new Error(`[bench] The range has ${days} days, not ${DAYS}.`);
    return cost;
  });
}

/** CA-07 (docs/faults.md#ca-07): the click that ends the longest range, until the event has fired and all days are painted. */
export const ca07: Bound = {
  id: 'CA-07',
  async measure(bench) {
    needTags(bench, 'shop-date-picker');
    const samples = await interleave(BUILDS, async (build, put) =>
      put(build.name, await measureClick(bench, build)),
    );
    return BUILDS.map(({ name }) =>
      medianRow(samples, name, {
        what: `${name}: the click that ends the longest range of days`,
        limit: LIMIT_MS,
        detail: `${DAYS} days in the event`,
      }),
    );
  },
};
