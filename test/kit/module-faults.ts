import { executeServerCommand } from '@web/test-runner-commands';
import { devtools } from './devtools.ts';

/** What a deploy or a network does to modules: for tests of Chromium, which undo it at their end. */

/** A module that another file of tests has loaded is asked for all the same. */
async function ignoreCache(): Promise<void> {
  await devtools('Network.enable');
  await devtools('Network.setCacheDisabled', { cacheDisabled: true });
}

/** Requests whose address holds `name` fail, until `release` or the test's end. */
export async function loseModules(name: string): Promise<void> {
  await ignoreCache();
  await devtools('Network.setBlockedURLs', { urls: [`*${name}*`] });
}

/** Requests whose address holds `name` get no answer, until `release` or the test's end. */
export async function hangModules(name: string): Promise<void> {
  await ignoreCache();
  await executeServerCommand('devtools-hang', `*${name}*`);
}

/** Lost modules come again. */
export async function findModules(): Promise<void> {
  await devtools('Network.setBlockedURLs', { urls: [] });
}

/** Lost modules come again, and those that hang go on. */
export async function releaseModules(): Promise<void> {
  await findModules();
  await executeServerCommand('devtools-go-on');
}
