import { startShop } from '../../e2e/shop.ts';
import type { Bench, Bound, Row } from '../harness/bound.ts';
import { type LoadedScript, loadedScripts } from '../harness/shop-load.ts';
import { SHOP_PAGES, WIDTHS } from '../harness/shop-pages.ts';

const LIMIT_KB = 30;
const LIMIT_REQUESTS = 10;
const LIMIT_DEPTH = 3;
const SHOP_BUILDS = { React: 'react', lite: 'lite' } as const;
/** The page that the bound names; the others are told beside it. */
const BOUND_PAGE = 'category';

type PageKind = keyof typeof SHOP_PAGES;
type Scripts = readonly LoadedScript[];
type Loads = ReadonlyMap<PageKind, Scripts>;

const total = (scripts: Scripts): number => scripts.reduce((sum, { kb }) => sum + kb, 0);
const depth = (scripts: Scripts): number => Math.max(0, ...scripts.map((script) => script.depth));

async function loadAll(
  browser: Bench['browser'],
  visit: { origin: string; build: 'react' | 'lite'; width: number },
): Promise<Loads> {
  const loads = new Map<PageKind, Scripts>();
  for (const kind of Object.keys(SHOP_PAGES) as PageKind[]) {
    loads.set(kind, await loadedScripts(browser, { ...visit, path: SHOP_PAGES[kind] }));
  }
  return loads;
}

/** What is measured of a page's scripts. */
const MEASURES = [
  { what: 'scripts before the first touch, gz', unit: 'KB', limit: LIMIT_KB, of: total },
  {
    what: 'requests for them',
    unit: '',
    limit: LIMIT_REQUESTS,
    of: ({ length }: Scripts) => length,
  },
  { what: 'the chain of imports', unit: '', limit: LIMIT_DEPTH, of: depth },
] as const;

const rowsOf = (name: string, loads: Loads): readonly Row[] =>
  MEASURES.map(({ what, unit, limit, of }) => ({
    what: `${name}: ${what}`,
    unit,
    limit,
    measured: of(loads.get(BOUND_PAGE) ?? []),
    detail: [...loads].map(([kind, scripts]) => `${kind} ${+of(scripts).toFixed(1)}`).join(', '),
  }));

/** P3, P3r: what a category page of the demo shop loads before it is touched, on a phone and on a desktop. */
export const p3: Bound = {
  id: 'P3',
  async measure({ browser }) {
    const shop = await startShop();
    try {
      const rows: Row[] = [];
      for (const [name, build] of Object.entries(SHOP_BUILDS)) {
        for (const width of WIDTHS) {
          const loads = await loadAll(browser, { origin: shop.origin, build, width });
          rows.push(...rowsOf(`${name}, ${width} px`, loads));
        }
      }
      return rows;
    } finally {
      await shop.close();
    }
  },
};
