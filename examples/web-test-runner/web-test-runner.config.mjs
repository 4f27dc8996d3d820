import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromeLauncher } from '@web/test-runner-chrome';

const worker = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');

export default {
  files: 'test/*.test.js',
  nodeResolve: true,
  // axe looks at everything, which takes a busy machine longer than Mocha's 2 s
  testFramework: { config: { timeout: 20_000 } },
  browsers: [
    chromeLauncher({
      launchOptions: {
        // the Chrome that is installed, unless CHROME_PATH names another one
        ...(process.env.CHROME_PATH && { executablePath: process.env.CHROME_PATH }),
        args: process.env.CI ? ['--no-sandbox'] : [],
      },
    }),
  ],
  plugins: [
    {
      // the service worker through which msw answers
      name: 'msw-worker',
      serve: ({ path }) =>
        path === '/mockServiceWorker.js' ? readFileSync(worker, 'utf8') : undefined,
    },
  ],
};
