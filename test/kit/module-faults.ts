import { executeServerCommand } from '@web/test-runner-commands';
import { isChromium } from './browser.ts';
import { devtools } from './devtools.ts';

/** Simulates failures of modules by a deployment or the network, in Chromium only; undone when the test ends. */

if (isChromium) afterEach(() => executeServerCommand('release-files'));

/** A module that another test file has loaded is requested anyway. */
async function ignoreCache(): Promise<void> {
  await devtools('Network.enable');
  await devtools('Network.setCacheDisabled', { cacheDisabled: true });
}

/** Requests whose URL contains `name` fail, until `release` or the end of the test. */
export async function loseModules(name: string): Promise<void> {
  await ignoreCache();
  await devtools('Network.setBlockedURLs', { urls: [`*${name}*`] });
}

/** Requests whose URL contains `name` get no response, until `release` or the end of the test. */
export async function hangModules(name: string): Promise<void> {
  await ignoreCache();
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
