import lighthouse from 'lighthouse';
import { launchWhole } from './browser.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

/** The result of one Lighthouse run. */
export interface Audit {
  /** From 0 to 100. */
  readonly scores: Readonly<Partial<Record<Category, number>>>;
  /** The largest contentful paint. */
  readonly paintMs: number;
  /** The total blocking time. */
  readonly blockingMs: number;
}

/** A page of the demo shop, and the build that it uses. */
interface Audited {
  readonly origin: string;
  readonly path: string;
  readonly build: 'react' | 'lite';
}

/** Audits a page with Lighthouse's default phone settings, in a separate browser. */
export async function auditPage({ origin, path, build }: Audited): Promise<Audit> {
  const browser = await launchWhole();
  try {
    const { hostname } = new URL(origin);
    await browser.setCookie({ name: 'demo_build', value: build, domain: hostname, path: '/' });
    const port = Number(new URL(browser.wsEndpoint()).port);
    const result = await lighthouse(origin + path, {
      port,
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
    });
    if (!result) throw new Error(`[bench] Lighthouse has no result for ${path}.`);
    const { audits, categories, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`[bench] ${path}: ${runtimeError.message}`);
    const msOf = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    return {
      scores: Object.fromEntries(
        CATEGORIES.map((id) => [id, Math.round((categories[id]?.score ?? Number.NaN) * 100)]),
      ),
      paintMs: msOf('largest-contentful-paint'),
      blockingMs: msOf('total-blocking-time'),
    };
  } finally {
    await browser.close();
  }
}
