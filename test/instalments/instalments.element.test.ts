import { expect } from '@open-wc/testing';
import { expectAccessible } from '../kit/accessible.ts';
import { itInChromium } from '../kit/browser.ts';
import { markPageAsCached } from '../kit/cached-page.ts';
import { emulateMedia } from '../kit/devtools.ts';
import { installFakePlatform, platform } from '../kit/fake-platform.ts';
import { press } from '../kit/keyboard.ts';
import { click } from '../kit/mouse.ts';
import { MARKUP_PAYLOADS, REFUSED_URLS, wasPwned } from '../kit/payloads.ts';
import { text } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { warnings } from '../kit/warnings.ts';
import '../kit/guard.ts';
import {
  basketWorth,
  button,
  choices,
  details,
  LINK,
  openCalculator,
  readBasket,
  show,
  showPlain,
} from './instalments.fixtures.ts';

const target = (amount: string) => LINK.replace('{calculate_price}', amount);

beforeEach(installFakePlatform);

describe('<shop-instalments>', () => {
  it('opens the calculator immediately with an empty basket and a price within the limits (PR-22)', async () => {
    const tag = await show('basket-count="0"');
    const runs = tag.events('shop-instalments-run');
    await click(button(tag));
    expect(details(runs)).to.deep.equal([
      { amount: '200.00', link: target('200.00'), scope: 'product' },
    ]);
    expect(platform.page.followed).to.deep.equal([target('200.00')]);
    expect(tag.isOpen).to.equal(false);
  });

  it('opens the calculator without an amount for a price of 0 (PR-22)', async () => {
    const tag = await show('price="0" basket-count="2" basket-cost="50"');
    const runs = tag.events('shop-instalments-run');
    await click(button(tag));
    expect(details(runs)).to.deep.equal([{ amount: undefined, link: target(''), scope: 'none' }]);
    expect(platform.page.followed).to.deep.equal([target('')]);
  });

  it('opens the calculator immediately on the basket page (PR-22)', async () => {
    const tag = await showPlain(
      'context="basket" min-price="100" max-price="1000" basket-count="3" basket-cost="1 000,00"',
    );
    const runs = tag.events('shop-instalments-run');
    await click(button(tag));
    expect(details(runs)).to.deep.equal([
      { amount: '1000.00', link: target('1000.00'), scope: 'basket' },
    ]);
    tag.element.totalPrice = '999.99';
    await tag.settled();
    await click(button(tag));
    expect(platform.page.followed.at(-1)).to.equal(target('999.99'));
  });

  it('does nothing if the event is cancelled', async () => {
    const tag = await show('link="javascript:__pwned=1"');
    tag.element.setAttribute('link', 'javascript:__pwned=1');
    await tag.settled();
    const errors = tag.events('shop-error');
    const runs = tag.events('shop-instalments-run');
    tag.element.addEventListener('shop-instalments-run', (event) => event.preventDefault());
    await click(button(tag));
    expect(details(runs)).to.deep.equal([{ amount: '200.00', link: undefined, scope: 'product' }]);
    expect([platform.page.followed, errors]).to.deep.equal([[], []]);
    expect(tag.parts('error')).to.deep.equal([]);
  });

  for (const link of [...REFUSED_URLS, 'mailto:a@b']) {
    it(`never opens the URL ${JSON.stringify(link)}, and reports an error (PR-23)`, async () => {
      const warned = warnings();
      const tag = await show();
      tag.element.link = link;
      await tag.settled();
      const errors = tag.events('shop-error');
      await click(button(tag));
      await tag.settled();
      expect(platform.page.followed).to.deep.equal([]);
      expect(wasPwned()).to.equal(false);
      expect(text(tag.part('error'))).to.equal('Nie udało się otworzyć kalkulatora rat.');
      expect(tag.element.matches(':state(error)')).to.equal(true);
      expect(details(errors)).to.have.lengthOf(1);
      expect(warned.join()).to.contain('"link" is no http(s) or site-relative address');
      expect(warned.join()).not.to.contain(link);
    });
  }

  it('multiplies the price by the quantity at the time of the click', async () => {
    const tag = await show('quantity-input="#amount" price="33.34"', '');
    const warned = warnings();
    const input = Object.assign(document.createElement('input'), { id: 'amount', value: '3' });
    tag.page.append(input);
    await click(button(tag));
    expect(platform.page.followed).to.deep.equal([target('100.02')]);
    // like scripts, without an event
    input.value = '4,5';
    await click(button(tag));
    expect(platform.page.followed.at(-1)).to.equal(target('150.03'));
    expect(warned).to.deep.equal([]);
  });

  it('warns the author about a missing quantity input, and uses one', async () => {
    const warned = warnings();
    const tag = await show('quantity-input="#nowhere"');
    expect(warned.join()).to.contain(
      '"#nowhere": expected the id, the name or a selector of a control on the page',
    );
    await click(button(tag));
    expect(platform.page.followed).to.deep.equal([target('200.00')]);
  });

  for (const [attribute, value] of [
    ['price', 'tanio'],
    ['max-price', '1,234'],
    ['basket-cost', '-5'],
  ]) {
    it(`warns the author about ${attribute}="${value}", which is no amount`, async () => {
      const warned = warnings();
      const tag = await show();
      tag.element.setAttribute(attribute ?? '', value ?? '');
      await tag.settled();
      expect(warned.join()).to.contain(
        `[shop-instalments] ${attribute}="${value}": expected an amount`,
      );
    });
  }

  it('reads the basket on a cached page, whatever the template printed', async () => {
    markPageAsCached();
    platform.answer('basket', basketWorth(300));
    const tag = await show('basket-count="0" total-price="0"');
    await waitUntil(() => platform.calls('basket').length === 1);
    await tag.settled();
    await openCalculator(tag);
    expect(text(tag.part('with-basket'))).to.contain('500,00');
  });

  it('uses the basket that another tag has read, without a request', async () => {
    const tag = await show();
    expect(platform.calls('basket')).to.have.lengthOf(0);
    await readBasket(platform, basketWorth(300));
    await tag.settled();
    await openCalculator(tag);
    expect(choices(tag)).to.deep.equal({ product: true, 'with-basket': true });
    expect(text(tag.part('with-basket'))).to.contain('500,00');
  });
});

describe('the control of <shop-instalments>', () => {
  it('shows its children without a price, whose link works as without JavaScript', async () => {
    const tag = await showPlain('', '<a href="#raty">Raty</a>');
    const runs = tag.events('shop-instalments-run');
    const link = tag.element.querySelector('a') as HTMLAnchorElement;
    expect(link.checkVisibility()).to.equal(true);
    await click(link);
    expect(location.hash).to.equal('#raty');
    expect(runs).to.have.lengthOf(0);
    history.replaceState(null, '', location.pathname + location.search);
  });

  it('is a link or a button of the author, which stays the only control', async () => {
    for (const content of ['<a href="#raty">Raty</a>', '<button type="button">Raty</button>']) {
      const tag = await show('', content);
      expect(tag.parts('button')).to.deep.equal([]);
      const control = tag.element.firstElementChild as HTMLElement;
      control.focus();
      await press('Enter');
      expect(platform.page.followed.at(-1)).to.equal(target('200.00'));
      expect(location.hash).to.equal('');
      await expectAccessible(tag.element);
    }
    expect(platform.page.followed).to.have.lengthOf(2);
  });

  it('uses the URL of the author’s link if the tag has none', async () => {
    const tag = await show('', '<a href="/raty?p={calculate_price}">Raty</a>');
    tag.element.removeAttribute('link');
    await tag.settled();
    await click(tag.element.querySelector('a') as HTMLAnchorElement);
    expect(platform.page.followed).to.deep.equal(['/raty?p=200.00']);
  });

  it('extracts the URL from a script that opens a window (HO3)', async () => {
    const tag = await show('basket-count="0"');
    for (const script of [
      "window.open('/raty?p={calculate_price}')",
      "javascript:window.open( '/raty?p={calculate_price}', 'raty', 'width=600');",
    ]) {
      tag.element.setAttribute('link', script);
      await tag.settled();
      await click(button(tag));
      expect(platform.page.followed.at(-1)).to.equal('/raty?p=200.00');
    }
  });

  it('opens no script URL, and reports an error (HO3)', async () => {
    const tag = await show('basket-count="0"');
    for (const script of [
      'openRaty({calculate_price})',
      "window.open('/raty?p=' + {calculate_price})",
      "window.open('javascript:alert({calculate_price})')",
      "app_shop.run('raty')",
      'open raty',
    ]) {
      tag.element.link = script;
      await tag.settled();
      await click(button(tag));
      await tag.settled();
      expect(tag.parts('error')).to.have.lengthOf(1);
    }
    expect(platform.page.followed).to.deep.equal([]);
  });

  it('leaves clicks for a new tab to the browser', async () => {
    const tag = await show('', '<a href="#raty">Raty</a>');
    const runs = tag.events('shop-instalments-run');
    let wasLeft = false;
    const hold = (event: Event) => {
      wasLeft = !event.defaultPrevented;
      event.preventDefault();
    };
    document.addEventListener('click', hold, { once: true });
    const init = { bubbles: true, cancelable: true, composed: true, ctrlKey: true };
    tag.element.querySelector('a')?.dispatchEvent(new MouseEvent('click', init));
    expect([wasLeft, runs.length]).to.deep.equal([true, 0]);
  });

  for (const [lang, label, own] of [
    ['pl', 'Oblicz raty Ratka', 'Oblicz raty'],
    ['en', 'Calculate Ratka instalments', 'Calculate instalments'],
  ] as const) {
    it(`is accessible and has texts in ${lang}`, async () => {
      const tag = await show('', '', { lang });
      expect(text(button(tag))).to.equal(label);
      await expectAccessible(tag.element);
      tag.element.removeAttribute('name');
      await tag.settled();
      expect(text(button(tag))).to.equal(own);
    });
  }

  for (const features of [{ 'forced-colors': 'active' }, { 'prefers-color-scheme': 'dark' }]) {
    itInChromium(
      `is accessible with ${JSON.stringify(features)}, including its dialog`,
      async () => {
        await emulateMedia(features as Record<string, string>);
        const tag = await show('basket-count="1" basket-cost="20"');
        await expectAccessible(tag.element);
        await openCalculator(tag);
        await expectAccessible(tag.element);
      },
    );
  }

  itInChromium('has buttons with a border in forced colours', async () => {
    await emulateMedia({ 'forced-colors': 'active' });
    const tag = await show('basket-count="1" basket-cost="20"');
    await openCalculator(tag);
    for (const part of ['button', 'product', 'with-basket']) {
      const { borderTopColor, backgroundColor } = getComputedStyle(tag.part(part));
      expect(borderTopColor).not.to.equal(backgroundColor);
    }
  });

  itInChromium('is not printed, also with a link of the author', async () => {
    const tags = [await show(), await show('', '<a href="#raty">Raty</a>')];
    await emulateMedia({}, 'print');
    for (const { element } of tags) expect(element.checkVisibility()).to.equal(false);
  });

  it('shows the author’s label', async () => {
    const tag = await show('', 'Raty od 20 zł');
    expect(tag.one('slot').textContent).to.contain('Oblicz raty');
    expect(text(tag.element)).to.equal('Raty od 20 zł');
    await expectAccessible(tag.element);
  });

  it('shows markup in names and currencies as text (XS-01)', async () => {
    const tag = await show('basket-count="1" basket-cost="20"');
    for (const payload of MARKUP_PAYLOADS) {
      Object.assign(tag.element, { name: payload, currency: payload });
      await tag.settled();
      expect(button(tag).textContent).to.contain(payload);
    }
    button(tag).click();
    await waitUntil(() => tag.isOpen, 'the dialog');
    expect(wasPwned()).to.equal(false);
  });
});
