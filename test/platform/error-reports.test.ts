import { expect } from '@open-wc/testing';
import { HttpResponse } from 'msw';
import { watchErrors } from '../../logic/platform/error-watch.ts';
import type { HttpCall } from '../../logic/platform/http.ts';
import { createReport } from '../../logic/platform/later/reports/error-reports.ts';
import { createPlatform } from '../../logic/platform/platform.ts';
import { PlatformError } from '../../logic/platform/platform-error.ts';
import { describeError } from '../../logic/wire/errors/error-text.ts';
import { settle } from '../kit/fake-clock.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { SHOP_CONFIG, startShopServer } from './shop-server.ts';

const server = startShopServer();
const OURS = 'https://cdn.example/shop/dist/';

function withStack(stack: string, message = 'x is not a function'): Error {
  const error = new TypeError(message);
  error.stack = `TypeError: ${message}\n${stack}`;
  return error;
}

/** Reports errors and returns the URLs of the reports. */
function delivered(errors: readonly unknown[], noErrorReports = false): string[] {
  const urls: string[] = [];
  const send = async ({ url }: HttpCall) => {
    urls.push(url);
    return '';
  };
  const report = createReport(() => ({ ...SHOP_CONFIG, noErrorReports }), send);
  for (const error of errors) report(error);
  return urls;
}

describe('error reports', () => {
  it('are posted with the stack in the URL and an empty query', async () => {
    server.reply(() => new HttpResponse('{}'));
    // Firefox sends `keepalive` requests past the service worker that simulates the server
    const shop = createPlatform(() => SHOP_CONFIG, {
      fetch: (url, init) => fetch(url, { ...init, keepalive: false }),
    });
    shop.report(withStack('    at open (https://cdn.example/shop/dist/minicart.js:1:2)'));
    await waitUntil(() => server.received.length === 1);
    const [{ request, body } = {}] = server.received;
    const url = new URL(request?.url ?? '');
    expect(url.pathname).to.equal('/shop-server/graphql/v1/');
    expect(url.searchParams.get('JSerror')).to.equal(
      'TypeError: x is not a function\n    at open (https://cdn.example/shop/dist/minicart.js:1:2)',
    );
    expect(request?.headers.get('content-type')).to.contain('text/plain');
    expect(body).to.equal('query { hello }');
  });

  it('that cannot be created or sent are dropped (ER-05)', async () => {
    const shop = createPlatform(() => {
      throw new Error('no configuration');
    });
    expect(() => shop.report(new Error('x'))).to.not.throw();
    const offline = createPlatform(() => SHOP_CONFIG, {
      fetch: () => Promise.reject(new Error('offline')),
    });
    expect(() => offline.report(new Error('x'))).to.not.throw();
    await import('../../logic/platform/later/reports/error-reports.ts');
    await settle();
  });

  it('convert any thrown value to text (ER-07)', () => {
    const circular: Record<string, unknown> = {};
    circular.self = circular;
    const unspeakable = {
      toString() {
        throw new Error('no');
      },
    };
    for (const reason of [
      undefined,
      null,
      'text',
      circular,
      Object.create(null),
      unspeakable,
      Symbol('s'),
      1n,
    ]) {
      expect(describeError(reason)).to.be.a('string');
    }
  });

  it('omit query strings, quoted values, URLs and tokens, but keep lines (ER-08)', () => {
    const token = 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9eyJzdWIiOiIxMjM0';
    const text = describeError(
      withStack(
        `    at f (https://shop.pl/p.html?email=anna@shop.pl&t=${token}#x:12:3)\n` +
          `g@https://shop.pl/a.js?v=1:4:5\n` +
          `    at https://shop.pl/b.js:6:7`,
        `"jan@kowalski.pl" is not valid JSON, anna@shop.pl, ${token}, /login?pass=word`,
      ),
    );
    expect(text).to.equal(
      'TypeError: "…" is not valid JSON, …, …, /login\n' +
        '    at f (https://shop.pl/p.html:12:3)\n' +
        'g@https://shop.pl/a.js:4:5\n' +
        '    at https://shop.pl/b.js:6:7',
    );
    expect(describeError(withStack('x'.repeat(10) + ' y'.repeat(5000)))).to.have.length(2000);
  });

  it('have a URL below 4 KB for any thrown value, cut at a whole character (A7)', () => {
    for (const letter of ['ł', '😀', '中', ' ']) {
      const [url = ''] = delivered([withStack('', `${letter} `.repeat(4000))]);
      const address = new URL(url, 'https://a-long-name-of-a-shop.example.pl').href;
      expect(address.length).to.be.within(2000, 4095);
      const stack = new URL(address).searchParams.get('JSerror') ?? '';
      expect(stack).to.match(/^TypeError: /);
      expect(stack.replaceAll(letter, '').replace('TypeError:', '').trim()).to.equal('');
    }
  });

  it('survive the page that sends them (A8)', () => {
    const inits: (RequestInit | undefined)[] = [];
    const report = createReport(
      () => SHOP_CONFIG,
      async ({ init }) => {
        inits.push(init);
        return '';
      },
    );
    report(new Error('x'));
    expect(inits.map((init) => init?.keepalive)).to.deep.equal([true]);
  });
});

describe('error reports: the errors that are sent', () => {
  it('exclude noise of browsers and extensions (ER-06)', () => {
    expect(
      delivered([
        'Script error.',
        new Error('ResizeObserver loop completed with undelivered notifications.'),
        withStack('    at f (chrome-extension://abc/inject.js:1:1)'),
        withStack('f@moz-extension://abc/inject.js:1:1'),
        withStack('f@safari-web-extension://abc/inject.js:1:1'),
      ]),
    ).to.deep.equal([]);
  });

  it('are sent once each, five per page load', () => {
    const errors = Array.from({ length: 9 }, (_, line) =>
      withStack(`    at f (https://a/b.js:${line}:1)`),
    );
    expect(delivered([...errors.slice(0, 2), ...errors.slice(0, 2)])).to.have.length(2);
    expect(delivered(errors)).to.have.length(5);
  });

  it('are not sent for platform errors, nor if the page turns them off', () => {
    expect(delivered([new PlatformError('search', 'network')])).to.deep.equal([]);
    expect(delivered([new Error('x')], true)).to.deep.equal([]);
  });

  it('include uncaught errors of our own files only (ER-10)', () => {
    const reported: unknown[] = [];
    const frame = document.createElement('iframe');
    document.body.append(frame);
    const page = frame.contentWindow ?? window;
    const stop = watchErrors((error) => reported.push(error), OURS, page);
    const ours = [
      withStack(`    at f (${OURS}chunks/minicart.js:1:2)\n    at https://shop.pl/theme.js:1:1`),
      withStack(`f@${OURS}index.js:1:2\n@https://shop.pl/theme.js:1:1`),
      withStack(`    at Array.map (<anonymous>)\n    at async f (${OURS}index.js:1:2)`),
    ];
    const theirs = [
      withStack(
        `    at theme (https://shop.pl/theme.js:1:1)\n    at dispatch (${OURS}index.js:1:2)`,
      ),
      withStack('    at f (https://cdn.example/other/x.js:1:1)'),
      withStack(`no frames, but the address ${OURS}index.js in the message`),
      `text with ${OURS}index.js:1:2`,
      undefined,
      Object.create(null),
    ];
    for (const error of [...ours, ...theirs]) {
      page.dispatchEvent(
        new ErrorEvent('error', { error, message: 'x', filename: `${OURS}index.js` }),
      );
      page.dispatchEvent(
        new PromiseRejectionEvent('unhandledrejection', {
          promise: Promise.resolve(),
          reason: error,
        }),
      );
    }
    expect(reported).to.have.length(6);
    expect(reported.every((error) => ours.some((own) => own === error))).to.equal(true);
    stop();
    page.dispatchEvent(new ErrorEvent('error', { error: ours[0] }));
    expect(reported).to.have.length(6);
    frame.remove();
  });
});
