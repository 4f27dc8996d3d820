import { chromeLauncher } from '@web/test-runner-chrome';
import puppeteer from 'puppeteer-core';
import { findChromium, findFirefox, findWebKit, MissingBrowser } from './find-browser.mjs';
import { webkitLauncher } from './webkit-launcher.mjs';

const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** A page in its own context: its window is visible, so that animation frames run, and its storage is separate. */
async function createPage({ browser }) {
  const context = await browser.createBrowserContext();
  return context.newPage();
}

async function createFocusedPage(options) {
  const page = await createPage(options);
  await page.emulateFocusedPage(true);
  return page;
}

/**
 * A test that tabs out of the page leaves Firefox's focus in the browser's own controls, where Enter no longer
 * reaches the page. So each test file gets its own window, in front of all others.
 */
async function createActivePage(options) {
  const page = await createPage(options);
  await page.bringToFront();
  return page;
}

function withoutReuse(launcher) {
  launcher.inactivePages.push = ({ puppeteerPage }) => {
    puppeteerPage.close().catch(() => {});
    return 0;
  };
  return launcher;
}

const LAUNCHERS = {
  chromium: async () =>
    chromeLauncher({
      createPage: createFocusedPage,
      launchOptions: {
        executablePath: await findChromium(),
        headless: 'shell',
        args: CHROMIUM_FLAGS,
      },
    }),
  firefox: () =>
    withoutReuse(
      chromeLauncher({
        puppeteer,
        createPage: createActivePage,
        concurrency: 1,
        launchOptions: { browser: 'firefox', executablePath: findFirefox(), headless: true },
      }),
    ),
  webkit: () => webkitLauncher(findWebKit()),
};

function launcher(name) {
  const create = LAUNCHERS[name];
  if (create) return create();
  throw new MissingBrowser(`Unknown browser ${name}: choose from ${Object.keys(LAUNCHERS)}.`);
}

/** The launchers for a comma-separated list of browsers; ends the process with a clear message if one is missing. */
export async function launchBrowsers(names) {
  try {
    return await Promise.all(names.split(',').map(launcher));
  } catch (error) {
    if (!(error instanceof MissingBrowser)) throw error;
    console.log(`${error.message}\n\n0 passed, 1 failed`);
    process.exit(1);
  }
}
