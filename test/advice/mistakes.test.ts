import { expect } from '@open-wc/testing';
import { warnOfLostModule, warnOfUnknownTag } from '../../elements/advice/defined-tags.ts';
import { learnKindsOfData } from '../../elements/advice/known-data.ts';
import { declarations } from '../../elements/declarations.ts';
import { dispatchFailure } from '../../elements/element/failures.ts';
import { registerMessages } from '../../elements/functions/messages.ts';
import { registerElements } from '../../elements/start/register.ts';
import { installFakePlatform } from '../kit/fake-platform.ts';
import { mount } from '../kit/mount.ts';
import { warnings } from '../kit/warnings.ts';
import { TILE } from '../map/map.fixtures.ts';
import { graphqlBasket } from '../minicart/minicart.fixtures.ts';
import '../kit/guard.ts';
import { LINK, type Planted, warningsOf } from './plant.ts';

registerElements(declarations);

const TAGS = declarations.map(({ tag }) => tag);

const OF_MARKUP: readonly Planted[] = [
  // attributes
  [
    'an attribute with a hyphen too many',
    '<shop-search min-length="2"></shop-search>',
    '[shop-search] min-length: not an attribute of this tag; did you mean minlength?',
  ],
  [
    'an attribute in camel case',
    '<shop-minicart oneClickHref="/x"></shop-minicart>',
    '[shop-minicart] oneclickhref: not an attribute of this tag; did you mean one-click-href?',
  ],
  [
    'an attribute of another tag',
    '<shop-modal position="top">x</shop-modal>',
    '[shop-modal] position: not an attribute of this tag.',
  ],
  [
    'a word in place of a number',
    '<shop-search limit="ten"></shop-search>',
    '[shop-search] limit="ten": expected a number, using 6.',
  ],
  [
    'a number with a unit',
    '<shop-slider space-between="8px"><p>1</p></shop-slider>',
    '[shop-slider] space-between="8px": expected a number, using 16.',
  ],
  [
    'a number that is too low: entries',
    '<shop-search limit="0"></shop-search>',
    '[shop-search] limit="0": expected a number of at least 1, using 1.',
  ],
  [
    'a date that is none, without a default',
    '<shop-date-picker value="tomorrow"></shop-date-picker>',
    '[shop-date-picker] value="tomorrow": expected dates as YYYY-MM-DD, separated by commas, using none.',
  ],
  [
    'a selector of products that matches none',
    '<shop-listing items=".card, .tile"><ul><li><a href="/1">Mug</a></li></ul></shop-listing>',
    '[shop-listing] items=".card, .tile": expected a selector of the products in it, using none.',
  ],
  [
    'a region that the page does not have',
    '<shop-listing regions="body, #nowhere"><a href="/1">Mug</a></shop-listing>',
    '[shop-listing] regions="#nowhere": expected a selector of an element on the page, using none.',
  ],
  [
    'a word that is not on the list',
    '<shop-toasts position="middle"></shop-toasts>',
    '[shop-toasts] position="middle": expected one of bottom, bottom-start, bottom-end, top, top-start, top-end, using bottom.',
  ],
  [
    'an amount that two readers read differently',
    '<shop-price value="1,234"></shop-price>',
    '[shop-price] value="1,234": expected a decimal number such as 1234.50, using none.',
  ],
  [
    'a mask that cannot be read',
    '<shop-price value="1" price-mask="0.0,0.0"></shop-price>',
    '[shop-price] price-mask="0.0,0.0": expected a price mask such as ### ##0,00, using shop-config\'s.',
  ],
  [
    'an id that is no number',
    '<shop-list-button product-id="abc"></shop-list-button>',
    '[shop-list-button] product-id="abc": expected an id of digits, using none.',
  ],
  [
    'a date that there is not',
    '<shop-date value="2026-02-30"></shop-date>',
    '[shop-date] value="2026-02-30": expected a date such as 2026-12-24 or 2026-12-24 18:30, using none.',
  ],
  [
    'a tile address without places',
    '<shop-map tile-url="/tiles.png"></shop-map>',
    '[shop-map] tile-url="/tiles.png": expected a URL with {z}, {x} and {y}, using https://{s}.tile.openstreetmap.org/{z}/{x}/{y}.png.',
  ],
  [
    'a middle that is no position',
    '<shop-map center="Warszawa"></shop-map>',
    '[shop-map] center="Warszawa": expected a latitude and a longitude such as 52.23,21.01, using none.',
  ],
  // what a tag needs
  [
    'a field without an input',
    '<shop-field><label>Name</label></shop-field>',
    '[shop-field] expected an <input>, <select> or <textarea> in it; without it the tag has no effect.',
  ],
  [
    'a select without a select',
    '<shop-select></shop-select>',
    '[shop-select] expected a <select> of one value in it; without it the tag has no effect.',
  ],
  [
    'a tooltip without a text',
    '<shop-tooltip><b>VAT</b></shop-tooltip>',
    '[shop-tooltip] expected the attribute text; without it the tag has no effect.',
  ],
  [
    'a path without links',
    '<shop-breadcrumbs></shop-breadcrumbs>',
    '[shop-breadcrumbs] expected links in it; without them it shows Back alone.',
  ],
  [
    'a list button without a product',
    '<shop-list-button></shop-list-button>',
    '[shop-list-button] expected the attribute product-id, or a shop-product to follow; without it the tag has no effect.',
  ],
  [
    'an Omnibus price of nothing',
    '<shop-omnibus-price></shop-omnibus-price>',
    '[shop-omnibus-price] expected the prices of a product, as the attribute product or in a child script, or a shop-product to follow; without it the tag has no effect.',
  ],
  [
    'widgets that ask for nothing',
    '<shop-widgets></shop-widgets>',
    '[shop-widgets] requests nothing; expected basket, wishlist, comparers, snippets, toplayers or projector.',
  ],
  [
    'a selector that matches nothing',
    `<shop-price size-from="#nowhere" product='{"price": {"price": {"gross": {"formatted": "1 zł"}}}}'></shop-price>`,
    '[shop-price] size-from="#nowhere": expected the id, the name or a selector of a control on the page, using none.',
  ],
  // data
  [
    'a misspelt key',
    `<shop-map tile-url="${TILE}" markers='[{"lat": 1, "lng": 2, "tytle": "x"}]'></shop-map>`,
    '[shop-map] markers[0].tytle: not a known key; did you mean title?',
  ],
  [
    'a latitude beyond the pole',
    `<shop-map tile-url="${TILE}" markers='[{"lat": 91, "lng": 2}]'></shop-map>`,
    '[shop-map] markers[0].lat: expected a number from -90 to 90 but got 91, leaving it out.',
  ],
  [
    'a price as a text',
    `<shop-price product='{"price": "12 zł"}'></shop-price>`,
    '[shop-price] product.price: expected an object but got "12 zł", leaving it out.',
  ],
  [
    'data without an Omnibus price',
    `<shop-omnibus-price product='{"price": {"price": {"gross": {"formatted": "1 zł"}}}}'></shop-omnibus-price>`,
    '[shop-omnibus-price] nothing to show: price.omnibusPrice is missing.',
  ],
  [
    'an unknown key of a text, in an attribute',
    `<shop-config messages='{"pl": {"minicart.bascket": "Torba"}}'></shop-config>`,
    '[shop-config] messages.pl["minicart.bascket"]: not a known key; did you mean minicart.basket?',
  ],
  // the page
  [
    'a self-closed tag',
    '<shop-toasts/><main><h1>Basket</h1></main>',
    '[shop-toasts] holds <main>, but needs no such children: HTML has no self-closed tags, so write <shop-toasts></shop-toasts>, not <shop-toasts/>.',
  ],
  [
    'a second configuration',
    '<div><shop-config></shop-config><shop-config></shop-config></div>',
    '[shop-config] is the second of the page; expected one: the first one configures the page.',
  ],
  [
    'a language without texts',
    '<div lang="xx"><shop-back-to-top></shop-back-to-top></div>',
    '[shop] lang="xx": expected pl, en or a language of the messages in shop-config, using pl.',
  ],
];

describe('the development build warns once, with the right value and a link, about', () => {
  before(learnKindsOfData);
  beforeEach(() => {
    installFakePlatform().answer('basket', { basket: graphqlBasket() });
  });

  for (const [mistake, markup, expected] of OF_MARKUP) {
    it(mistake, async () => {
      const warned = await warningsOf(markup);
      expect(warned.map((one) => one.replace(LINK, ''))).to.deep.equal([expected]);
      expect(warned[0]).to.match(LINK);
    });
  }

  it('a misspelt tag', () => {
    const warned = warnings();
    for (const tag of ['shop-minicrat', 'shop-minicrat']) warnOfUnknownTag(tag, TAGS);
    expect(warned).to.deep.equal([
      '[shop] <shop-minicrat>: there is no such tag; did you mean shop-minicart? See docs/tags/index.md',
    ]);
  });

  it('a wrong name of a zone', async () => {
    const zone = '<shop-product-zone page="main" zone="zone 1"></shop-product-zone>';
    expect(await warningsOf(zone)).to.include(
      '[shop-product-zone] zone="zone 1": expected a name such as zone1, or its number, using it as it is. See docs/tags/shop-product-zone.md',
    );
  });

  it('a missing module (404)', () => {
    const warned = warnings();
    const cause = new TypeError('Failed to fetch');
    for (const tag of ['shop-menu', 'shop-menu']) warnOfLostModule(tag, cause);
    expect(warned).to.deep.equal([
      '[shop-menu] its module could not be loaded (Failed to fetch); expected all files of dist/ beside autoloader.js, the fallback stays. See docs/tags/shop-menu.md',
    ]);
  });

  it('a command that the tag does not support', async () => {
    const warned = warnings();
    const { element } = await mount('shop-modal', '<shop-modal>Sizes</shop-modal>');
    for (const command of ['--open', '--open']) {
      element.dispatchEvent(Object.assign(new Event('command'), { command }));
    }
    expect(warned).to.deep.equal([
      '[shop-modal] command="--open": not a command of this tag; it has --show, --hide. See docs/tags/shop-modal.md',
    ]);
  });

  it('an unknown key of a text, from a script', () => {
    const warned = warnings();
    for (const text of ['Torba', 'Koszyk']) registerMessages('pl', { 'minicart.bascket': text });
    expect(warned).to.deep.equal([
      '[shop] registerMessages.pl["minicart.bascket"]: not a known key; did you mean minicart.basket? See docs/tags/shop-config.md',
    ]);
  });

  it('a basket request that fails', async () => {
    installFakePlatform();
    expect(await warningsOf('<shop-minicart></shop-minicart>')).to.deep.equal([
      '[shop-minicart] shop-error "basket": basket: the connection failed; the link has no counter. See docs/tags/shop-minicart.md',
    ]);
  });

  it('a button without a target', async () => {
    const warned = warnings();
    const { part } = await mount(
      'shop-cookie-settings',
      '<shop-cookie-settings target="#nowhere"></shop-cookie-settings>',
    );
    for (const button of [part('button'), part('button')]) button.click();
    expect(warned).to.deep.equal([
      '[shop-cookie-settings] target="#nowhere": expected the id or a selector of an element on the page, using none. See docs/tags/shop-cookie-settings.md',
    ]);
  });

  for (const code of ['basket', 'module']) {
    it(`a failure, with the text of its shop-error: ${code}`, async () => {
      const warned = warnings();
      const { element } = await mount('shop-back-to-top', '<shop-back-to-top></shop-back-to-top>');
      const message = '[shop] shop-back-to-top: something failed.';
      for (const _ of ['once', 'and again']) dispatchFailure(element, { code, message });
      expect(warned).to.have.length(1);
      expect(warned[0]).to.match(/^\[shop-back-to-top\] shop-error "[a-z-]+": something failed/);
      expect(warned[0]).to.match(LINK);
    });
  }
});
