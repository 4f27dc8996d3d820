/** Whether the tests run in a Chromium, the only browser that the DevTools protocol reaches. */
export const isChromium = 'userAgentData' in navigator;

/** Whether the tests run in a WebKit. */
export const isWebKit = !isChromium && /AppleWebKit/.test(navigator.userAgent);

/** A test for Chromium only, because it needs devtools.ts or authenticator.ts. */
export function itInChromium(title: string, test: Mocha.AsyncFunc): void {
  if (isChromium) it(title, test);
}

/** A test that WebKit skips, because its driver lacks a feature. */
export function itOutsideWebKit(title: string, test: Mocha.AsyncFunc): void {
  if (!isWebKit) it(title, test);
}

/** Path of the built script `name`, e.g. `autoloader.js`, on the library that the tests run on. */
export const builtScript = (name: string): string =>
  __LITE__ ? `/dist/lite/${name}` : `/dist/${name}`;
