import { expect } from '@open-wc/testing';
import { HttpResponse } from 'msw';
import * as v from 'valibot';
import type { Operation } from '../../logic/platform/later/graphql/operation.ts';
import { createPlatform } from '../../logic/platform/platform.ts';
import {
  PlatformError,
  PlatformRefusal,
  UnsentError,
} from '../../logic/platform/platform-error.ts';
import { graphql } from '../../logic/wire/graphql/literals.ts';
import { createFakeClock } from '../kit/fake-clock.ts';
import { MARKUP_PAYLOADS } from '../kit/payloads.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { data, json, SHOP_CONFIG, silence, startShopServer } from './shop-server.ts';

const server = startShopServer();
const SECRET = 'secret-password';

const greet: Operation<string, { hello: string }> = {
  name: 'greet',
  marker: 'query=greet',
  kind: 'query',
  document: (name) => graphql`query { hello(name: ${name}) }`,
  answer: v.object({ hello: v.string() }),
  timeoutMs: 8000,
};
const rename: Operation<string, { renamed: boolean }> = {
  name: 'rename',
  marker: 'mutation=rename',
  kind: 'mutation',
  document: (name) => graphql`mutation { renamed(name: ${name}) }`,
  answer: v.object({ renamed: v.boolean() }),
};
const checkTwo: Operation<void, { a: unknown; b?: unknown }> = {
  name: 'checkTwo',
  marker: '',
  kind: 'query',
  document: () => graphql`query { a: check { code } b: check { code } }`,
  answer: v.object({
    a: v.object({ code: v.string() }),
    b: v.nullish(v.object({ code: v.string() })),
  }),
};

const createShop = (given: Parameters<typeof createPlatform>[1] = {}) =>
  createPlatform(() => SHOP_CONFIG, { fetch: (...request) => fetch(...request), ...given });

/** The error that a call rejects with. */
async function failureOf(call: Promise<unknown>): Promise<PlatformError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof PlatformError) return error;
  throw new Error(`Expected a PlatformError but got ${error}.`);
}

describe('the GraphQL client', () => {
  it('posts exactly the query, as JSON, to the operation marker (GQ-09)', async () => {
    server.reply(() => data({ hello: 'Anna' }));
    expect(await createShop().run(greet, 'Anna')).to.deep.equal({ hello: 'Anna' });
    const [{ request, body } = {}, ...others] = server.received;
    expect(others).to.deep.equal([]);
    expect(request?.method).to.equal('POST');
    expect(request && new URL(request.url).pathname).to.equal('/shop-server/graphql/v1/');
    expect(request && new URL(request.url).search).to.equal('?query=greet');
    expect(request?.headers.get('content-type')).to.equal('application/json');
    expect(request?.headers.get('accept')).to.equal('application/json');
    expect(body).to.equal('{"query":"query { hello(name: \\"Anna\\") }"}');
  });

  it('reads JSON of the content type text/html (GQ-12)', async () => {
    const headers = { 'content-type': 'text/html' };
    server.reply(() => new HttpResponse('{"data":{"hello":"Anna"}}', { headers }));
    expect(await createShop().run(greet, 'Anna')).to.deep.equal({ hello: 'Anna' });
  });

  for (const body of [
    '',
    '<!doctype html><p>Login',
    'null',
    '[]',
    '"x"',
    '{"data":null}',
    '{"data":{"hello":1}}',
    '{"errors":[{"message":"no"}]}',
  ]) {
    it(`rejects the answer ${JSON.stringify(body)}`, async () => {
      server.reply(() => new HttpResponse(body));
      const error = await failureOf(createShop().run(greet, SECRET));
      expect(error.kind).to.equal('response');
      expect(error.message).to.equal('[shop] greet: unusable answer.');
      expect(server.received).to.have.length(1);
    });
  }

  it('uses a partial answer, and notifies the caller (GQ-15)', async () => {
    server.reply(() =>
      json({ data: { a: { code: 'ok' }, b: null }, errors: [{ message: 'b', path: ['b'] }] }),
    );
    let partial = 0;
    const onPartial = () => {
      partial += 1;
    };
    const answer = await createShop().run(checkTwo, undefined, { onPartial });
    expect(answer).to.deep.equal({ a: { code: 'ok' }, b: null });
    expect(partial).to.equal(1);
  });

  it('ignores members other than data and errors, and malformed errors (S16)', async () => {
    const oddities = [
      { errors: null },
      { errors: [] },
      { extensions: 'x' },
      { errors: null, extensions: [] },
    ];
    let partial = 0;
    const onPartial = () => {
      partial += 1;
    };
    for (const oddity of oddities) {
      server.reply(() => json({ data: { hello: 'Anna' }, ...oddity }));
      const answer = await createShop().run(greet, 'Anna', { onPartial });
      expect(answer).to.deep.equal({ hello: 'Anna' });
    }
    expect(partial).to.equal(0);
  });

  it('never includes requests or answers in an error (GQ-16)', async () => {
    for (const payload of MARKUP_PAYLOADS) {
      server.reply(() => json({ data: null, errors: [{ message: payload + SECRET }] }));
      const error = await failureOf(createShop().run(rename, SECRET));
      expect(error.message).to.equal('[shop] rename: unusable answer.');
      const parts = [error.stack, JSON.stringify(error), String(error.cause)];
      for (const part of parts) expect(part).to.not.contain(SECRET);
    }
  });

  for (const status of [400, 401, 403, 404, 413, 429, 500, 502, 503, 504]) {
    it(`rejects with status ${status} in the error, without a retry (GQ-17)`, async () => {
      server.reply(() => json({ errors: [] }, { status }));
      const error = await failureOf(createShop().run(greet, 'Anna'));
      expect([error.kind, error.status]).to.deep.equal(['response', status]);
      expect(error.message).to.equal(`[shop] greet: unusable answer (status ${status}).`);
      expect(server.received).to.have.length(1);
    });
  }
});

describe('the GraphQL client on a bad network', () => {
  it('marks a call that fails offline as not sent', async () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    const offline = await failureOf(createShop().run(rename, 'Anna'));
    Reflect.deleteProperty(navigator, 'onLine');
    const broken = await failureOf(createShop().run(rename, 'Anna'));
    expect([offline, broken].map((error) => error instanceof UnsentError)).to.deep.equal([
      true,
      false,
    ]);
    expect(offline.kind).to.equal('network');
  });

  it('retries a query once when the connection fails, a mutation never', async () => {
    const shop = createShop();
    expect((await failureOf(shop.run(greet, 'Anna'))).kind).to.equal('network');
    expect(server.received).to.have.length(2);
    expect((await failureOf(shop.run(rename, 'Anna'))).kind).to.equal('network');
    expect(server.received).to.have.length(3);
    server.reply(() =>
      server.received.length === 4 ? HttpResponse.error() : data({ hello: 'Hi' }),
    );
    expect(await shop.run(greet, 'Anna')).to.deep.equal({ hello: 'Hi' });
  });

  it('aborts a call after its timeout (GQ-19)', async () => {
    server.reply(silence);
    const clock = createFakeClock();
    const failure = failureOf(createShop({ clock }).run(greet, 'Anna'));
    await waitUntil(() => server.received.length === 1);
    await clock.advance(7999);
    expect(clock.timers).to.equal(1);
    await clock.advance(1);
    expect((await failure).kind).to.equal('timeout');
    expect(clock.timers).to.equal(0);
  });

  it('times out even if a wrapper around fetch ignores the signal (GQ-19)', async () => {
    const clock = createFakeClock();
    const failure = failureOf(createShop({ clock, fetch: silence }).run(rename, 'Anna'));
    await waitUntil(() => clock.timers === 1);
    await clock.advance(16_000);
    expect((await failure).kind).to.equal('timeout');
  });
});

describe('concurrent calls of the GraphQL client', () => {
  it('share a request for equal queries (GQ-22)', async () => {
    server.reply(() => data({ hello: 'Anna' }));
    const shop = createShop();
    const [first, second, other] = await Promise.all(
      ['Anna', 'Anna', 'Ewa'].map((name) => shop.run(greet, name)),
    );
    expect(first).to.deep.equal(second);
    expect(other).to.deep.equal({ hello: 'Anna' });
    expect(server.received).to.have.length(2);
    await shop.run(greet, 'Anna');
    expect(server.received).to.have.length(3);
  });

  it('continue for the other if one aborts; the last abort ends the request (GQ-22)', async () => {
    const signals: (AbortSignal | null | undefined)[] = [];
    let answer: (response: Response) => void = () => undefined;
    const shop = createShop({
      fetch: (_url, init) => {
        signals.push(init?.signal);
        return new Promise((resolve) => {
          answer = resolve;
        });
      },
    });
    const [leaver, loner] = [new AbortController(), new AbortController()];
    const left = failureOf(shop.run(greet, 'Anna', { signal: leaver.signal }));
    const request = shop.run(greet, 'Anna');
    leaver.abort();
    expect((await left).kind).to.equal('aborted');
    expect(signals.map((signal) => signal?.aborted)).to.deep.equal([false]);
    answer(data({ hello: 'Anna' }));
    expect(await request).to.deep.equal({ hello: 'Anna' });

    const alone = failureOf(shop.run(greet, 'Ewa', { signal: loner.signal }));
    await waitUntil(() => signals.length === 2);
    loner.abort();
    expect((await alone).message).to.equal('[shop] greet: aborted.');
    expect(signals.map((signal) => signal?.aborted)).to.deep.equal([false, true]);
  });

  it('send nothing with a signal that is already aborted', async () => {
    const signal = AbortSignal.abort();
    expect((await failureOf(createShop().run(greet, 'Anna', { signal }))).kind).to.equal('aborted');
    expect((await failureOf(createShop().run(rename, 'Anna', { signal }))).kind).to.equal(
      'aborted',
    );
    expect(server.received).to.deep.equal([]);
  });

  it('after a mutation do not share a request from before', async () => {
    const pending: ((response: Response) => void)[] = [];
    server.reply(({ body }) =>
      body.includes('mutation')
        ? data({ renamed: true })
        : new Promise((resolve) => {
            pending.push(resolve);
          }),
    );
    const shop = createShop();
    const before = shop.run(greet, 'Anna');
    await waitUntil(() => pending.length === 1);
    await shop.run(rename, 'Ewa');
    const after = shop.run(greet, 'Anna');
    await waitUntil(() => pending.length === 2);
    pending[0]?.(data({ hello: 'Anna' }));
    pending[1]?.(data({ hello: 'Ewa' }));
    expect([await before, await after]).to.deep.equal([{ hello: 'Anna' }, { hello: 'Ewa' }]);
  });

  it('send equal mutations twice', async () => {
    server.reply(() => data({ renamed: true }));
    const shop = createShop();
    await Promise.all([shop.run(rename, 'Anna'), shop.run(rename, 'Anna')]);
    expect(server.received).to.have.length(2);
  });

  it('do not follow a redirect of a POST (GQ-24)', async () => {
    const modes: (string | undefined)[] = [];
    const shop = createShop({
      fetch: async (_url, init) => {
        modes.push(init?.redirect);
        return data({ renamed: true });
      },
    });
    await shop.run(rename, 'Anna');
    expect(modes).to.deep.equal(['error']);
  });

  it('reject an answer whose body a wrapper around fetch has read (GQ-25)', async () => {
    server.reply(() => data({ hello: 'Anna' }));
    const shop = createShop({
      fetch: async (...request) => {
        const response = await fetch(...request);
        await response.text();
        return response;
      },
    });
    expect((await failureOf(shop.run(greet, 'Anna'))).kind).to.equal('response');
    expect(server.received).to.have.length(1);
  });

  it('fetch texts, and reject missing ones', async () => {
    server.reply(({ request }) =>
      request.url.endsWith('.css')
        ? new HttpResponse('b{}')
        : new HttpResponse('', { status: 404 }),
    );
    const shop = createShop();
    expect(await shop.fetchText('/shop-server/a.css')).to.equal('b{}');
    const failure = await failureOf(shop.fetchText('/shop-server/b.html', { subject: 'counts' }));
    expect(failure.status).to.equal(404);
    expect(failure.message).to.equal('[shop] counts: unusable answer (status 404).');
  });

  for (const [status, count] of [
    [500, 2],
    [503, 2],
    [404, 1],
    [429, 1],
  ] as const) {
    it(`request a text ${count} times if the status is ${status} (GQ-17)`, async () => {
      server.reply(() => new HttpResponse('', { status }));
      const shop = createShop();
      expect((await failureOf(shop.fetchText('/shop-server/a'))).status).to.equal(status);
      expect(server.received).to.have.length(count);
    });
  }

  it('use the text of the second answer after a server error (GQ-17)', async () => {
    server.reply(() => new HttpResponse('b{}', { status: server.received.length > 1 ? 200 : 500 }));
    expect(await createShop().fetchText('/shop-server/a')).to.equal('b{}');
  });
});

describe('the GraphQL client: a refusable operation', () => {
  const vote = { ...rename, name: 'vote', isRefusable: true };
  const failedBy = (body: object) => {
    server.reply(() => json(body));
    return failureOf(createShop().run(vote, SECRET));
  };

  it('is refused with the first error, whose message is for the shopper (T4)', async () => {
    for (const data of [null, { renamed: null }, undefined]) {
      const errors = [{ message: 'Nie dziś.', path: ['renamed'] }, { message: 'x' }];
      const error = await failedBy({ data, errors });
      expect(error).to.be.instanceOf(PlatformRefusal);
      expect(error).to.include({ kind: 'refused', text: 'Nie dziś.' });
      expect(error.message).to.equal('[shop] vote: the platform refused.');
    }
  });

  it('is rejected without such a message', async () => {
    for (const errors of [undefined, null, [], {}, 'x', [null], [{}], [{ message: 1 }]]) {
      const error = await failedBy({ data: null, errors });
      expect(error).to.include({ kind: 'response' });
      expect(error).not.to.be.instanceOf(PlatformRefusal);
    }
  });

  it('succeeds if its data say so, whatever the errors', async () => {
    server.reply(() => json({ data: { renamed: true }, errors: [{ message: 'x' }] }));
    expect(await createShop().run(vote, SECRET)).to.deep.equal({ renamed: true });
  });
});

describe('the GraphQL client: an answer of more than 2 MiB is rejected unparsed (GQ-26)', () => {
  const LIMIT = 2_097_152;
  const answerOf = (length: number) => {
    const [start = '', end = ''] = JSON.stringify({ data: { hello: '|' } }).split('|');
    return start + 'a'.repeat(length - start.length - end.length) + end;
  };
  const runWith = (response: Response) =>
    createShop({ fetch: async () => response }).run(greet, 'Anna');

  it('by its actual length without a header', async () => {
    for (const length of [LIMIT + 1, 5_000_000]) {
      const { kind, status } = await failureOf(runWith(new Response(answerOf(length))));
      expect([kind, status]).to.deep.equal(['response', 200]);
    }
  });

  it('unread if the header has its length', async () => {
    const headers = { 'content-length': String(LIMIT + 1) };
    const response = new Response(answerOf(50), { headers });
    expect((await failureOf(runWith(response))).kind).to.equal('response');
    expect(response.bodyUsed).to.equal(false);
  });

  it('but not one of exactly 2 MiB', async () => {
    const headers = { 'content-length': String(LIMIT) };
    const { hello } = await runWith(new Response(answerOf(LIMIT), { headers }));
    expect(hello).to.match(/^a+$/);
  });
});
