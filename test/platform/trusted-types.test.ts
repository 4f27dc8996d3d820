import { expect } from '@open-wc/testing';
import { trustedPolicy } from '../../logic/platform/scripts/trusted-types.ts';
import { itInChromium } from '../kit/browser.ts';
import { openPolicyPage } from '../kit/policy-page.ts';
import { waitUntil } from '../kit/wait-until.ts';

describe('Trusted Types', () => {
  it('let a second copy of the library reuse the policy of the first (CS-18)', () => {
    const key = Symbol.for('shop.tt');
    const asIs = (text: string) => text;
    const first = { createHTML: asIs, createScript: asIs, createScriptURL: asIs };
    Reflect.set(globalThis, key, first);
    try {
      expect(trustedPolicy()).to.equal(first);
    } finally {
      Reflect.deleteProperty(globalThis, key);
    }
    const own = trustedPolicy();
    expect(own).to.not.equal(first);
    expect(trustedPolicy()).to.equal(own);
  });

  itInChromium(
    'let two copies run scripts on a page that allows the policy once (CS-18)',
    async () => {
      const page = await openPolicyPage('trusted-types-nonce', {
        modules: ['/test/platform/two-copies.js'],
      });
      const runs: unknown = Reflect.get(page.window, 'runs');
      await waitUntil(() => Array.isArray(runs) && runs.length === 2);
      expect(page.faults).to.deep.equal([]);
    },
  );
});
