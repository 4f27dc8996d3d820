// Random sessions in the demo shop: `node --import tsx test/sessions/main.ts --seed N --sessions M`.
// `--path` replays a reported failure, `--fast` does not shrink it, `--minutes` limits the time,
// `--build lite` uses Preact.
import { parseArgs } from 'node:util';
import { openBrowser } from '../e2e/browser.ts';
import { startShop } from '../e2e/shop.ts';
import { reportOf, runSessions } from './sessions.ts';

const MINUTE_MS = 60_000;
const text = { type: 'string' } as const;
const { values } = parseArgs({
  options: {
    seed: text,
    sessions: text,
    path: text,
    minutes: text,
    build: text,
    fast: { type: 'boolean' },
  },
});
const { seed, path, minutes } = values;
const [shop, browser] = await Promise.all([startShop(), openBrowser()]);
const details = await runSessions(
  { shop, browser, build: values.build === 'lite' ? 'lite' : 'react' },
  {
    numRuns: Number(values.sessions ?? 40),
    endOnFailure: values.fast === true,
    ...(seed && { seed: Number(seed) }),
    ...(path && { path }),
    ...(minutes && { interruptAfterTimeLimit: Number(minutes) * MINUTE_MS }),
  },
);
await Promise.all([browser.close(), shop.close()]);
console.log(reportOf(details));
process.exitCode = Number(details.failed);
