import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { platformCreator } from '../../demo/kit/create-platform.ts';
import type { TestPlatform } from '../../demo/kit/kit.types.ts';
import { SCHEMA } from '../demo/platform/platform.fixtures.ts';
import { SoftAuthenticator } from '../demo/platform/soft-authenticator.ts';

const createPlatform = platformCreator(SCHEMA);
const ORIGIN = 'https://shop.test';
const DOMAIN = 'shop.test';
const LOGIN = 'anna@example.com';

/** Calls the accounts service like a page of the shop. */
async function callAccount(platform: TestPlatform, name: string, body: unknown) {
  const request = new Request(`${ORIGIN}/webAuthn/${name}.php`, {
    method: 'POST',
    headers: { origin: ORIGIN },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return (await platform.fetch(request))?.json();
}

/** The public key options of a response; binary values are base64. */
function optionsIn({ data }: { readonly data: string }) {
  const text = data.replaceAll(/=\?BINARY\?B\?([^?]*)\?=/g, '$1');
  const { publicKey } = JSON.parse(text);
  const challenge = Buffer.from(publicKey.challenge, 'base64').toString('base64url');
  return { publicKey, terms: { challenge, origin: ORIGIN, rpId: DOMAIN } };
}

async function save(platform: TestPlatform, device: SoftAuthenticator, token: string) {
  const answer = await callAccount(platform, 'generateRegisterRequest', token);
  if (answer.status !== 'success') return answer;
  const { publicKey, terms } = optionsIn(answer);
  device.userHandle = publicKey.user.id;
  return callAccount(platform, 'register', {
    userLogin: LOGIN,
    domain: DOMAIN,
    authenticatorTransportMethods: ['internal'],
    ...device.create(terms),
  });
}

async function logIn(platform: TestPlatform, device: SoftAuthenticator) {
  const { terms } = optionsIn(
    await callAccount(platform, 'generateLoginRequest', { domain: DOMAIN }),
  );
  return callAccount(platform, 'login', { domain: DOMAIN, ...device.get(terms) });
}

describe('passkeys of a test platform (US6)', () => {
  it('log in where they were saved, with a token valid once', async () => {
    const [platform, device] = [createPlatform(), new SoftAuthenticator()];
    const token = platform.registrationToken(LOGIN);
    assert.equal((await save(platform, device, token)).status, 'success');
    const { status, loginToken } = await logIn(platform, device);
    assert.equal(status, 'success');
    assert.ok(loginToken);
    assert.equal((await save(platform, new SoftAuthenticator(), token)).status, 'error');
  });

  it('are unknown to another platform', async () => {
    const device = new SoftAuthenticator();
    const platform = createPlatform();
    await save(platform, device, platform.registrationToken(LOGIN));
    assert.equal((await logIn(createPlatform(), device)).status, 'error');
  });
});
