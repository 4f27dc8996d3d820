import type { GenericSchema } from 'valibot';
import { parseJson } from '../../wire/json.ts';
import { browserClock } from '../clock.ts';
import { createSend, type Send } from '../http.ts';
import { PlatformError } from '../platform-error.ts';
import { browserPasskeys, type PasskeyAuthenticator } from './passkeys.ts';

/** One call of the accounts service (docs/specification.md#s7-accounts). */
export interface AccountsCall<Answer> {
  /** The name of the call in error messages. */
  readonly name: string;
  /** The path relative to the accounts URL, such as `webAuthn/login.php`. */
  readonly path: string;
  readonly answer: GenericSchema<unknown, Answer>;
}

export interface AccountsOptions {
  readonly signal?: AbortSignal | undefined;
}

/** The accounts service and the browser's passkeys; only loaded by the passkey features. */
export interface Accounts {
  /** Posts a string as text and anything else as JSON. Resolves to the parsed answer; rejects with `PlatformError`. */
  call<A>(call: AccountsCall<A>, body: unknown, options?: AccountsOptions): Promise<A>;
  readonly passkeys: PasskeyAuthenticator;
}

export interface AccountsPorts {
  readonly send?: Send;
  readonly passkeys?: PasskeyAuthenticator;
}

const TIMEOUT_MS = 30_000;

const browserSend = () => createSend({ fetch: fetch.bind(globalThis), clock: browserClock });

/** Creates the accounts service for a base URL that ends with a slash. */
export function createAccounts(
  readUrl: () => string,
  { send = browserSend(), passkeys = browserPasskeys }: AccountsPorts = {},
): Accounts {
  return {
    async call({ name, path, answer }, body, { signal } = {}) {
      // A text body is sent as text/plain, which needs no preflight.
      const text = await send(
        {
          subject: name,
          url: readUrl() + path,
          init: {
            method: 'POST',
            body: typeof body === 'string' ? body : JSON.stringify(body),
            credentials: 'include',
            cache: 'no-store',
          },
          timeoutMs: TIMEOUT_MS,
        },
        signal,
      );
      const parsed = parseJson(answer, text);
      if (parsed === undefined) throw new PlatformError(name, 'response');
      return parsed;
    },
    passkeys,
  };
}
