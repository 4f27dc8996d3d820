import { type Bench, type Bound, BUILDS, type Build, needTags } from '../harness/bound.ts';
import { inNewPage } from '../harness/browser.ts';
import { interleave, medianRow } from '../harness/rounds.ts';

const LIMIT_MS = 1000;
const MARKERS = 10_000;
const CPU_SLOWDOWN = 4;

async function measureShow({ browser, server }: Bench, { base }: Build): Promise<number> {
  return inNewPage(browser, `${server.origin}/maps`, async (page) => {
    await page.call('prepare', `${base}/elements/map.js`);
    await page.slowDown(CPU_SLOWDOWN);
    return Number(await page.call('showMany', MARKERS));
  });
}

/** MS-02 (docs/faults.md#ms-02): a map with very many markers on a slow phone, until its groups show. */
export const ms02: Bound = {
  id: 'MS-02',
  async measure(bench) {
    needTags(bench, 'shop-map');
    const samples = await interleave(BUILDS, async (build, put) =>
      put(build.name, await measureShow(bench, build)),
    );
    return BUILDS.map(({ name }) =>
      medianRow(samples, name, {
        what: `${name}: ${MARKERS} markers shown in groups, at ${CPU_SLOWDOWN}× throttle`,
        limit: LIMIT_MS,
      }),
    );
  },
};
