import { expect } from '@open-wc/testing';
import { addAuthenticator } from '../kit/authenticator.ts';
import { itInChromium } from '../kit/browser.ts';
import {
  emulateMedia,
  pageCounts,
  setLocale,
  setOffline,
  setTimeZone,
  slowNetwork,
} from '../kit/devtools.ts';

const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

const registration = (): CredentialCreationOptions => ({
  publicKey: {
    challenge: new Uint8Array(16),
    rp: { name: 'Shop', id: 'localhost' },
    user: { id: new Uint8Array([1]), name: 'anna', displayName: 'Anna' },
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    timeout: 1000,
  },
});

describe('commands of Chromium', () => {
  for (const zone of ['America/Sao_Paulo', 'Pacific/Apia']) {
    itInChromium(`sets the time zone ${zone} and restores it`, async () => {
      expect(timeZone()).not.to.equal(zone);
      await setTimeZone(zone);
      expect(timeZone()).to.equal(zone);
    });
  }

  itInChromium('sets the locale', async () => {
    await setLocale('de-DE');
    expect((1234.5).toLocaleString()).to.equal('1.234,5');
  });

  itInChromium('emulates media', async () => {
    await emulateMedia({ 'prefers-reduced-motion': 'reduce', 'forced-colors': 'active' }, 'print');
    for (const query of ['(prefers-reduced-motion: reduce)', '(forced-colors: active)', 'print']) {
      expect(matchMedia(query).matches, query).to.equal(true);
    }
  });

  itInChromium('goes offline and back', async () => {
    await setOffline(true);
    expect(navigator.onLine).to.equal(false);
    const offline = await fetch('/package.json').catch(() => 'failed');
    expect(offline).to.equal('failed');
    await setOffline(false);
    expect((await fetch('/package.json')).ok).to.equal(true);
  });

  itInChromium('slows the network', async () => {
    await slowNetwork(300);
    const start = performance.now();
    await fetch('/package.json', { cache: 'no-store' });
    expect(performance.now() - start).to.be.greaterThan(250);
  });

  itInChromium('counts nodes and listeners, and collects garbage', async () => {
    const before = await pageCounts();
    const button = document.createElement('button');
    button.addEventListener('click', () => undefined);
    const during = await pageCounts();
    expect(during.listeners - before.listeners).to.equal(1);
    expect(during.nodes - before.nodes).to.equal(1);
    expect(during.heapBytes).to.be.greaterThan(0);
  });

  itInChromium('frees what nothing refers to', async () => {
    const held = new WeakRef(document.createElement('button'));
    await pageCounts();
    expect(held.deref()).to.equal(undefined);
  });

  itInChromium('registers a passkey, and refuses an unverified user', async () => {
    const authenticator = await addAuthenticator();
    await navigator.credentials.create(registration());
    expect((await authenticator.credentials()).length).to.equal(1);
    await authenticator.recogniseUser(false);
    const refusal = await navigator.credentials.create(registration()).catch((error) => error.name);
    expect(refusal).to.equal('NotAllowedError');
  });
});
