import type { CDPSession, Page } from 'puppeteer-core';

/** The work of the main thread and the objects in the page, since the page was opened. */
export interface Metrics {
  /** Time in all tasks of the main thread: scripts, style, layout, paint, garbage collection. */
  readonly taskMs: number;
  /** Time in scripts. */
  readonly scriptMs: number;
  readonly heapKb: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** The duration of a fixed amount of work, in ms: the current speed of the page's CPU. */
const SPEED_TEST =
  '(() => { const start = performance.now(); let sum = 0; for (let i = 0; i < 2e6; i += 1) sum += Math.sqrt(i); return performance.now() - start + 0 * sum; })()';
const SPEED_TESTS = 5;
const SLOW_DOWN_TRIES = 50;

/** A page of the bench; its functions are called by the names of the bundle's exports. */
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
    // thread time, which excludes the time that other processes take
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    return new BenchPage(page, cdp);
  }

  /**
   * Calls an exported function of the page's bundle by name: a function of this process would arrive
   * in the form compiled for Node. Throws the errors that the page had meanwhile.
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

  /** Collects twice: the second run frees the objects that finalisers released in the first. */
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

  /** The heap without its garbage. */
  async heapKb(): Promise<number> {
    await this.collectGarbage();
    return (await this.metrics()).heapKb;
  }

  /** The time of the main thread until `work` is done, in ms; existing garbage is collected before. */
  async cost(work: () => Promise<unknown>): Promise<number> {
    await this.collectGarbage();
    const before = await this.metrics();
    await work();
    return (await this.metrics()).taskMs - before.taskMs;
  }

  /** Slows the page's CPU down; the browser takes some time until this has its full effect. */
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
