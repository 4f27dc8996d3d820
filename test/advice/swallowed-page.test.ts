import { expect } from '@open-wc/testing';
import { declarations } from '../../elements/declarations.ts';
import { docs } from '../../elements/docs.ts';
import { registerElements } from '../../elements/start/register.ts';
import { installFakePlatform } from '../kit/fake-platform.ts';
import '../kit/guard.ts';
import { clearPage, settled } from '../element/probes.ts';

registerElements(declarations);

/** The warnings about markup. */
async function warningsOf(markup: string): Promise<string[]> {
  const warned: string[] = [];
  const { warn } = console;
  console.warn = (text: string) => warned.push(text);
  document.body.innerHTML = markup;
  await settled();
  console.warn = warn;
  return warned.filter((text) => text.includes('self-closed'));
}

describe('a self-closed tag', () => {
  beforeEach(() => {
    installFakePlatform();
  });
  afterEach(clearPage);

  it('is reported if it contains headings or other tags (U2)', async () => {
    expect(await warningsOf('<shop-toasts/><main><h1>Basket</h1></main>')).to.deep.equal([
      '[shop-toasts] holds <main>, but needs no such children: HTML has no self-closed tags, so write <shop-toasts></shop-toasts>, not <shop-toasts/>. See docs/tags/shop-toasts.md',
    ]);
    const [of] = await warningsOf('<shop-back-to-top/><p><shop-tooltip></shop-tooltip></p>');
    expect(of).to.include('[shop-back-to-top] holds <shop-tooltip>');
  });

  it('is reported for a zone of products that contains the rest of the page', async () => {
    const zone = '<shop-product-zone page="main" zone="zone1"/>';
    const [of] = await warningsOf(`${zone}<div><p>Free delivery</p></div><footer>Shop</footer>`);
    expect(of).to.include('[shop-product-zone] holds <footer>');
    const [again] = await warningsOf(`${zone}${zone.replace('/>', '></shop-product-zone>')}`);
    expect(again).to.include('[shop-product-zone] holds <shop-product-zone>');
  });

  for (const [what, after] of [
    ['a paragraph', '<p>Free delivery</p>'],
    ['a block', '<div>Free delivery</div>'],
    ['a list', '<ul><li>Free delivery</li></ul>'],
    ['a table', '<table><tr><td>Free delivery</td></tr></table>'],
    ['a text of 81 letters', 'x'.repeat(81)],
  ] as const) {
    it(`is reported if it has a short fallback and contains ${what} [AU1]`, async () => {
      for (const { tag } of declarations) {
        if (docs[tag].children !== 'fallback') continue;
        expect(await warningsOf(`<form><${tag}/>${after}</form>`), tag).to.have.lengthOf(1);
      }
    });
  }

  it('is not reported if it contains a fallback or slotted content', async () => {
    for (const markup of [
      '<shop-toasts></shop-toasts><h1>Basket</h1>',
      '<shop-minicart><a href="/basketedit.php">Basket</a><h2 slot="empty">Empty</h2></shop-minicart>',
      '<shop-minicart><div class="topBasket"><a href="/basketedit.php">Basket</a></div></shop-minicart>',
      '<shop-free-shipping><p>Free delivery from 300 zł</p></shop-free-shipping>',
      '<shop-drawer><h2>Menu</h2><shop-menu></shop-menu></shop-drawer>',
      '<shop-search><form><div>Search <input name="text"></div></form></shop-search>',
      '<shop-product-zone page="main" zone="zone1"><h2>New</h2><article><header><h3>Mug</h3></header><shop-price value="1"></shop-price></article></shop-product-zone>',
      `<shop-omnibus-price>${'x'.repeat(81)}</shop-omnibus-price>`,
      `<shop-list-link><a href="/lists">\n${' '.repeat(90)}Lists</a></shop-list-link>`,
    ]) {
      expect(await warningsOf(markup), markup).to.deep.equal([]);
    }
  });
});
