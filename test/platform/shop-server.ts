import { HttpResponse, http, type JsonBodyType } from 'msw';
import { setupWorker } from 'msw/browser';
import { DEFAULT_CONFIG, type ShopConfig } from '../../logic/settings/shop-config.ts';

/** A request that the server has received. */
export interface Received {
  readonly request: Request;
  readonly body: string;
}

type Reply = (received: Received) => Response | Promise<Response>;

export interface ShopServer {
  /** Responds to every POST and GET below `/shop-server/` from now on. */
  reply(reply: Reply): void;
  /** The requests since the test began. */
  readonly received: readonly Received[];
}

export const SHOP_CONFIG: ShopConfig = {
  ...DEFAULT_CONFIG,
  graphqlUrl: '/shop-server/graphql/v1/',
  loaderUrl: '/shop-server/ajax/get.php',
};

export const json = (body: JsonBodyType, init?: ResponseInit): Response =>
  HttpResponse.json(body, init);

/** Responds with data, like GraphQL. */
export const data = (answer: JsonBodyType, headers: Record<string, string> = {}): Response =>
  json({ data: answer }, { headers });

/** A response that never arrives. */
export const silence = (): Promise<Response> => new Promise(() => undefined);

const received: Received[] = [];
let answer: Reply = () => HttpResponse.error();
const worker = setupWorker(
  http.all('/shop-server/*', async ({ request }) => {
    const call = { request, body: await request.clone().text() };
    received.push(call);
    return answer(call);
  }),
);
let started: Promise<unknown> | undefined;

/** An msw server for the tests of a suite. The suites of a file share it: WebKit starts no third worker. */
export function startShopServer(): ShopServer {
  before(() => {
    started ??= worker.start({ quiet: true, onUnhandledRequest: 'bypass' });
    return started;
  });
  beforeEach(() => {
    received.length = 0;
    answer = () => HttpResponse.error();
  });
  return {
    received,
    reply(reply) {
      answer = reply;
    },
  };
}
