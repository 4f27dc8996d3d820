import { expect } from '@open-wc/testing';
import { formatPrice } from '../../elements/functions/price.ts';
import { itInChromium } from '../kit/browser.ts';
import { setLocale } from '../kit/devtools.ts';
import '../kit/guard.ts';

describe('prices', () => {
  for (const locale of ['tr', 'ar', 'de', 'hi-IN-u-nu-deva']) {
    itInChromium(`look the same under the locale ${locale} (PR-07)`, async () => {
      await setLocale(locale);
      expect((1234.5).toLocaleString()).to.not.equal('1 234,50');
      expect(formatPrice(1234567.5)).to.equal('1\u00a0234\u00a0567,50\u00a0zł');
    });
  }
});
