import type { Page } from 'puppeteer-core';

/** The duration from which a task blocks the page. */
const LONG_TASK_MS = 50;
const MICROSECONDS = 1000;
/** Traces each task and its scripts, with thread time. */
const CATEGORIES = ['disabled-by-default-devtools.timeline', 'devtools.timeline', '__metadata'];
const OF_DIST = /"http[^"]*\/dist\//;

/** A trace event on a thread; times are in µs. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** The thread time. */
  readonly tdur?: number;
  readonly args: Readonly<Record<string, unknown>>;
}

/** The trace lacks the URL of a module's evaluation; the modules of the demo shop's own pages are small. */
const isOurScript = ({ name, args }: TraceEvent): boolean =>
  name === 'v8.evaluateModule' ||
  ((name === 'FunctionCall' || name === 'v8.compileModule') && OF_DIST.test(JSON.stringify(args)));

const isIn = (event: TraceEvent, { pid, tid, ts, dur = 0 }: TraceEvent): boolean =>
  event.pid === pid && event.tid === tid && event.ts >= ts && event.ts < ts + dur;

const beyond = ({ tdur = 0 }: TraceEvent): number => tdur / MICROSECONDS - LONG_TASK_MS;

function blockingOf(events: readonly TraceEvent[]): number {
  const scripts = events.filter(isOurScript);
  if (scripts.length === 0)
    throw new Error('[bench] no script of dist/ ran, or the trace has none.');
  return events
    .filter((task) => task.name === 'RunTask' && beyond(task) > 0)
    .filter((task) => scripts.some((script) => isIn(script, task)))
    .reduce((sum, task) => sum + beyond(task), 0);
}

/**
 * The total blocking time of the tasks in which scripts of `dist/` run during `work`: the whole time of these tasks
 * beyond 50 ms. Thread time, so that other processes do not count.
 */
export async function blockingMs(page: Page, work: () => Promise<void>): Promise<number> {
  await page.tracing.start({ categories: CATEGORIES });
  await work();
  const trace = await page.tracing.stop();
  return blockingOf(JSON.parse(new TextDecoder().decode(trace)).traceEvents);
}
