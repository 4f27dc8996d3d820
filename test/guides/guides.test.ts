import { expect, fixture, html } from '@open-wc/testing';
import '../../elements/index.ts';
import { VALIDATE } from '../field/field.fixtures.ts';
import { type FakePlatform, installFakePlatform } from '../kit/fake-platform.ts';
import type { Fence } from '../kit/fences.ts';
import { part, parts, text } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { warnings } from '../kit/warnings.ts';
import { graphqlBasket, picturedProduct } from '../minicart/minicart.fixtures.ts';
import '../kit/guard.ts';
import { snippetsIn } from './guides.ts';

/** Checks the result of a snippet, on a separate page. */
type Claim = (page: HTMLElement, platform: FakePlatform) => Promise<void> | void;

const tag = (page: ParentNode, name: string): HTMLElement => {
  const found = page.querySelector<HTMLElement>(name);
  if (!found) throw new Error(`Expected <${name}> in the snippet.`);
  return found;
};

async function showsShop(page: HTMLElement): Promise<void> {
  const minicart = tag(page, 'shop-minicart');
  await waitUntil(() => parts(minicart, 'badge').map(text).join() === '1', 'the basket counts');
  await waitUntil(() => parts(tag(page, 'shop-search'), 'input')[0], 'the search shows');
  expect(part(tag(page, 'shop-search'), 'input').getAttribute('role')).to.equal('combobox');
  const price = tag(page, 'shop-price');
  await waitUntil(() => price.matches(':state(rendered)'), 'the price shows');
  expect(price.shadowRoot?.textContent).to.match(/149,99\szł/);
}

async function showsOmnibus(page: HTMLElement): Promise<void> {
  const price = tag(page, 'shop-omnibus-price');
  await waitUntil(() => parts(price, 'lowest')[0], 'the Omnibus price shows');
  expect(text(part(price, 'lowest'))).to.match(/: 1[69]9,00 zł$/);
  expect(text(part(price, 'regular'))).to.match(/: (?:199|249),00 zł$/);
}

/** Checks that the tag of a snippet renders; its behaviour is tested elsewhere. */
const shows =
  (name: string): Claim =>
  (page) =>
    waitUntil(() => tag(page, name).matches(':state(rendered)'), `${name} shows`);

const showsPrice = (page: HTMLElement, amount: string): Promise<void> =>
  waitUntil(
    () => tag(page, 'shop-price').shadowRoot?.textContent?.includes(amount),
    'the price of the size',
  );

async function followsSize(page: HTMLElement): Promise<void> {
  const select = page.querySelector('select');
  if (!select) throw new Error('Expected a select in the snippet.');
  select.value = 'M';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  await showsPrice(page, '109,00');
}

/** The result of each HTML snippet, by the heading above it. */
const CLAIMS: Readonly<Record<string, Claim>> = {
  'One tag': (page) => showsPrice(page, '149,99'),
  'In your theme': showsShop,
  'A page that works': showsShop,
  'In a template of your shop'(page) {
    expect(page.querySelector('link, shop-config')).to.not.equal(null);
  },
  Braces: showsOmnibus,

  async 'Rows of products'(page, platform) {
    const minicart = tag(page, 'shop-minicart');
    await shows('shop-minicart')(page, platform);
    await Reflect.apply(Reflect.get(minicart, 'show'), minicart, []);
    const row = () => minicart.querySelector('[slot^=product-]');
    await waitUntil(() => row()?.textContent?.includes('Koszula'), 'a row of the template');
  },

  'Change a text': shows('shop-minicart'),
  'A page without a server': shows('shop-minicart'),
  Slides: shows('shop-slider'),
  'Pictures of a product': shows('shop-gallery'),

  async 'A validated form'(page, platform) {
    platform.answer(VALIDATE, {});
    await shows('shop-form')(page, platform);
    tag(page, 'form').addEventListener('submit', (event) => event.preventDefault());
    tag(page, 'form').querySelector<HTMLElement>(':scope > button')?.click();
    await waitUntil(() => tag(page, '#zip').getAttribute('aria-invalid') === 'true');
    expect(tag(page, 'shop-field').textContent).to.include('Proszę wypełnić to pole.');
    await waitUntil(() => parts(tag(page, 'shop-date-picker'), 'button')[0], 'the calendar shows');
  },

  'Follow the chosen size': followsSize,
  async 'A whole product'(page) {
    await waitUntil(
      () => tag(page, 'shop-product').matches(':state(choose)'),
      'a size is asked for',
    );
    page.querySelector<HTMLInputElement>('[type=radio][value=M]')?.click();
    await showsPrice(page, '45,00');
  },
  async Sizes(page) {
    await waitUntil(() => page.querySelector('label[data-stock=out]'), 'a size is sold out');
    tag(page, 'shop-product').querySelector('button')?.click();
    await waitUntil(() => tag(page, 'shop-choice').matches(':state(invalid)'), 'a size is missing');
  },
  async Variants(page) {
    await waitUntil(() => parts(tag(page, 'shop-choice'), 'option')[1], 'the versions show');
    expect(parts(tag(page, 'shop-choice'), 'option').map(text)).to.deep.equal(['Pine', 'Berry']);
  },
  async Quantity(page) {
    await waitUntil(() => parts(tag(page, 'shop-quantity'), 'plus')[0], 'the buttons show');
    const input = page.querySelector<HTMLInputElement>('[type=number]');
    part(tag(page, 'shop-quantity'), 'plus').click();
    expect(input?.value).to.equal('24');
  },
  async 'Stock and delivery'(page) {
    const stock = tag(page, 'shop-availability');
    await waitUntil(() => stock.matches(':state(enable)'), 'the stock shows');
    expect(stock.matches(':state(few)')).to.equal(true);
    expect(parts(stock, 'costs-button')).to.have.length(1);
  },
  'A form elsewhere on the page': (page) =>
    waitUntil(() => tag(page, 'shop-product').matches(':state(buyable)'), 'it can be bought'),

  async 'Data and snippets'(page, platform) {
    platform.answer('widgets', {});
    await waitUntil(() => platform.calls('widgets').length > 0, 'one request');
    expect(page.children).to.have.length(1);
  },
  'Tracking and consent'(page) {
    expect(page.querySelector('shop-config[consent-event]')).to.not.equal(null);
  },
  'Navigate without a reload': shows('shop-partial-navigation'),

  async Call(page, platform) {
    await shows('shop-modal')(page, platform);
    tag(page, 'button').click();
    await waitUntil(() => tag(page, 'shop-modal').hasAttribute('open'), 'the dialog is open');
    tag(page, 'shop-modal').remove();
  },

  // the effect of these lines is tested with the tags
  'Prevent layout shifts'(page) {
    expect(page.querySelector('script')?.textContent).to.include('--shop-wait');
  },
  'Hide closed bars early'(page) {
    expect(page.querySelector('script')?.textContent).to.include('closedBars');
  },
};

/** The wrapper of a fragment of an XSLT stylesheet. */
const XSL = 'http://www.w3.org/1999/XSL/Transform';

/** The snippet in a page rendered by a template. */
async function pageOf({ code }: Fence): Promise<HTMLElement> {
  const { head, body } = new DOMParser().parseFromString(code, 'text/html');
  const page = await fixture<HTMLElement>(html`<div lang="pl"></div>`);
  page.append(...(body.childElementCount > 0 ? body : head).children);
  return page;
}

describe('README and guides', () => {
  const address = location.href;
  // a product writes the chosen size into it
  afterEach(() => history.replaceState(null, '', address));

  for (const snippet of snippetsIn('html')) {
    it(`render as described, without warnings: “${snippet.heading}” (U1, US9)`, async () => {
      const platform = installFakePlatform();
      platform.answer('basket', { basket: graphqlBasket([picturedProduct()]) });
      const claim = CLAIMS[snippet.heading];
      if (!claim) throw new Error(`Expected a claim of the snippet under “${snippet.heading}”.`);
      const warned = warnings();
      await claim(await pageOf(snippet), platform);
      expect(warned, 'the warnings to the author').to.deep.equal([]);
    });
  }

  for (const { heading, code } of snippetsIn('css')) {
    it(`contain valid CSS: “${heading}”`, () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(code);
      expect([...sheet.cssRules].map(({ cssText }) => cssText.length > 5)).to.include(true);
      const ends = code.match(/^(?:\S.*)?\}$/gm) ?? [];
      expect(sheet.cssRules.length).to.equal(ends.length);
    });
  }

  for (const { heading, code } of snippetsIn('json')) {
    it(`contain valid JSON: “${heading}”`, () => {
      expect(JSON.parse(code)).to.be.an('object');
    });
  }

  for (const { heading, code } of snippetsIn('xml')) {
    it(`contain well-formed templates: “${heading}”`, () => {
      const sheet = `<sheet xmlns:xsl="${XSL}">${code}</sheet>`;
      const page = new DOMParser().parseFromString(sheet, 'application/xml');
      expect(page.querySelector('parsererror')?.textContent).to.equal(undefined);
    });
  }
});
