import { executeServerCommand } from '@web/test-runner-commands';
import { isChromium } from './browser.ts';
import { devtools } from './devtools.ts';

/** Simulates failures of modules by a deployment or the network, in Chromium only; undone when the test ends. */

if (isChromium) afterEach(() => executeServerCommand('release-files'));

/**
 * The page itself requests a module, also one that another test file has loaded. The service worker of that file may
 * still run: its requests have its own referrer, so they belong to no page.
 */
async function requestAnyway(): Promise<void> {
  await devtools('Network.enable');
  await devtools('Network.setCacheDisabled', { cacheDisabled: true });
  await devtools('Network.setBypassServiceWorker', { bypass: true });
}

/** Requests whose URL contains `name` fail, until `release` or the end of the test. */
export async function loseModules(name: string): Promise<void> {
  await requestAnyway();
  await devtools('Network.setBlockedURLs', { urls: [`*${name}*`] });
}

/** Requests whose URL contains `name` get no response, until `release` or the end of the test. */
export async function hangModules(name: string): Promise<void> {
  await requestAnyway();
  await executeServerCommand('hold-files', name);
}

/** Lost modules load again. */
export async function findModules(): Promise<void> {
  await devtools('Network.setBlockedURLs', { urls: [] });
}

/** Lost modules load again, and hanging ones continue. */
export async function releaseModules(): Promise<void> {
  await findModules();
  await executeServerCommand('release-files');
}
