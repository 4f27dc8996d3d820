import type { CDPSession, Page } from 'puppeteer-core';

/** What the main thread did and what the page holds, since the page was opened. */
export interface Metrics {
  /** All tasks of the main thread: scripts, style, layout, paint, garbage collection. */
  readonly taskMs: number;
  /** Scripts alone. */
  readonly scriptMs: number;
  readonly heapKb: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** Work of a fixed length, in ms: how fast the page's processor is right now. */
const SPEED_TEST =
  '(() => { const start = performance.now(); let sum = 0; for (let i = 0; i < 2e6; i += 1) sum += Math.sqrt(i); return performance.now() - start + 0 * sum; })()';
const SPEED_TESTS = 5;
const SLOW_DOWN_TRIES = 50;

/** A page of the bench: its functions are called by name, as the page's bundle exports them. */
export class BenchPage {
  readonly page: Page;
  readonly cdp: CDPSession;
  readonly #errors: Error[] = [];

  private constructor(page: Page, cdp: CDPSession) {
    this.page = page;
    this.cdp = cdp;
    page.on('pageerror', (error) =>
      this.#errors.push(error instanceof Error ? error : new Error(String(error))),
    );
  }

  static async from(page: Page): Promise<BenchPage> {
    const cdp = await page.createCDPSession();
    // the thread's own time: what other processes take from it does not count
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    return new BenchPage(page, cdp);
  }

  /**
   * Calls an exported function of the page's bundle, by name: a function of this process would reach
   * the page as it was compiled for Node. An error that the page had meanwhile is an error here.
   */
  async call(name: string, ...args: unknown[]): Promise<unknown> {
    const given = args.map((arg) => JSON.stringify(arg)).join();
    const result = await this.page.evaluate(
      `import(document.documentElement.dataset.bundle).then((page) => page.${name}(${given}))`,
    );
    const [error] = this.#errors;
    if (error) throw new Error(`The page failed: ${error.message}`, { cause: error });
    return result;
  }

  /** Twice: what finalisers let go of is collected by the second. */
  async collectGarbage(): Promise<void> {
    await this.cdp.send('HeapProfiler.collectGarbage');
    await this.cdp.send('HeapProfiler.collectGarbage');
  }

  async metrics(): Promise<Metrics> {
    const { metrics } = await this.cdp.send('Performance.getMetrics');
    const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return {
      taskMs: value('TaskDuration') * 1000,
      scriptMs: value('ScriptDuration') * 1000,
      heapKb: value('JSHeapUsedSize') / 1024,
      nodes: value('Nodes'),
      listeners: value('JSEventListeners'),
    };
  }

  /** What the main thread spent until `work` was done, in ms; garbage of before does not count. */
  async cost(work: () => Promise<unknown>): Promise<number> {
    await this.collectGarbage();
    const before = await this.metrics();
    await work();
    return (await this.metrics()).taskMs - before.taskMs;
  }

  /** Slows the page's processor down; the browser takes a while, or several orders, until it does. */
  async slowDown(rate: number): Promise<void> {
    const full = await this.#speed();
    for (let at = 0; at < SLOW_DOWN_TRIES; at += 1) {
      await this.cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await this.cdp.send('Emulation.setCPUThrottlingRate', { rate });
      if ((await this.#speed()) > (full * rate) / 2) return;
    }
    throw new Error(`[bench] The browser does not become ${rate} times slower.`);
  }

  async #speed(): Promise<number> {
    const times: number[] = [];
    for (let at = 0; at < SPEED_TESTS; at += 1) {
      times.push(Number(await this.page.evaluate(SPEED_TEST)));
    }
    return Math.min(...times);
  }
}
