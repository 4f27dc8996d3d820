import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const CHROMIUM_PLACES = {
  linux: [
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
};
const FIREFOX_PLACES = {
  linux: ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/snap/bin/firefox'],
  darwin: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
  win32: ['C:\\Program Files\\Mozilla Firefox\\firefox.exe'],
};
const WEBKIT_DRIVERS = { linux: ['/usr/bin/WebKitWebDriver'] };
const X_SERVERS = ['/usr/bin/Xvfb'];

/** The paths of installed browsers on this machine; none if they are hidden, so that tests only use npm packages. */
const installed = (places) =>
  process.env.SHOP_HIDE_INSTALLED ? [] : (places[process.platform] ?? []);

/** Thrown when a browser is not installed; the message tells how to install it. */
export class MissingBrowser extends Error {}

function firstExisting(places, help) {
  const found = places.find((place) => place && existsSync(place));
  if (!found) throw new MissingBrowser(help);
  return found;
}

const isShell = (place) => Number(place.endsWith('-headless-shell'));

const PACKAGE = '@sparticuz/chromium';

/** The folder for the package's Chromium: it uses any that is already there, so each version has its own folder. */
function packageFolder() {
  const { devDependencies } = JSON.parse(
    readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
  );
  const folder = join(tmpdir(), `chromium-${devDependencies[PACKAGE]}`);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** The package's fonts.conf names `/tmp/fonts`, wherever its fonts are; without a font, Chromium crashes. */
function registerFonts(folder) {
  const path = join(folder, 'fonts/fonts.conf');
  const text = readFileSync(path, 'utf8');
  const own = text.replace('<dir>/tmp/fonts</dir>', `<dir>${join(folder, 'fonts')}</dir>`);
  if (own !== text) writeFileSync(path, own);
}

/** The Chromium of an npm package; it needs no installation, but exists for x64 Linux only. */
async function packagedChromium() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  // The package unpacks system libraries that a bare machine lacks only when this variable is set.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs20.x';
  const { TMPDIR } = process.env;
  const folder = packageFolder();
  process.env.TMPDIR = folder;
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    const path = await chromium.executablePath();
    registerFonts(folder);
    return path;
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
}

/**
 * Path of a Chromium: CHROME_PATH, else an installed one (the headless shell is twice as fast; a full one
 * supports more), else the packaged one.
 */
export async function findChromium({ preferWhole = false } = {}) {
  const { CHROME_PATH } = process.env;
  const places = CHROME_PATH ? [CHROME_PATH] : [...installed(CHROMIUM_PLACES)];
  if (preferWhole) places.sort((one, other) => isShell(one) - isShell(other));
  if (!CHROME_PATH && !places.some(existsSync)) places.push(await packagedChromium());
  return firstExisting(
    places,
    'Chromium is missing. Install it with `sudo apt-get install chromium`, or set CHROME_PATH.',
  );
}

/** Path of a Firefox: FIREFOX_PATH, else an installed one. */
export function findFirefox() {
  const { FIREFOX_PATH } = process.env;
  return firstExisting(
    FIREFOX_PATH ? [FIREFOX_PATH] : installed(FIREFOX_PLACES),
    'Firefox is missing. Install it with `sudo apt-get install firefox-esr`, or set FIREFOX_PATH.',
  );
}

/** Paths of WebKitGTK's driver and, on a machine without a screen, of a virtual one. */
export function findWebKit() {
  const help =
    'WebKit is missing. Install it with `sudo apt-get install webkit2gtk-driver xvfb` (Linux only).';
  return {
    driver: firstExisting(installed(WEBKIT_DRIVERS), help),
    xServer: process.env.DISPLAY ? undefined : firstExisting(X_SERVERS, help),
  };
}
