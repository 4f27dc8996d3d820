import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const { CHROME_PATH, CI } = process.env;

export default defineConfig({
  // tags and kit share modules, which bundles of their own would double
  optimizeDeps: { exclude: ['shop-elements'] },
  test: {
    include: ['test/*.test.js'],
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: {
          // the browser of `npx playwright install chromium`, unless CHROME_PATH names another one
          ...(CHROME_PATH && { executablePath: CHROME_PATH }),
          args: CI ? ['--no-sandbox'] : [],
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
