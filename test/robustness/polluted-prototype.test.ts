import { expect } from '@open-wc/testing';
import { declarations } from '../../elements/declarations.ts';
import { builtScript } from '../kit/browser.ts';
import { openPolicyPage, type PolicyPage } from '../kit/policy-page.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { product } from '../omnibus-price/omnibus-price.fixtures.ts';

type Tag = HTMLElement & { readonly updateComplete: Promise<void> };

/** Names that our code, our libraries and the browser read of options and dictionaries. */
const NAMES =
  'run signal key child children reflects inherits kind fallback component formAssociated once open state message extend each size label cancelable detail priceType style className root threshold part slot';
const VALUES: Record<string, string> = {
  functions: 'function () { return this; }',
  texts: '"polluted"',
};

const PRICE = `<script type="application/json">${JSON.stringify(product())}</script>Cena`;
const BASKET =
  '<script type="application/json">{"productsCounter": 2, "products": [{"product_name": "Kubek", "link": "/kubek.html"}]}</script>';
const CONTENT: Record<string, string> = {
  'shop-omnibus-price': PRICE,
  'shop-minicart': BASKET,
  'shop-menu': '<ul><li><a href="/a">A</a><ul><li><a href="/b">B</a></li></ul></li></ul>',
  'shop-select': '<select><option>1</option><option>2</option></select>',
  'shop-field': '<label>NIP <input name="nip"></label>',
  'shop-form': '<form><input name="a"></form>',
  'shop-tooltip': '<button type="button">?</button>',
};
const BODY = declarations.map(({ tag }) => `<${tag}>${CONTENT[tag] ?? ''}</${tag}>`).join('');

const pollution = (value: string): string =>
  `<script>for (const name of "${NAMES}".split(" ")) Object.prototype[name] = ${value};</script>`;

/** What each tag shows, without the numbers that browsers and renderers give. */
async function shown({ window, document }: PolicyPage): Promise<Record<string, string>> {
  const texts: [string, string][] = [];
  await Promise.all(declarations.map(({ tag }) => window.customElements.whenDefined(tag)));
  // on paper also tags out of view are active
  window.dispatchEvent(new Event('beforeprint'));
  // its levels come once it is seen
  const menu = document.querySelector('shop-menu');
  await waitUntil(() => menu?.shadowRoot?.querySelector('[part~=nav]'), 'the menu shows');
  for (const { tag } of declarations) {
    const element = document.querySelector<Tag>(tag);
    await element?.updateComplete;
    const markup = element?.shadowRoot?.innerHTML ?? '';
    texts.push([tag, markup.replaceAll(/(?:_r_|P\d|:r)[\w-]*:?|\bshop-[\w-]*\d+/g, 'id')]);
  }
  // the next page takes its place: what a tag loads depends on whether it can be seen
  window.frameElement?.remove();
  return Object.fromEntries(texts);
}

/**
 * What Prototype.js of old shops did to the page: arrays of things with a length only, JSON and methods of its own. Other
 * libraries bring a Promise that knows nothing newer.
 */
const OLD_LIBRARY = `<script>
  Array.from = (given) => {
    const items = [];
    for (let at = 0; at < (given?.length ?? 0); at += 1) items.push(given[at]);
    return items;
  };
  Promise.withResolvers = undefined;
  Array.prototype.toJSON = String.prototype.toJSON = function () { return this; };
  for (const name of ['show', 'hide', 'update', 'insert', 'visible', 'toggle'])
    Element.prototype[name] = function () { throw new Error('theirs: ' + name); };
</script>`;

const open = (before: string, tags = BODY) =>
  openPolicyPage('none', { modules: [builtScript('index.js')], body: before + tags });

describe('a page whose script adds to Object.prototype', () => {
  for (const [kind, value] of Object.entries(VALUES)) {
    it(`changes nothing in any tag by ${kind} (A13, XS-28, AT8)`, async () => {
      const clean = await shown(await open(''));
      const polluted = await shown(await open(pollution(value)));
      for (const { tag } of declarations) expect(polluted[tag], tag).to.equal(clean[tag]);
      expect(clean['shop-omnibus-price']).to.include('part="lowest"');
    }).timeout(60_000);
  }
});

describe('a page with a library that replaces what browsers have', () => {
  it('shows all tags as any page does (OP-01)', async () => {
    const clean = await shown(await open(''));
    const changed = await shown(await open(OLD_LIBRARY));
    for (const { tag } of declarations) expect(changed[tag], tag).to.equal(clean[tag]);
  }).timeout(60_000);

  it('has a calendar and a tooltip, for which a script can wait (OP-01, AT8)', async () => {
    const tags =
      '<shop-date-picker inline></shop-date-picker><shop-tooltip text="Do 2 dni"><button>?</button></shop-tooltip>';
    const { window, document, faults } = await open(OLD_LIBRARY, tags);
    await window.customElements.whenDefined('shop-tooltip');
    window.dispatchEvent(new Event('beforeprint'));
    const [picker, tooltip] = document.querySelectorAll<Tag>('body > *:not(script)');
    await Promise.all([picker?.updateComplete, tooltip?.updateComplete]);
    tooltip?.dispatchEvent(new PointerEvent('pointerenter'));
    await waitUntil(() => tooltip?.shadowRoot?.querySelector('[part=bubble]'), 'the bubble');
    expect(picker?.shadowRoot?.querySelectorAll('[data-day]')).to.have.length(42);
    expect(faults).to.deep.equal([]);
  });
});
