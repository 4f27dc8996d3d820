import { cpus } from 'node:os';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter } from '@web/test-runner';
import { IN_OTHER_BROWSERS, REPEATS_ALL } from './test/repeated.mjs';
import { cssAsText, mswWorker, rawText } from './test/runner/assets.mjs';
import { launchBrowsers } from './test/runner/browsers.mjs';
import { devtools } from './test/runner/devtools.mjs';
import { errorGuard } from './test/runner/error-guard.mjs';
import { gatedImports } from './test/runner/gated-imports.mjs';
import { heldFiles, holdFiles } from './test/runner/held-files.mjs';
import { policyPages } from './test/runner/policy-pages.mjs';
import { plainSummary } from './test/runner/summary.mjs';
import { vendor } from './test/runner/vendor.mjs';

const lite = process.env.REACT === 'lite';
const browsers = process.env.BROWSERS ?? 'chromium';
const isRepetition = lite || browsers !== 'chromium';
const folders =
  isRepetition && !REPEATS_ALL ? `{${Object.keys(IN_OTHER_BROWSERS).join(',')}}` : '**';

export default {
  files: [
    `test/${folders}/**/*.test.{ts,tsx}`,
    '!test/{demo,e2e}/**',
    '!test/**/sweeps/**',
    '!test/**/*.node.test.ts',
    // pages that have React themselves
    ...(lite ? ['!test/**/*.react.test.tsx'] : []),
  ],
  nodeResolve: { browser: true },
  browsers: await launchBrowsers(browsers),
  concurrentBrowsers: 1,
  concurrency: Math.min(2, cpus().length),
  // generous, so that a busy machine does not fail the tests; only a hang reaches them
  browserStartTimeout: 120_000,
  testsStartTimeout: 120_000,
  testsFinishTimeout: 900_000,
  testFramework: { config: { timeout: 60_000 } },
  middleware: [policyPages, holdFiles],
  plugins: [
    await vendor({ lite }),
    errorGuard,
    rawText,
    cssAsText,
    mswWorker,
    devtools,
    heldFiles,
    esbuildPlugin({
      ts: true,
      tsx: true,
      target: 'es2022',
      tsconfig: './tsconfig.json',
      define: {
        'process.env.NODE_ENV': '"development"',
        __DEV__: 'true',
        __VERSION__: '"0.0.0"',
        __LITE__: String(lite),
      },
    }),
    gatedImports,
  ],
  filterBrowserLogs: ({ type }) => type === 'error',
  reporters: [
    defaultReporter({ reportTestProgress: Boolean(process.stdout.isTTY) }),
    plainSummary(),
  ],
};
