import { defineConfig } from '@playwright/test';

const { CHROME_PATH, CI } = process.env;

export default defineConfig({
  testDir: 'test',
  // one browser is enough for so few tests
  workers: 1,
  use: {
    // the browser of `npx playwright install chromium`, unless CHROME_PATH is set
    launchOptions: {
      ...(CHROME_PATH && { executablePath: CHROME_PATH }),
      args: CI ? ['--no-sandbox'] : [],
    },
  },
});
