import * as v from 'valibot';
import { parseJson } from '../../wire/json.ts';
import { browserClock } from '../clock.ts';
import { createSend, type Send } from '../http.ts';
import { PlatformError } from '../platform-error.ts';
import { browserPasskeys, type PasskeyAuthenticator } from './passkeys.ts';

const Text = v.fallback(v.string(), '');

/** An answer of the accounts service (docs/specification.md#s3-passkeys); missing texts are ''. */
export const AccountsAnswerSchema = v.object({
  status: Text,
  errorMsg: Text,
  ms: Text,
  data: Text,
  loginToken: Text,
});

export type AccountsAnswer = v.InferOutput<typeof AccountsAnswerSchema>;

/** The path of a call (docs/specification.md#s7-accounts), relative to the accounts URL. */
export const accountsPath = (name: string): string => `webAuthn/${name}.php`;

/** The accounts service and the browser's passkeys; only loaded by the passkey features. */
export interface Accounts {
  /** Posts a string as text and anything else as JSON. Resolves to the parsed answer; rejects with `PlatformError`. */
  call(name: string, body: unknown, signal?: AbortSignal): Promise<AccountsAnswer>;
  readonly passkeys: PasskeyAuthenticator;
}

export interface AccountsPorts {
  readonly send?: Send;
  readonly passkeys?: PasskeyAuthenticator;
}

export const ACCOUNTS_TIMEOUT_MS = 30_000;

const browserSend = () => createSend({ fetch: fetch.bind(globalThis), clock: browserClock });

/** Creates the accounts service for a base URL that ends with a slash. */
export function createAccounts(
  readUrl: () => string,
  { send = browserSend(), passkeys = browserPasskeys }: AccountsPorts = {},
): Accounts {
  return {
    async call(name, body, signal) {
      // A text body is sent as text/plain, which needs no preflight.
      const text = await send(
        {
          subject: name,
          url: readUrl() + accountsPath(name),
          init: {
            method: 'POST',
            body: typeof body === 'string' ? body : JSON.stringify(body),
            credentials: 'include',
            cache: 'no-store',
          },
          timeoutMs: ACCOUNTS_TIMEOUT_MS,
        },
        signal,
      );
      const parsed = parseJson(AccountsAnswerSchema, text);
      if (parsed === undefined) throw new PlatformError(name, 'response');
      return parsed;
    },
    passkeys,
  };
}
