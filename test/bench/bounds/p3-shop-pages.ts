import { startShop } from '../../e2e/shop.ts';
import type { Bench, Bound, Row } from '../harness/bound.ts';
import { type LoadedScript, longestChain, totalKb } from '../harness/loaded-scripts.ts';
import { loadedScripts } from '../harness/shop-load.ts';
import {
  PAGE_KINDS,
  type PageKind,
  SHOP_BUILDS,
  SHOP_PAGES,
  WIDTHS,
} from '../harness/shop-pages.ts';
import { earlyParts } from './early-parts.ts';

const LIMITS = { React: { limit: 122, goal: 104 }, lite: { limit: 62, goal: 48 } } as const;
const LIMIT_REQUESTS = 8;
const LIMIT_DEPTH = 3;
/** The page that the bound applies to; the others are reported beside it. */
const BOUND_PAGE = 'category';

type Scripts = readonly LoadedScript[];
type Loads = ReadonlyMap<PageKind, Scripts>;
type Name = (typeof SHOP_BUILDS)[number]['name'];

async function loadAll(
  browser: Bench['browser'],
  visit: { origin: string; build: 'react' | 'lite'; width: number },
): Promise<Loads> {
  const loads = new Map<PageKind, Scripts>();
  for (const kind of PAGE_KINDS) {
    loads.set(kind, await loadedScripts(browser, { ...visit, path: SHOP_PAGES[kind] }));
  }
  return loads;
}

/** The measurements of a page's scripts. */
const measuresOf = (name: Name) =>
  [
    { what: 'scripts before the first touch, gz', unit: 'KB', ...LIMITS[name], of: totalKb },
    {
      what: 'requests for them',
      unit: '',
      limit: LIMIT_REQUESTS,
      of: (all: Scripts) => all.length,
    },
    { what: 'the chain of imports', unit: '', limit: LIMIT_DEPTH, of: longestChain },
  ] as const;

const rowsOf = (name: Name, width: number, loads: Loads): readonly Row[] =>
  measuresOf(name).map(({ what, of, ...bound }) => ({
    ...bound,
    what: `${name}, ${width} px: ${what}`,
    measured: of(loads.get(BOUND_PAGE) ?? []),
    detail: [...loads].map(([kind, scripts]) => `${kind} ${+of(scripts).toFixed(1)}`).join(', '),
  }));

/** P3: the size of what a category page of the demo shop loads before any interaction, on a phone and on a desktop. */
export const p3: Bound = {
  id: 'P3',
  async measure({ browser }) {
    const shop = await startShop();
    const { origin } = shop;
    try {
      const rows: Row[] = [];
      for (const { name, build } of SHOP_BUILDS) {
        for (const width of WIDTHS) {
          rows.push(...rowsOf(name, width, await loadAll(browser, { origin, build, width })));
        }
        rows.push({
          ...(await earlyParts(browser, { origin, build })),
          what: `${name}: parts that open later, there before they open`,
        });
      }
      return rows;
    } finally {
      await shop.close();
    }
  },
};
