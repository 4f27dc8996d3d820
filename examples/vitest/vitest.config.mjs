import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const { CHROME_PATH, CI } = process.env;

export default defineConfig({
  // the tags and the test kit share modules, which separate bundles would duplicate
  optimizeDeps: { exclude: ['shop-elements'] },
  test: {
    include: ['test/*.test.js'],
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: {
          // the browser of `npx playwright install chromium`, unless CHROME_PATH is set
          ...(CHROME_PATH && { executablePath: CHROME_PATH }),
          args: CI ? ['--no-sandbox'] : [],
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
