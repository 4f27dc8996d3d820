import * as v from 'valibot';
import { type Accounts, AccountsAnswerSchema } from '../../logic/platform/accounts/accounts.ts';
import {
  browserPasskeys,
  type PasskeyAuthenticator,
} from '../../logic/platform/accounts/passkeys.ts';
import { PlatformError } from '../../logic/platform/platform-error.ts';
import type { Answers } from './answers.ts';

export interface FakePasskeys extends PasskeyAuthenticator {
  userAgent: string;
  /** The reported capabilities of the device, and user activation; all true by default. */
  supports: { passkeys: boolean; autofill: boolean; activation: boolean };
}

/** Tests create credentials by hand, so only the common members are required. */
const CredentialSchema = v.custom<Credential>(
  (value) => typeof value === 'object' && value !== null,
);

/** The accounts service: calls are answered by name; ceremonies by `passkeys.create` and `passkeys.get`. */
export function createFakeAccounts({
  reply,
}: Pick<Answers, 'reply'>): Accounts & { readonly passkeys: FakePasskeys } {
  const ceremony = async (name: string, variables: unknown, signal: AbortSignal) =>
    v.parse(CredentialSchema, await reply({ name, variables, signal }));
  const passkeys: FakePasskeys = {
    userAgent: 'Fake/1.0',
    supports: { passkeys: true, autofill: true, activation: true },
    isSupported: async () => passkeys.supports.passkeys,
    canAutofill: async () => passkeys.supports.autofill,
    isUserActive: () => passkeys.supports.activation,
    forget(passkey) {
      reply({ name: 'passkeys.forget', variables: passkey }).catch(() => undefined);
    },
    onField: browserPasskeys.onField,
    create: (options, signal) => ceremony('passkeys.create', options, signal),
    get: (options, { signal, ...request }) =>
      ceremony('passkeys.get', { ...options, ...request }, signal),
  };
  return {
    passkeys,
    async call(name, body, signal) {
      const parsed = v.safeParse(
        AccountsAnswerSchema,
        await reply({ name, variables: body, signal }),
      );
      if (!parsed.success) throw new PlatformError(name, 'response');
      return parsed.output;
    },
  };
}
