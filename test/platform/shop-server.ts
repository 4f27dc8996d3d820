import { HttpResponse, http, type JsonBodyType } from 'msw';
import { setupWorker } from 'msw/browser';
import { DEFAULT_CONFIG, type ShopConfig } from '../../logic/settings/shop-config.ts';

/** A request that reached the server. */
export interface Received {
  readonly request: Request;
  readonly body: string;
}

type Reply = (received: Received) => Response | Promise<Response>;

export interface ShopServer {
  /** Answers every POST and GET below `/shop-server/` from now on. */
  reply(reply: Reply): void;
  /** What was asked since the test began. */
  readonly received: readonly Received[];
}

export const SHOP_CONFIG: ShopConfig = {
  ...DEFAULT_CONFIG,
  graphqlUrl: '/shop-server/graphql/v1/',
  loaderUrl: '/shop-server/ajax/get.php',
};

export const json = (body: JsonBodyType, init?: ResponseInit): Response =>
  HttpResponse.json(body, init);

/** Answers with data, as GraphQL does. */
export const data = (answer: JsonBodyType, headers: Record<string, string> = {}): Response =>
  json({ data: answer }, { headers });

/** An answer that never comes. */
export const silence = (): Promise<Response> => new Promise(() => undefined);

/** A server on msw for the tests of one file. */
export function startShopServer(): ShopServer {
  const received: Received[] = [];
  let answer: Reply = () => HttpResponse.error();
  const worker = setupWorker(
    http.all('/shop-server/*', async ({ request }) => {
      const call = { request, body: await request.clone().text() };
      received.push(call);
      return answer(call);
    }),
  );
  before(() => worker.start({ quiet: true, onUnhandledRequest: 'bypass' }));
  beforeEach(() => {
    received.length = 0;
    answer = () => HttpResponse.error();
  });
  after(() => worker.stop());
  return {
    received,
    reply(reply) {
      answer = reply;
    },
  };
}
