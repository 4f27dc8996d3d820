import { expect } from '@open-wc/testing';
import { builtScript, isChromium, itInChromium } from '../kit/browser.ts';
import { hangModules, releaseModules } from '../kit/module-faults.ts';
import { openPolicyPage, type PolicyPage } from '../kit/policy-page.ts';
import { waitUntil } from '../kit/wait-until.ts';
import '../kit/guard.ts';

const CARD = `<shop-product card><form action="/basketchange.php" method="post">
  <input type="hidden" name="product" value="110"><input type="hidden" name="size" value="uniw">
  <shop-quantity><input type="number" name="quantity" value="2" min="1"></shop-quantity>
  <button name="operation" value="add">Do koszyka</button>
</form></shop-product>`;
/** Tags that load at once, so that the page shows when the autoloader is done. */
const OTHERS = '<shop-omnibus-price></shop-omnibus-price><shop-list-button></shop-list-button>';

async function openList(body = CARD): Promise<PolicyPage> {
  const page = await openPolicyPage('none', {
    modules: [builtScript('autoloader.js')],
    body: body + OTHERS,
  });
  await page.window.customElements.whenDefined('shop-list-button');
  return page;
}

const find = <E extends HTMLElement>({ document }: PolicyPage, selector: string): E => {
  const found = document.querySelector<E>(selector);
  if (!found) throw new Error(`Expected ${selector}.`);
  return found;
};
const isDefined = ({ window }: PolicyPage, tag: string): boolean =>
  window.customElements.get(tag) !== undefined;

/** The additions that the tag asks the page about, and the submissions that reach the page; both are stopped. */
function follow({ document }: PolicyPage) {
  const additions: unknown[] = [];
  const natively: string[] = [];
  document.addEventListener('shop-product-add', (event) => {
    event.preventDefault();
    additions.push((event as CustomEvent).detail.quantity);
  });
  document.addEventListener('submit', (event) => {
    if (!event.defaultPrevented) natively.push((event.submitter as HTMLButtonElement).value);
    event.preventDefault();
  });
  return { additions, natively };
}

const SIGNS: readonly [string, (page: PolicyPage) => void][] = [
  [
    'the pointer',
    (page) => find(page, 'form').dispatchEvent(new PointerEvent('pointerover', { bubbles: true })),
  ],
  [
    'a touch',
    (page) => find(page, 'form').dispatchEvent(new Event('touchstart', { bubbles: true })),
  ],
  ['focus', (page) => find(page, 'input[type=number]').focus()],
];

describe('the tags of a card in a list', () => {
  for (const [name, show] of SIGNS) {
    it(`load with ${name}, not before`, async () => {
      const page = await openList();
      expect([isDefined(page, 'shop-product'), isDefined(page, 'shop-quantity')]).to.deep.equal([
        false,
        false,
      ]);
      show(page);
      await waitUntil(() => isDefined(page, 'shop-product'), 'the product');
      await waitUntil(() => isDefined(page, 'shop-quantity'), 'the quantity');
    });
  }

  it('load at once where the page has a product of its own', async () => {
    const page = await openList(`${CARD}<shop-product><form></form></shop-product>`);
    await waitUntil(() => isDefined(page, 'shop-product'), 'the product');
    await waitUntil(() => isDefined(page, 'shop-quantity'), 'the quantity of the card');
  });

  it('load at once where a card has no form to sell by', async () => {
    const page = await openList('<shop-product card><a href="#">Kubek</a></shop-product>');
    await waitUntil(() => isDefined(page, 'shop-product'), 'the product');
  });

  it('answer a click that came before them, once', async () => {
    const page = await openList();
    const { additions, natively } = follow(page);
    find(page, 'button').click();
    find(page, 'button').click();
    expect(isDefined(page, 'shop-product')).to.equal(false);
    await waitUntil(() => additions.length > 0, 'the addition');
    expect([additions, natively]).to.deep.equal([[2], []]);
  });

  it('answer the click of a form whose controls hide its methods', async () => {
    const names = ['closest', 'requestSubmit', 'submit'].map((name) => `<input name="${name}">`);
    const page = await openList(CARD.replace('<button', `${names.join('')}<button`));
    const { natively } = follow(page);
    find(page, 'button').click();
    expect([isDefined(page, 'shop-product'), natively]).to.deep.equal([false, []]);
    await waitUntil(() => isDefined(page, 'shop-product'), 'the product');
  });

  if (isChromium) afterEach(releaseModules);

  itInChromium('leave a click to the browser when they do not load in 3 s', async () => {
    const page = await openList();
    const { additions, natively } = follow(page);
    await hangModules('/selling-');
    const clicked = performance.now();
    find(page, 'button').click();
    expect(natively).to.deep.equal([]);
    await waitUntil(() => natively.length > 0, 'the submission');
    expect([natively, additions]).to.deep.equal([['add'], []]);
    expect(performance.now() - clicked).to.be.within(2900, 4500);
  });
});
