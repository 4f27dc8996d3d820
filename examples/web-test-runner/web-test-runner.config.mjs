import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromeLauncher } from '@web/test-runner-chrome';

const worker = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');

export default {
  files: 'test/*.test.js',
  nodeResolve: true,
  // axe checks the whole page, which takes longer than Mocha's 2 s on a busy machine
  testFramework: { config: { timeout: 20_000 } },
  browsers: [
    chromeLauncher({
      launchOptions: {
        // the installed Chrome, unless CHROME_PATH is set
        ...(process.env.CHROME_PATH && { executablePath: process.env.CHROME_PATH }),
        args: process.env.CI ? ['--no-sandbox'] : [],
      },
    }),
  ],
  plugins: [
    {
      // the service worker of msw, which responds to the page's requests
      name: 'msw-worker',
      serve: ({ path }) =>
        path === '/mockServiceWorker.js' ? readFileSync(worker, 'utf8') : undefined,
    },
  ],
};
