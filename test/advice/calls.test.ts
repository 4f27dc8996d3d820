import { expect } from '@open-wc/testing';
import { warnOfTakenTags, warnOfUnknownTag } from '../../elements/advice/defined-tags.ts';
import { declarations } from '../../elements/declarations.ts';
import { dispatchFailure } from '../../elements/element/failures.ts';
import { basket } from '../../elements/functions/basket.ts';
import { registerMessages } from '../../elements/functions/messages.ts';
import { toast } from '../../elements/functions/toast.ts';
import { adoptTokens } from '../../elements/page/tokens.ts';
import { registerElements } from '../../elements/start/register.ts';
import { installFakePlatform } from '../kit/fake-platform.ts';
import { mount } from '../kit/mount.ts';
import { warnings } from '../kit/warnings.ts';
import '../kit/guard.ts';

registerElements(declarations);

/** Calls a function of the library like a script without types. */
const untyped = (call: unknown): ((...args: readonly unknown[]) => unknown) => {
  if (typeof call !== 'function') throw new TypeError('Expected a function.');
  return (...args) => Reflect.apply(call, undefined, args);
};

describe('the development build warns once about a wrong call of a function (US11):', () => {
  beforeEach(() => {
    installFakePlatform();
  });

  const wrongToasts = [
    ['an object in place of a text', [{ message: 'Added' }], 'an object'],
    ['a kind in place of options', ['Broken', 'error'], 'error'],
  ] as const;
  for (const [mistake, args, got] of wrongToasts) {
    it(`toast: ${mistake}`, async () => {
      await mount('shop-toasts', '<shop-toasts></shop-toasts>');
      const warned = warnings();
      untyped(toast)(...args);
      untyped(toast)(...args);
      expect(warned).to.deep.equal([
        `[shop] toast: expected a text and options, such as toast('Added', {kind: 'success'}), but got ${got}. See docs/tags/shop-toasts.md`,
      ]);
    });
  }

  it('toast: a page without shop-toasts', async () => {
    const warned = warnings();
    toast('Added');
    toast('Added');
    await Promise.resolve();
    expect(warned).to.deep.equal([
      '[shop] toast: the message is queued for <shop-toasts>; expected <shop-toasts></shop-toasts> on the page. See docs/tags/shop-toasts.md',
    ]);
  });

  it('toast: no warning about a correct call', async () => {
    await mount('shop-toasts', '<shop-toasts></shop-toasts>');
    const warned = warnings();
    toast('Added', { kind: 'success' });
    await Promise.resolve();
    expect(warned).to.deep.equal([]);
  });

  it('basket.add: an unknown key', async () => {
    const platform = installFakePlatform();
    platform.answer('basket-add', {});
    const warned = warnings();
    await untyped(basket.add)({ id: 101, size: 'M', qty: 2 });
    expect(warned.filter((one) => one.includes('not a known key'))).to.deep.equal([
      '[shop] basket.add.qty: not a known key; did you mean quantity? See docs/guide/buying.md',
    ]);
  });

  it('registerMessages: texts without a language', () => {
    expect(() => untyped(registerMessages)({ pl: { 'minicart.basket': 'Torba' } })).to.throw(
      TypeError,
      "[shop] registerMessages: expected a language tag such as de, and texts: registerMessages('de', {…}).",
    );
  });
});

describe('the development build warns once about a mistake of the whole page (US11):', () => {
  for (const [tag, meant] of [
    ['shop-basket', 'shop-minicart'],
    ['shop-cart', 'shop-minicart'],
    ['shop-carousel', 'shop-slider'],
    ['shop-dialog', 'shop-modal'],
    ['shop-toast', 'shop-toasts'],
  ] as const) {
    it(`the tag <${tag}> of other libraries`, () => {
      const warned = warnings();
      warnOfUnknownTag(
        tag,
        declarations.map((one) => one.tag),
      );
      expect(warned).to.deep.equal([
        `[shop] <${tag}>: there is no such tag; did you mean ${meant}? See docs/tags/index.md`,
      ]);
    });
  }

  it('a Trusted Types policy without ours, whichever element fails', () => {
    const warned = warnings();
    const cause = new TypeError(
      `Failed to execute 'createPolicy' on 'TrustedTypePolicyFactory': Policy "shop" disallowed.`,
    );
    for (const code of ['script', 'module', 'unexpected']) {
      dispatchFailure(document.body, { code, message: `[shop] ${code}: it failed.`, cause });
    }
    expect(warned).to.deep.equal([
      '[shop] the Content-Security-Policy of the page refuses our scripts; expected trusted-types shop in it. See docs/guide/deliver.md',
    ]);
  });

  it('a tag defined by another script', () => {
    customElements.define('shop-wheel', class extends HTMLElement {});
    const warned = warnings();
    for (const _ of ['once', 'and again']) warnOfTakenTags(['shop-wheel', 'shop-modal']);
    expect(warned).to.deep.equal([
      '[shop] <shop-wheel> is defined by another script of this page, whose element is shown; expected no other definition. See docs/tags/index.md',
    ]);
  });

  it('a missing css/shop.css', async () => {
    const warned = warnings();
    const { adoptedStyleSheets } = document;
    for (const _ of ['once', 'and again']) {
      document.adoptedStyleSheets = [];
      await adoptTokens();
    }
    document.adoptedStyleSheets = adoptedStyleSheets;
    expect(warned).to.deep.equal([
      '[shop] css/shop.css is not linked; expected <link rel="stylesheet" href="…/css/shop.css"> in the head, as tags move the page when they come. See docs/guide/first-tag.md',
    ]);
  });
});
