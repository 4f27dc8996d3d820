import { readFileSync } from 'node:fs';
import { createPasskeyVerifier } from '../../../demo/platform/accounts/verifier.ts';
import {
  createReferencePlatform,
  type ReferencePlatform,
  type ReferencePlatformOptions,
} from '../../../demo/platform/platform.ts';
import { createMemoryStore } from '../../../demo/platform/stores/store-memory.ts';

export const SHOP_ORIGIN = 'http://localhost:8080';
export const ACCOUNTS_ORIGIN = 'http://localhost:8081';

/** The platform's schema in SDL. */
export const SCHEMA = readFileSync(
  new URL('../../../demo/platform/schema.graphql', import.meta.url),
  'utf8',
);

/** An empty platform whose clock and delays the test controls. */
export function createTestPlatform(options: Partial<ReferencePlatformOptions> = {}) {
  const clock = { now: Date.parse('2026-06-01T12:00:00Z') };
  const waits: number[] = [];
  const platform = createReferencePlatform({
    store: createMemoryStore(),
    schema: SCHEMA,
    shopOrigins: [SHOP_ORIGIN],
    verifier: createPasskeyVerifier(),
    now: () => clock.now,
    delay: async (ms) => void waits.push(ms),
    ...options,
  });
  return { platform, clock, waits };
}

/** The request that a test makes. */
export interface Ask {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
  readonly signal?: AbortSignal;
}

/** A browser of one visitor, which keeps the cookies of responses. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  readonly #platform: ReferencePlatform;
  constructor(platform: ReferencePlatform) {
    this.#platform = platform;
  }

  request(url: string, { method = 'POST', headers = {}, body, signal }: Ask = {}): Request {
    const cookie = [...this.cookies].map((pair) => pair.join('=')).join('; ');
    return new Request(url, {
      method,
      headers: { ...headers, ...(cookie && { cookie }) },
      ...(body !== undefined && { body }),
      ...(signal && { signal }),
    });
  }

  async send(path: string, request: Ask = {}): Promise<Response> {
    const answer = await this.#platform.fetch(this.request(SHOP_ORIGIN + path, request));
    if (!answer) throw new Error(`The platform does not answer ${path}.`);
    return this.#keepCookies(answer);
  }

  async sendToAccounts(call: string, body: unknown, request: Ask = {}): Promise<Response> {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const headers = { origin: SHOP_ORIGIN, 'content-type': 'text/plain', ...request.headers };
    const url = `${ACCOUNTS_ORIGIN}/webAuthn/${call}.php`;
    return this.#keepCookies(
      await this.#platform.accounts(this.request(url, { ...request, headers, body: text })),
    );
  }

  async graphql(query: string, marker = ''): Promise<unknown> {
    const answer = await this.send(`/graphql/v1/${marker}`, {
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ query }),
    });
    return answer.json();
  }

  async set(settings: unknown): Promise<Response> {
    return this.send('/panel/settings', {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(settings),
    });
  }

  async widgets(keys: unknown): Promise<Response> {
    return this.send('/ajax/get.php', {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ request: JSON.stringify(keys) }).toString(),
    });
  }

  #keepCookies(answer: Response): Response {
    for (const text of answer.headers.getSetCookie()) {
      const [pair = ''] = text.split(';');
      const [name = '', value = ''] = pair.split('=');
      if (/max-age=0(;|$)/i.test(text)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return answer;
  }
}

/** The value at a path of a response; undefined when there is none. */
export function at(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (inner, key) =>
        typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined,
      value,
    );
}
