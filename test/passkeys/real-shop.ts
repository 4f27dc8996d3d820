import { createPasskeyVerifier } from '../../demo/platform/accounts/verifier.ts';
import { createMemoryCookies } from '../../demo/platform/http/cookies.ts';
import { createReferencePlatform } from '../../demo/platform/platform.ts';
import schema from '../../demo/platform/schema.graphql?raw';
import { createMemoryStore } from '../../demo/platform/stores/store-memory.ts';
import { accountsAtom } from '../../logic/platform/accounts/accounts.atoms.ts';
import { createAccounts } from '../../logic/platform/accounts/accounts.ts';
import { browserClock } from '../../logic/platform/clock.ts';
import { createSend } from '../../logic/platform/http.ts';
import { platformAtom } from '../../logic/platform/platform.atoms.ts';
import { createPlatform } from '../../logic/platform/platform.ts';
import { configAtom } from '../../logic/settings/settings.atoms.ts';
import { pageStore } from '../../logic/state/page-state.ts';

interface Sent {
  readonly path: string;
  readonly init: RequestInit;
}

/**
 * Installs the reference platform, which really verifies passkeys; the elements use it as if over the network, with the
 * browser's own authenticator. The page does not navigate.
 */
export function installRealShop() {
  const reference = createReferencePlatform({
    store: createMemoryStore(),
    schema,
    shopOrigins: [location.origin],
    verifier: createPasskeyVerifier(),
    cookies: createMemoryCookies(),
    originOf: () => location.origin,
  });
  const sent: Sent[] = [];
  const left: string[] = [];
  const requestOf = (input: RequestInfo | URL, init: RequestInit = {}) => {
    const { redirect: _, ...others } = init;
    const url = new URL(String(input), location.href);
    sent.push({ path: url.pathname + url.search, init });
    return new Request(url, others);
  };
  const answerOf = async (input: RequestInfo | URL, init?: RequestInit) =>
    (await reference.fetch(requestOf(input, init))) ?? new Response('', { status: 404 });
  const navigation = { reload: () => left.push('reload'), assign: (url: string) => left.push(url) };
  pageStore.set(
    platformAtom,
    createPlatform(() => pageStore.get(configAtom), { fetch: answerOf, navigation }),
  );
  const accountsFetch = (input: RequestInfo | URL, init?: RequestInit) =>
    reference.accounts(requestOf(input, init));
  pageStore.set(
    accountsAtom,
    createAccounts(() => 'https://accounts.example/', {
      send: createSend({ fetch: accountsFetch, clock: browserClock }),
    }),
  );
  return { reference, sent, left };
}
