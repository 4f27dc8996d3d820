import { executeServerCommand } from '@web/test-runner-commands';
import { isChromium } from './browser.ts';
import { waitUntil } from './wait-until.ts';

/** Every override of this file ends with its test. Chromium only. */
if (isChromium) afterEach(() => executeServerCommand('devtools-reset'));

/** Sends one message of the DevTools protocol about this page and returns its result. */
export const devtools = <Result>(method: string, params: object = {}): Promise<Result> =>
  executeServerCommand<Result, object>('devtools', { method, params });

/** Sets the page's time zone by its IANA name, e.g. `America/Sao_Paulo`. */
export const setTimeZone = (timezoneId: string): Promise<object> =>
  devtools('Emulation.setTimezoneOverride', { timezoneId });

/** Sets the default locale of `Intl` and the locale methods, e.g. `ar`. */
export const setLocale = (locale: string): Promise<object> =>
  devtools('Emulation.setLocaleOverride', { locale });

/** Sets media features, e.g. `{ 'prefers-reduced-motion': 'reduce' }`, and the medium (`print`). */
export function emulateMedia(features: Record<string, string>, media = ''): Promise<object> {
  const list = Object.entries(features).map(([name, value]) => ({ name, value }));
  return devtools('Emulation.setEmulatedMedia', { media, features: list });
}

/** Every request but the test runner's own web socket, whose commands must still get through. */
const REQUESTS = { urlPattern: 'http*://*:*/*', connectionType: 'wifi' };

async function setNetwork(offline: boolean, latency: number): Promise<void> {
  await devtools('Network.enable');
  const limits = { latency, downloadThroughput: -1, uploadThroughput: -1 };
  await devtools('Network.emulateNetworkConditionsByRule', {
    offline,
    matchedNetworkConditions: [{ ...REQUESTS, ...limits }],
  });
  await devtools('Network.overrideNetworkState', { offline, ...limits });
}

/** Takes the page offline, or back online; resolves once the page knows. */
export async function setOffline(offline: boolean): Promise<void> {
  await setNetwork(offline, 0);
  await waitUntil(() => navigator.onLine !== offline, 'the state of the network');
}

/** Adds a latency of `latencyMs` to every response. */
export const slowNetwork = (latencyMs: number): Promise<void> => setNetwork(false, latencyMs);
