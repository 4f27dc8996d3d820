import {
  type Bench,
  type Bound,
  BUILDS,
  type Build,
  needTags,
  type Row,
} from '../harness/bound.ts';
import { inNewPage } from '../harness/browser.ts';
import type { ServedRequest } from '../harness/server.ts';
import { scriptsOf } from './fetched-scripts.ts';

const WIDGETS = '/ajax/get.php';

/** All tags of the library, then all of them again, as after a partial visit. */
async function fill({ browser, server, dist }: Bench, { base }: Build): Promise<string> {
  return inNewPage(browser, `${server.origin}/crowd${base}`, async (page) => {
    const first = await page.call('addAll', dist.tags);
    const later = await page.call('addAll', dist.tags);
    return `${first} tags of ${dist.tags.length} kinds, then ${later} more`;
  });
}

/** The highest number of requests for one script. */
function mostOften(scripts: readonly string[]): number {
  return Math.max(...scripts.map((path) => scripts.filter((other) => other === path).length));
}

function rowsOf(build: string, requests: readonly ServedRequest[], detail: string): Row[] {
  const batches = requests.filter(({ path }) => path === WIDGETS).length;
  if (batches === 0) throw new Error('[bench] no element requested widgets: nothing was measured.');
  const scripts = scriptsOf(requests);
  return [
    { what: `${build}: widget batches`, measured: batches, limit: 1, unit: '', detail },
    {
      what: `${build}: requests for one script`,
      measured: mostOften(scripts),
      limit: 1,
      unit: '',
      detail: `${new Set(scripts).size} scripts`,
    },
  ];
}

/** P10: the number of requests that many tags of all kinds make. */
export const p10: Bound = {
  id: 'P10',
  async measure(bench) {
    needTags(bench, 'shop-minicart');
    const rows: Row[] = [];
    for (const build of BUILDS) {
      let detail = '';
      const requests = await bench.server.record(async () => {
        detail = await fill(bench, build);
      });
      rows.push(...rowsOf(build.name, requests, detail));
    }
    return rows;
  },
};
