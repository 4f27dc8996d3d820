import { startShop } from '../../e2e/shop.ts';
import type { Bound, Row } from '../harness/bound.ts';
import { type Audit, auditPage } from '../harness/lighthouse.ts';
import { PAGE_KINDS, type PageKind, SHOP_BUILDS, SHOP_PAGES } from '../harness/shop-pages.ts';
import { median } from '../harness/statistics.ts';

const ROUNDS = 5;
const LIMITS = { React: 95, lite: 98 } as const;
const OTHERS = ['accessibility', 'best-practices', 'seo'] as const;

type Name = (typeof SHOP_BUILDS)[number]['name'];
type Audits = ReadonlyMap<string, readonly Audit[]>;

const keyOf = (name: Name, kind: PageKind) => `${name} ${kind}`;

async function auditAll(origin: string): Promise<Audits> {
  const audits = new Map<string, Audit[]>();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { name, build } of SHOP_BUILDS) {
      for (const kind of PAGE_KINDS) {
        const key = keyOf(name, kind);
        const audit = await auditPage({ origin, path: SHOP_PAGES[kind], build });
        audits.set(key, [...(audits.get(key) ?? []), audit]);
      }
    }
  }
  return audits;
}

function performanceRow(name: Name, kind: PageKind, audits: readonly Audit[]): Row {
  const scores = audits.map(({ scores }) => scores.performance ?? Number.NaN);
  const paintMs = median(audits.map((audit) => audit.paintMs));
  const blockingMs = median(audits.map((audit) => audit.blockingMs));
  return {
    what: `${name}, ${kind}: Lighthouse's performance on a phone`,
    measured: median(scores),
    limit: LIMITS[name],
    isFloor: true,
    unit: '',
    spread: [Math.min(...scores), Math.max(...scores)],
    detail: `largest paint ${paintMs.toFixed(0)} ms, blocked ${blockingMs.toFixed(0)} ms`,
  };
}

/** The worst of the other scores, over all pages. */
function othersRow(name: Name, audits: Audits): Row {
  const each = PAGE_KINDS.flatMap((kind) =>
    OTHERS.map((what) => {
      const scores = (audits.get(keyOf(name, kind)) ?? []).map(({ scores }) => scores[what]);
      return {
        what: `${kind}: ${what}`,
        score: median(scores.map((score) => score ?? Number.NaN)),
      };
    }),
  );
  const below = each.filter(({ score }) => !(score >= 100));
  return {
    what: `${name}: Lighthouse's accessibility, best practices and SEO, the worst`,
    measured: Math.min(...each.map(({ score }) => score)),
    limit: 100,
    isFloor: true,
    unit: '',
    detail: below.map(({ what, score }) => `${what} ${score}`).join(', '),
  };
}

/** P17: the Lighthouse scores of the demo shop on a simulated phone. */
export const p17: Bound = {
  id: 'P17',
  async measure() {
    const shop = await startShop();
    try {
      const audits = await auditAll(shop.origin);
      return SHOP_BUILDS.flatMap(({ name }) => [
        ...PAGE_KINDS.map((kind) =>
          performanceRow(name, kind, audits.get(keyOf(name, kind)) ?? []),
        ),
        othersRow(name, audits),
      ]);
    } finally {
      await shop.close();
    }
  },
};
