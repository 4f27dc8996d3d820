import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { promisify } from 'node:util';
import * as esbuild from 'esbuild';
import type { Browser } from 'puppeteer-core';
import { build as viteBuild } from 'vite';
import webpack from 'webpack';
import { createConsumer } from '../../package/tarball.ts';
import { openBrowser } from '../browser.ts';
import { watchFaults } from '../faults.ts';

const SHOP = 'http://shop.test';
const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Shop</title>
<link rel="icon" href="data:,"></head>
<body><div id="app"></div><script type="module" src="/app.js"></script></body></html>`;
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg"/>';
/** A text that each copy of React's renderer contains once. */
const RENDERER = /rendererPackageName:\s*"react-dom"/g;

const consumer = createConsumer();
for (const name of ['react', 'react-dom', 'scheduler']) consumer.install(name);

/** A React page with an activated tag, and its other content. */
const appWith = (library: string) => `
import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import '${library}/elements/minicart';
import { createPlatform, install, part, settled } from '${library}/testing';

install(createPlatform({ basket: [{ product: 110, quantity: 2 }] }));

async function read(cart) {
  await settled(cart);
  cart.show();
  await settled(cart);
  return part(cart, 'panel').textContent;
}

function App() {
  const [text, setText] = useState('');
  const follow = (cart) => void (cart && read(cart).then(setText));
  return createElement('main', null,
    createElement('shop-minicart', { lang: 'en', ref: follow }),
    createElement('output', null, text));
}
createRoot(document.querySelector('#app')).render(createElement(App));
`;

/** The output of a bundler for `entry` in the folder `out`: `app.js` and its chunks. */
const BUNDLERS: Readonly<Record<string, (entry: string, out: string) => Promise<unknown>>> = {
  esbuild: (entry, out) =>
    esbuild.build({
      entryPoints: { app: entry },
      outdir: out,
      bundle: true,
      splitting: true,
      format: 'esm',
      define: { 'process.env.NODE_ENV': '"production"' },
      logLevel: 'error',
    }),
  vite: (entry, out) =>
    viteBuild({
      root: consumer.directory,
      configFile: false,
      logLevel: 'error',
      base: '/',
      build: {
        outDir: out,
        minify: false,
        modulePreload: false,
        rolldownOptions: { input: { app: entry }, output: { entryFileNames: '[name].js' } },
      },
    }),
  webpack: async (entry, out) => {
    const compiler = webpack({
      mode: 'production',
      context: consumer.directory,
      entry: { app: entry },
      output: { path: out, publicPath: '/' },
      performance: false,
      optimization: { minimize: false },
    });
    const stats = await promisify(compiler.run.bind(compiler))();
    assert.equal(stats?.hasErrors() || stats?.hasWarnings(), false, stats?.toString());
  },
};

const copiesOfReact = (folder: string): number =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').match(RENDERER) ?? []).length;

const answerTo = (pathname: string, folder: string) => {
  if (pathname === '/') return { contentType: 'text/html', body: PAGE };
  if (pathname.startsWith('/img/')) return { contentType: 'image/svg+xml', body: PICTURE };
  return { contentType: 'text/javascript', body: readFileSync(join(folder, pathname)) };
};

describe('a React page that bundles the packed package', () => {
  let browser: Browser;
  before(async () => {
    browser = await openBrowser();
  });
  after(async () => {
    await browser.close();
    consumer.remove();
  });

  /** Opens the page in `folder`; returns the content of its tag, and the faults. */
  async function visit(folder: string) {
    const page = await browser.newPage();
    const faults = await watchFaults(page);
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      void (origin === SHOP ? request.respond(answerTo(pathname, folder)) : request.continue());
    });
    await page.goto(SHOP);
    const output = await page.waitForSelector('output:not(:empty)');
    const text = await output?.evaluate(({ textContent }) => textContent);
    await page.close();
    return { text, faults };
  }

  for (const [name, bundle] of Object.entries(BUNDLERS)) {
    for (const [library, copies] of [
      ['shop-elements', 2],
      ['shop-elements/external', 1],
    ] as const) {
      it(`by ${name} renders its tags, with ${copies} React: ${library}`, async () => {
        const entry = consumer.write('app.js', appWith(library));
        const out = join(consumer.directory, 'out', name, library);
        await bundle(entry, out);
        const { text, faults } = await visit(out);
        assert.match(text ?? '', /2/);
        assert.deepEqual(faults, []);
        assert.equal(copiesOfReact(out), copies);
      });
    }
  }
});
