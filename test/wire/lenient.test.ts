import { expect } from '@open-wc/testing';
import * as v from 'valibot';
import { LenientFlag } from '../../logic/wire/lenient.ts';

describe('LenientFlag', () => {
  it('accepts the keywords of templates, and no others', () => {
    for (const yes of [true, 'true', 'y', '1', 1, ' Y ']) {
      expect(v.parse(LenientFlag, yes), String(yes)).to.equal(true);
    }
    for (const no of [false, 'false', 'n', '0', 0]) {
      expect(v.parse(LenientFlag, no), String(no)).to.equal(false);
    }
    for (const other of [undefined, null, '', 'maybe', 2, {}, [], { toString: 1 }]) {
      expect(v.parse(LenientFlag, other), JSON.stringify(other)).to.equal(undefined);
    }
  });
});
