import { expect } from '@open-wc/testing';
import { trustedPolicy } from '../../logic/platform/trusted-types.ts';

describe('Trusted Types', () => {
  it('CS-18: a second copy of the library takes the policy that the first one made', () => {
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
});
