import { readFileSync } from 'node:fs';
import type { Browser, Page, Protocol } from 'puppeteer-core';
import { saveData } from './browser.ts';
import { gzipped } from './gzipped.ts';

/** A script of the library that a page has loaded. */
export interface LoadedScript {
  /** In `dist/`. */
  readonly path: string;
  /** After gzip, of 1,024 bytes. */
  readonly kb: number;
  /** The script that asked for it; `the page` for a script of the page's own. */
  readonly askedBy: string;
  /** The length of the chain of scripts that had to come before it, itself included. */
  readonly depth: number;
}

/** A page of the demo shop, and who opens it. */
export interface ShopLoad {
  readonly origin: string;
  readonly path: string;
  /** Of the window, in CSS pixels. */
  readonly width: number;
  readonly build: 'react' | 'lite';
}

const HEIGHT = 800;
const IN_DIST = /\/dist\/(.+\.js)$/;
const DIST = new URL('../../../dist/', import.meta.url);

type Request = Protocol.Network.RequestWillBeSentEvent;

const inDist = (url: string | undefined): string | undefined => IN_DIST.exec(url ?? '')?.[1];
const askerOf = ({ initiator }: Request): string | undefined =>
  inDist(initiator.stack?.callFrames[0]?.url ?? initiator.url);

/** The scripts of `dist/` in the order of their requests. */
export function scriptsOf(requests: readonly Request[]): readonly LoadedScript[] {
  const depths = new Map<string, number>();
  return requests.flatMap((request) => {
    const path = inDist(request.request.url);
    if (!path) return [];
    const asker = askerOf(request);
    const depth = 1 + (depths.get(asker ?? '') ?? 0);
    depths.set(path, depth);
    const kb = gzipped(readFileSync(new URL(path, DIST)));
    return [{ path, kb, askedBy: asker ?? 'the page', depth }];
  });
}

async function record(page: Page, url: string): Promise<readonly Request[]> {
  const requests: Request[] = [];
  const cdp = await page.createCDPSession();
  await cdp.send('Network.enable');
  cdp.on('Network.requestWillBeSent', (request) => requests.push(request));
  await page.goto(url, { waitUntil: 'networkidle0' });
  return requests;
}

/** Opens the page in a browser that knows nothing of it, and gives the scripts that come while nobody touches it. */
export async function loadedScripts(
  browser: Browser,
  { origin, path, width, build }: ShopLoad,
): Promise<readonly LoadedScript[]> {
  const context = await browser.createBrowserContext();
  try {
    const { hostname } = new URL(origin);
    await context.setCookie({ name: 'demo_build', value: build, domain: hostname, path: '/' });
    const page = await context.newPage();
    await page.setViewport({ width, height: HEIGHT });
    await saveData(page);
    return scriptsOf(await record(page, origin + path));
  } finally {
    await context.close();
  }
}
