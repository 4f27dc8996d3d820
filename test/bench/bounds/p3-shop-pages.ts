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

/** The bounds of each kind of page: its scripts in KB by build, and the requests for them. */
const LIMITS = {
  main: { React: { limit: 150, goal: 130 }, lite: { limit: 92, goal: 75 }, requests: 14 },
  category: { React: { limit: 135, goal: 126 }, lite: { limit: 78, goal: 70 }, requests: 9 },
  product: { React: { limit: 168, goal: 150 }, lite: { limit: 110, goal: 95 }, requests: 11 },
} as const satisfies Record<PageKind, object>;
const LIMIT_DEPTH = 3;

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
const measuresOf = (name: Name, kind: PageKind) =>
  [
    { what: 'scripts before the first touch, gz', unit: 'KB', ...LIMITS[kind][name], of: totalKb },
    {
      what: 'requests for them',
      unit: '',
      limit: LIMITS[kind].requests,
      of: (all: Scripts) => all.length,
    },
    { what: 'the chain of imports', unit: '', limit: LIMIT_DEPTH, of: longestChain },
  ] as const;

const rowsOf = (name: Name, width: number, loads: Loads): readonly Row[] =>
  [...loads].flatMap(([kind, scripts]) =>
    measuresOf(name, kind).map(({ what, of, ...bound }) => ({
      ...bound,
      what: `${name}, ${kind}, ${width} px: ${what}`,
      measured: of(scripts),
    })),
  );

/** P3: the size of what the pages of the demo shop load before any interaction, on a phone and on a desktop. */
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
