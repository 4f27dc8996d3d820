import { expect } from '@open-wc/testing';
import { learnKindsOfData } from '../../elements/advice/known-data.ts';
import { declarations } from '../../elements/declarations.ts';
import { registerElements } from '../../elements/start/register.ts';
import { installFakePlatform } from '../kit/fake-platform.ts';
import { mount } from '../kit/mount.ts';
import { warnings } from '../kit/warnings.ts';
import { TILE } from '../map/map.fixtures.ts';
import { graphqlBasket } from '../minicart/minicart.fixtures.ts';
import '../kit/guard.ts';
import { LINK, type Planted, warningsOf } from './plant.ts';

registerElements(declarations);

const GROSS = '{"price": {"price": {"gross": {"value": 123, "formatted": "123 zł"}}}}';
const SWAPPED =
  '{"price": {"price": {"gross": {"value": 100, "formatted": "100 zł"}, "net": {"value": 123, "formatted": "123 zł"}}}}';
const DATA = '<script type="application/json">{"pl": {"minicart.basket": "Torba"}}</script>';

/** A form whose only field has this content. */
const field = (content: string, attributes = '') =>
  `<shop-form><form><shop-field ${attributes}>${content}</shop-field></form></shop-form>`;

const OF_FORMS: readonly Planted[] = [
  [
    'a field in a form that nothing checks',
    '<form><shop-field><input name="city"></shop-field><button>Send</button></form>',
    '[shop-field] is in a form that is submitted unchecked; expected <shop-form> around the <form>.',
  ],
  [
    'a file field in a form that nothing checks',
    '<form><shop-file-field><input name="scan" type="file"></shop-file-field><button type="submit">Send</button></form>',
    '[shop-file-field] is in a form that is submitted unchecked; expected <shop-form> around the <form>.',
  ],
  [
    'a form of filters without a button',
    '<shop-filters below="0"><form><input name="filter_text" aria-label="Text"></form></shop-filters>',
    '[shop-filters] its form has no submit button; expected one, by which it filters without JavaScript.',
  ],
  [
    'a filter without a name',
    '<shop-filters below="0"><form><label><input type="checkbox"> S</label><button>Go</button></form></shop-filters>',
    '[shop-filters] has a checkbox without a name; expected one, by which it filters without JavaScript.',
  ],
  [
    'an input without a name',
    field('<input id="city">'),
    '[shop-field] its <input> has no name, so that no form submits it.',
  ],
  [
    'a label for nothing',
    field('<label for="twon">City</label><input id="town" name="city">'),
    '[shop-field] <label for="twon">: expected the id of the input.',
  ],
  [
    'two inputs, of which none is named',
    field('<input name="first"><input name="last">'),
    '[shop-field] holds several inputs; expected control to name the one to check, using the first.',
  ],
  [
    'a control that is not in the field',
    field('<input name="first">', 'control="#last"'),
    '[shop-field] control="#last": expected a selector of an input in the element, using none.',
  ],
  [
    'a country that is a code',
    field('<input name="zip">', 'type="zipcode" country="pl"'),
    '[shop-field] country="pl": expected digits, or a code such as PL, using it as it is.',
  ],
  [
    'a repeated password without the input to compare with',
    field('<input name="again">', 'type="password-repeat"'),
    '[shop-field] type="password-repeat": expected same-as with the input of the password; without it every value is accepted.',
  ],
  [
    'a country that is a name',
    field('<input name="zip">', 'type="zipcode" country="Poland"'),
    '[shop-field] country="Poland": expected digits, or a code such as PL, using it as it is.',
  ],
  [
    'a partner that there is not',
    field('<input name="zip">', 'type="zipcode" country-from="region"'),
    '[shop-field] country-from="region": expected the id, the name or a selector of an input, using none.',
  ],
  [
    'a partner with an id, outside the form',
    `<div><input id="region">${field('<input name="zip">', 'type="zipcode" country-from="region"')}</div>`,
    '[shop-field] country-from="region": that input is not in the form of the field; expected "#region" for it, using none.',
  ],
  [
    'a required key that there is not',
    '<shop-form required-keys="city, zpi"><form><input name="city"></form></shop-form>',
    '[shop-form] required-keys="zpi": expected the ids or the names of inputs in the form, using none.',
  ],
  [
    'a weekday with a name',
    '<shop-date-picker inline disabled-weekdays="Sunday"></shop-date-picker>',
    '[shop-date-picker] disabled-weekdays="Sunday": expected numbers from 1 (Monday) to 7 (Sunday), using it as it is.',
  ],
  [
    'a first day after the last one',
    '<shop-date-picker min="2026-12-24" max="2026-12-01"></shop-date-picker>',
    '[shop-date-picker] min="2026-12-24": expected at most max="2026-12-01", no day can be chosen.',
  ],
  [
    'dates that are none among others',
    '<shop-date-picker disabled-dates="2026-1-14, 2026-02-30,2026-03-01"></shop-date-picker>',
    '[shop-date-picker] disabled-dates="2026-1-14, 2026-02-30,2026-03-01": expected dates as YYYY-MM-DD, separated by commas, leaving out the others.',
  ],
  [
    'a range without a step',
    '<shop-range step="0"><label>From <input></label><label>To <input></label></shop-range>',
    '[shop-range] step="0": expected a number above 0, leaving it out.',
  ],
  [
    'a range with one input, after another element',
    '<p>From 0</p><shop-range max="9"><label>From <input></label></shop-range>',
    '[shop-range] expected two inputs in it, for the start and the end of the range; without it the tag has no effect.',
  ],
  [
    'a range that ends before it starts',
    '<shop-range min="10" max="5"><label>From <input></label><label>To <input></label></shop-range>',
    '[shop-range] min="10": expected at most max="5", there are no sliders.',
  ],
  [
    'a quantity with a minimum above the maximum',
    '<shop-quantity min="5" max="2"><label>Pieces <input type="number"></label></shop-quantity>',
    '[shop-quantity] min="5": expected at most max="2", nothing can be ordered.',
  ],
  [
    'a calendar for nothing',
    '<shop-date-picker for="brith"></shop-date-picker>',
    '[shop-date-picker] for="brith": expected the id of an <input> on the page, using none.',
  ],
];

const OF_PRICES: readonly Planted[] = [
  [
    'net prices of data that has none',
    `<shop-price price-type="net" product='${GROSS}'></shop-price>`,
    '[shop-price] product: expected net prices, as price-type is net; there is nothing to show.',
  ],
  [
    'net above gross',
    `<shop-price product='${SWAPPED}'></shop-price>`,
    '[shop-price] product.price.price: net is above gross; expected the price with tax as gross.',
  ],
  [
    'the price as an attribute of its name',
    '<shop-price price="12"></shop-price>',
    '[shop-price] price: not an attribute of this tag; did you mean value?',
  ],
  [
    'a format of another language',
    '<shop-date value="2026-12-24" format="DD.MM.YYYY"></shop-date>',
    '[shop-date] format="DD.MM.YYYY": expected tokens of strftime such as %d.%m.%Y, using it as it is.',
  ],
  [
    'a calculator that gets no amount',
    '<shop-instalments price="100" link="/raty.php"></shop-instalments>',
    '[shop-instalments] link: expected {calculate_price} where the amount goes; without it no amount is sent.',
  ],
  [
    'a rebate of an unknown kind',
    '<shop-subscription-price max="100" rebate-value="5" rebate-type="procent"></shop-subscription-price>',
    '[shop-subscription-price] rebate-type="procent": expected percentage or quota, using it as it is.',
  ],
];

const OF_DATA: readonly Planted[] = [
  [
    'a JSON script one level too deep',
    `<shop-config><div>${DATA}</div></shop-config>`,
    '[shop-config] a JSON script in <div> is not read; expected it right in the tag.',
  ],
  [
    'two JSON scripts',
    `<shop-config>${DATA}${DATA}</shop-config>`,
    '[shop-config] holds 2 JSON scripts; the first one is read, expected one.',
  ],
  [
    'a script of another type',
    `<shop-config>${DATA.replace('application/json', 'text/json')}</shop-config>`,
    '[shop-config] <script type="text/json"> is not read; expected application/json.',
  ],
  [
    'a list in place of an object',
    `<shop-price product='[{"price": 1}]'></shop-price>`,
    '[shop-price] product: expected an object but got [{"price":1}], leaving it out.',
  ],
  [
    'texts without a language',
    `<shop-config messages='{"minicart.basket": "Torba"}'></shop-config>`,
    '[shop-config] messages["minicart.basket"]: expected a language around it, as in {"pl": {"minicart.basket": "Torba"}}.',
  ],
  [
    'a key that resembles none in its part',
    `<shop-config messages='{"pl": {"instalments.title": "Raty"}}'></shop-config>`,
    '[shop-config] messages.pl["instalments.title"]: not a known key.',
  ],
  [
    'a basket of other words',
    `<shop-minicart basket='{"items": [{"title": "Kubek", "price": "1 zł"}], "total": "1 zł"}'></shop-minicart>`,
    '[shop-minicart] basket.items: not a known key; did you mean products? Also wrong: basket.total, basket.productsCounter.',
  ],
  [
    'an unknown slot',
    '<shop-minicart><p slot="foter">Delivery</p></shop-minicart>',
    '[shop-minicart] slot="foter": not a slot of this tag; did you mean footer?',
  ],
  [
    'braces in a row template',
    '<shop-minicart><template slot="product"><b>{{ name }}</b></template></shop-minicart>',
    '[shop-minicart] <template slot="product"> has {{ name }}, which is not filled in; mark its element with data-field="name".',
  ],
  [
    'an unknown field of a row, with an empty basket [AU6]',
    '<shop-minicart><template slot="product"><b data-field="title"></b></template></shop-minicart>',
    '[shop-minicart] <template slot="product"> has data-field="title", expected one of: name, link, image, size, version, quantity, price, price-other, unit-price; the element stays hidden.',
  ],
  [
    'an unknown field of a search result [AU6]',
    '<shop-search><template slot="product"><b data-field="size"></b></template></shop-search>',
    '[shop-search] <template slot="product"> has data-field="size", expected one of: name, link, image, price; the element stays hidden.',
  ],
  [
    'data of the type for search engines [AU6]',
    '<shop-price><script type="application/ld+json">{"@type": "Offer"}</script></shop-price>',
    '[shop-price] <script type="application/ld+json"> is not read; expected application/json.',
  ],
  [
    'a listener as an attribute [AU6]',
    '<shop-minicart onshop-minicart-load="count()"></shop-minicart>',
    "[shop-minicart] onshop-minicart-load: not an attribute of this tag, and HTML listens to no such event; expected addEventListener('shop-minicart-load', …) in a script.",
  ],
  [
    'a latitude without a longitude',
    `<shop-map tile-url="${TILE}"><ul><li data-lat="52.2">Warszawa</li></ul></shop-map>`,
    '[shop-map] an address has one of data-lat and data-lng; expected both, leaving it out.',
  ],
];

const OF_TAGS: readonly Planted[] = [
  [
    'a flag that a word should turn off',
    '<shop-info-bar bar-id="promo" closable="no">Sale</shop-info-bar>',
    '[shop-info-bar] closable="no": expected a flag, which only "false", "0" and "n" turn off, using on.',
  ],
  [
    'a flag that another word should turn off',
    '<shop-slider loop="off"><p>1</p><p>2</p></shop-slider>',
    '[shop-slider] loop="off": expected a flag, which only "false", "0" and "n" turn off, using on.',
  ],
  [
    'seconds in place of milliseconds',
    '<shop-toasts duration="5"></shop-toasts>',
    '[shop-toasts] duration="5": expected milliseconds such as 5000, using it as it is.',
  ],
  [
    'a language that is a code',
    '<shop-config language-id="pol"></shop-config>',
    '[shop-config] language-id="pol": expected the number of the language, using it as it is.',
  ],
  [
    'a word as the currency of the shop',
    '<shop-config currency="złoty"></shop-config>',
    '[shop-config] currency="złoty": expected a symbol or a code of a currency, such as zł or EUR, using it as it is.',
  ],
  [
    'a word as the currency of a price',
    '<shop-price value="1" currency="złoty"></shop-price>',
    '[shop-price] currency="złoty": expected a symbol or a code of a currency, such as zł or EUR, using it as it is.',
  ],
  [
    'a second place for messages',
    '<shop-toasts></shop-toasts><shop-toasts></shop-toasts>',
    '[shop-toasts] is the second of the page; expected one: the first one shows all messages.',
  ],
  [
    'two forms in one',
    '<shop-form><form><input name="a"></form><div><form><input name="b"></form></div></shop-form>',
    '[shop-form] contains several forms; expected a shop-form around each.',
  ],
  [
    'a calendar for a list',
    '<shop-date-picker for="month"></shop-date-picker><select id="month"></select>',
    '[shop-date-picker] for="month": expected the id of an <input> on the page, using none.',
  ],
  [
    'a step of nothing',
    '<shop-quantity step="0"><input type="number" name="number" value="1"></shop-quantity>',
    '[shop-quantity] step="0": expected a number above 0, leaving it out.',
  ],
  [
    'a command for a tag without methods',
    '<div><button commandfor="find" command="--show">Search</button><shop-search id="find"></shop-search></div>',
    '[shop-search] command="--show": not a command of this tag; it has none.',
  ],
  [
    'a gallery without large pictures',
    '<shop-gallery label="Mug"><img src="/gfx/standards/marker-icon.png" width="4" height="3" alt="Mug"></shop-gallery>',
    '[shop-gallery] has no large pictures, so its dialog enlarges the small ones: expected a link to the large file around each, data-img_high_res, or zoom="none".',
  ],
  [
    'a command of the browser for a tag',
    '<shop-modal id="offer" label="Offer">Text</shop-modal><button commandfor="offer" command="show-modal">Open</button>',
    '[shop-modal] command="show-modal" is for elements of the browser; expected --show.',
  ],
  [
    'a tag as a popover',
    '<shop-drawer id="side" label="Menu">Text</shop-drawer><button popovertarget="side">Open</button>',
    '[shop-drawer] popovertarget="side" is for popovers; expected commandfor="side" command="--toggle".',
  ],
  [
    'a wrong value of the configuration itself',
    '<shop-config price-type="netto"></shop-config>',
    `[shop-config] price-type="netto": expected one of gross, net, using app_shop's, else gross.`,
  ],
  [
    'all slides in one element',
    '<shop-slider><div><p>1</p><p>2</p></div></shop-slider>',
    '[shop-slider] contains one element with all slides; expected each slide as a child of the tag.',
  ],
  [
    'a bar that closes for one page',
    '<shop-info-bar closable>Sale</shop-info-bar>',
    '[shop-info-bar] closable without bar-id: a bar that was closed is back on the next page.',
  ],
  [
    'two bars of one id',
    '<div><shop-info-bar bar-id="promo">Sale</shop-info-bar><shop-info-bar bar-id="promo">News</shop-info-bar></div>',
    '[shop-info-bar] bar-id="promo": expected another value for each tag, as one acts for all.',
  ],
  [
    'a path of Back alone',
    '<shop-breadcrumbs></shop-breadcrumbs>',
    '[shop-breadcrumbs] expected links in it; without them it shows Back alone.',
  ],
];

const OF_PAGES: readonly Planted[] = [
  [
    'the content of a modal in a paragraph, which the parser has moved out [AU9]',
    '<div><p>Read <shop-modal label="Sizes"><h2>Sizes</h2></shop-modal></p></div>',
    '[shop-modal] is inside <p>, which <h2> ends, so the browser moves <h2> out of this tag; put the tag outside of <p>.',
  ],
  [
    'a text that a self-closed tag has swallowed',
    '<shop-toasts/>Free delivery from 100 zł',
    '[shop-toasts] holds “Free delivery from 1…”, but needs no such children: HTML has no self-closed tags, so write <shop-toasts></shop-toasts>, not <shop-toasts/>.',
  ],
  [
    'a paragraph that a self-closed tag has swallowed',
    '<shop-region-modal/><p>Contact</p>',
    '[shop-region-modal] holds <p>, but needs no such children: HTML has no self-closed tags, so write <shop-region-modal></shop-region-modal>, not <shop-region-modal/>.',
  ],
  [
    'a tag in a button',
    '<button><shop-list-button product-id="5"></shop-list-button></button>',
    '[shop-list-button] is inside <button>, which receives its clicks; put it beside that element.',
  ],
  [
    'a button for no element',
    '<div><button commandfor="siezs" command="--show">Sizes</button><shop-modal id="sizes">Sizes</shop-modal></div>',
    '[shop] commandfor="siezs": expected the id of an element on the page; did you mean sizes?',
  ],
  [
    'a command without hyphens',
    '<div><button commandfor="sizes" command="show">Sizes</button><shop-modal id="sizes">Sizes</shop-modal></div>',
    '[shop-modal] command="show": expected --show, as commands of tags have hyphens.',
  ],
  [
    'a command that there is not, before it is pressed',
    '<div><button commandfor="sizes" command="--open">Sizes</button><shop-modal id="sizes">Sizes</shop-modal></div>',
    '[shop-modal] command="--open": not a command of this tag; it has --show, --hide.',
  ],
  [
    'an id twice',
    '<div><shop-modal id="sizes">Sizes</shop-modal><p id="sizes"></p></div>',
    '[shop-modal] id="sizes": another element has the same id; buttons and attributes find the first one.',
  ],
];

const SUBJECTS: Readonly<Record<string, readonly Planted[]>> = {
  forms: OF_FORMS,
  'prices and dates': OF_PRICES,
  'data and templates': OF_DATA,
  'attributes and content': OF_TAGS,
  'the page around': OF_PAGES,
};

for (const [subject, planted] of Object.entries(SUBJECTS)) {
  describe(`the development build warns once, at the start, about a mistake with ${subject} (US11):`, () => {
    before(learnKindsOfData);
    beforeEach(() => {
      installFakePlatform().answer('basket', { basket: graphqlBasket() });
    });

    for (const [mistake, markup, expected] of planted) {
      it(mistake, async () => {
        const warned = await warningsOf(markup);
        expect(warned.map((one) => one.replace(LINK, ''))).to.deep.equal([expected]);
        expect(warned[0]).to.match(LINK);
      });
    }
  });
}

describe('a menu in a paragraph', () => {
  it('is not reported to lack the list that the parser has moved out [AU9]', async () => {
    installFakePlatform();
    const warned = warnings();
    const { settled } = await mount(
      'shop-menu',
      '<div><p><shop-menu><ul><li><a href="/a">A</a></li></ul></shop-menu></p></div>',
    );
    await settled();
    expect(warned.map((one) => one.replace(LINK, ''))).to.deep.equal([
      '[shop-menu] is inside <p>, which <ul> ends, so the browser moves <ul> out of this tag; put the tag outside of <p>.',
    ]);
  });
});

/** Correct markup that resembles a mistake. */
const RIGHT: readonly string[] = [
  '<p>From <shop-price value="1"></shop-price></p><ul><li>Free delivery</li></ul>',
  '<shop-slider loop="false" autoplay="n"><div><h2>Sale</h2><p>Till Sunday</p></div></shop-slider>',
  '<shop-info-bar closable="closable" bar-id="promo">Wyprzedaż: ślad, żółć, Änderung, Ťažký</shop-info-bar>',
  field('<label>Phone</label><input name="prefix"><input name="phone">', 'type="phone"'),
  field('<input type="radio" name="a" value="1"><input type="radio" name="a" value="2">'),
  field('<input type="hidden" name="token"><input name="city">', 'country=""'),
  '<shop-field><input id="newsletter"></shop-field>',
  '<form><shop-field><input name="city"></shop-field><button type="button">Check</button></form>',
  '<shop-form><form><input id="pin" name="pin"><shop-field type="password-repeat" same-as="pin"><input></shop-field></form></shop-form>',
  '<shop-date-picker min="2026-12-01" max="2026-12-24" disabled-weekdays="6, 7"></shop-date-picker>',
  // attributes of htmx, Alpine and Vue
  '<shop-count hx-get="/count" hx-swap="none" x-on:click="load" v-if="isOpen" @click="load" :label="text">2</shop-count>',
  '<shop-date-picker holidays=" 2026-12-25, 2026-12-26,"></shop-date-picker>',
  '<button><shop-price value="12"></shop-price></button>',
  '<a href="/shoppinglist.php">Lists <shop-count of="comparers">2</shop-count></a>',
  '<div><button commandfor="sizes" command="--toggle">Sizes</button><shop-modal id="sizes"><p slot="footer">OK</p></shop-modal></div>',
  '<shop-toasts duration="0"> <!-- none --> </shop-toasts>',
  // the path has no other page
  '<shop-breadcrumbs><ol><li aria-current="page">Kubki</li></ol></shop-breadcrumbs>',
  // a house number is sent with the street
  '<shop-form><form><shop-field house-number-from="number"><input name="street"></shop-field><shop-field><input id="number"></shop-field></form></shop-form>',
  '<shop-form><form><shop-field><input id="street" name="street"></shop-field><shop-field><input data-concat-to="#street"></shop-field></form></shop-form>',
];

describe('the development build does not warn about correct markup:', () => {
  beforeEach(() => {
    installFakePlatform();
  });

  for (const markup of RIGHT) {
    it(markup, async () => {
      expect(await warningsOf(markup)).to.deep.equal([]);
    });
  }
});
