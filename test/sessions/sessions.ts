import fc, { type Parameters, type RunDetails } from 'fast-check';
import type { Browser } from 'puppeteer-core';
import { CALL_KINDS } from '../../demo/platform/settings/settings.ts';
import type { TestShop } from '../e2e/shop.ts';
import { type Act, acts, type Start, starts } from './acts.ts';
import { doAct } from './do-act.ts';
import { beforeAct, prove } from './prove.ts';
import { Shopper } from './shopper.ts';

const ACTS_PER_SESSION = 30;

/** A removed action is null, so that a failure shrinks to the necessary actions. */
type Script = readonly (Act | null)[];
const scripts = fc.tuple(
  ...Array.from({ length: ACTS_PER_SESSION }, () => fc.option(acts, { freq: 50 })),
);

type Run = RunDetails<[Start, Script]>;

/** The environment of sessions. */
export interface Place {
  readonly shop: TestShop;
  readonly browser: Browser;
  readonly build: 'react' | 'lite';
}

const NORMAL = { latencyMs: 0, failure: 'off' } as const;

/** Ends all simulated failures, like for a shopper who returns later. */
async function recover(shopper: Shopper): Promise<void> {
  await shopper.setOffline(false);
  await shopper.set({ calls: Object.fromEntries(CALL_KINDS.map((kind) => [kind, NORMAL])) });
  await shopper.comeBack();
  await shopper.page.reload();
}

/** Performs an action and checks the invariants. */
async function step(shopper: Shopper, act: Act, isWell: boolean): Promise<void> {
  try {
    const before = await beforeAct(shopper);
    // offline, there may be no page to act on
    if (shopper.isInShop || act.act === 'offline') await doAct(shopper, act);
    await prove(shopper, { act, before, isWell });
  } catch (cause) {
    throw new Error(`After ${JSON.stringify(act)} on ${shopper.page.url()}: ${cause}`, { cause });
  }
}

/** Runs one session; throws if an invariant is violated. */
async function play(shopper: Shopper, script: Script): Promise<void> {
  let isWell = true;
  for (const act of script) {
    if (!act) continue;
    if (act.act === 'fail' || act.act === 'offline') isWell = false;
    await step(shopper, act, isWell);
  }
  await recover(shopper);
  await step(shopper, { act: 'key', key: 'Escape' }, true);
}

async function session(
  { shop, browser, build }: Place,
  start: Start,
  script: Script,
): Promise<void> {
  const context = await browser.createBrowserContext();
  try {
    await context.setCookie({ name: 'demo_build', value: build, domain: 'localhost', path: '/' });
    await play(await Shopper.arrive(shop, context, start), script);
  } finally {
    await context.close();
  }
}

/** The report of a run: a failure with the actions that lead to it, and how to replay it. */
export function reportOf({
  failed,
  numRuns,
  seed,
  counterexample,
  counterexamplePath,
  errorInstance,
}: Run): string {
  if (!failed) return `${numRuns} sessions of seed ${seed} hold.`;
  const [start, script = []] = counterexample ?? [];
  const steps = [start, ...script.filter((act) => act !== null)].map((step) =>
    JSON.stringify(step),
  );
  const replay = `node --import tsx test/sessions/main.ts --seed ${seed} --path ${counterexamplePath}`;
  return [...steps, String(errorInstance), `Replay: ${replay}`].join('\n');
}

/** Runs random sessions (RS-01) until one fails, then shrinks it to its shortest list of actions. */
export const runSessions = (place: Place, options: Parameters<[Start, Script]>): Promise<Run> =>
  fc.check(
    fc.asyncProperty(starts, scripts, (start, script) => session(place, start, script)),
    options,
  );
