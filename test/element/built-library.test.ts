import { expect } from '@open-wc/testing';
import { declarations } from '../../elements/declarations.ts';
import { kebab } from '../../elements/declare/names.ts';
import { builtScript, itInChromium } from '../kit/browser.ts';
import { openPolicyPage, type PolicyPage } from '../kit/policy-page.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { product } from '../omnibus-price/omnibus-price.fixtures.ts';

type Tag = HTMLElement & { readonly updateComplete: Promise<void> };

const PRICE = `<shop-omnibus-price><script type="application/json">${JSON.stringify(product())}</script>Cena</shop-omnibus-price>`;
const everyTag = declarations.map(({ tag }) => `<${tag}></${tag}>`).join('');

/** Waits until the tag is defined and has rendered. */
async function settle({ window, document }: PolicyPage, tag: string): Promise<Tag> {
  await window.customElements.whenDefined(tag);
  const element = document.querySelector<Tag>(tag);
  if (!element) throw new Error(`Expected ${tag} on the page.`);
  await element.updateComplete;
  return element;
}

async function settleAll(page: PolicyPage): Promise<void> {
  for (const { tag } of declarations) await settle(page, tag);
}

/** Requests to the missing platform are not violations of the policy. */
const violations = ({ faults }: PolicyPage) => faults.filter((fault) => /-src|trusted/.test(fault));

describe('the built library', () => {
  it('runs every tag under a strict policy, with its styles (CS-01)', async () => {
    const page = await openPolicyPage('strict', {
      modules: [builtScript('index.js')],
      body: PRICE + everyTag,
    });
    await settleAll(page);
    const price = await settle(page, 'shop-omnibus-price');
    const label = price.shadowRoot?.querySelector('[part=label]');
    expect(label?.textContent).to.equal('Promocja');
    expect(page.window.getComputedStyle(price).display).to.equal('block');
    expect(label && page.window.getComputedStyle(label).fontWeight).to.equal('600');
    expect(label && page.window.getComputedStyle(label).fontSize).to.equal('14px');
    expect(violations(page)).to.deep.equal([]);
  });

  it('has every attribute of the declarations; only documentation is omitted', async () => {
    const page = await openPolicyPage('strict', { modules: [builtScript('index.js')], body: '' });
    for (const { tag, attributes } of declarations) {
      const built: unknown = await page.window.customElements.whenDefined(tag);
      const observed: unknown = Reflect.get(Object(built), 'observedAttributes');
      expect(observed, tag).to.deep.equal(Object.keys(attributes).map(kebab));
    }
  });

  itInChromium('runs every tag under Trusted Types (CS-02)', async () => {
    const page = await openPolicyPage('trusted-types', {
      modules: [builtScript('index.js')],
      body: PRICE + everyTag,
    });
    await settleAll(page);
    expect(violations(page)).to.deep.equal([]);
  });

  it('loads chunks on a page with a nonce (CS-11)', async () => {
    const page = await openPolicyPage('nonce', {
      modules: [builtScript('autoloader.js')],
      body: PRICE,
    });
    const price = await settle(page, 'shop-omnibus-price');
    expect(price.shadowRoot?.querySelector('[part=lowest]')).to.not.equal(null);
    expect(violations(page)).to.deep.equal([]);
  });

  itInChromium('loads chunks under a policy that allows scripts by nonce alone', async () => {
    const page = await openPolicyPage('nonce-alone', {
      modules: [builtScript('autoloader.js')],
      body: PRICE,
    });
    const price = await settle(page, 'shop-omnibus-price');
    expect(price.shadowRoot?.querySelector('[part=lowest]')).to.not.equal(null);
  });

  it('loads only the tags of the page, also those added later', async () => {
    const page = await openPolicyPage('strict', {
      modules: [builtScript('autoloader.js')],
      body: '<p></p>',
    });
    const chunks = () =>
      page.window.performance
        .getEntriesByType('resource')
        .flatMap(({ name }) => /\/chunks\/(\w+)-/.exec(name)?.[1] ?? []);
    expect(chunks()).to.deep.equal([]);
    page.document.body.insertAdjacentHTML(
      'beforeend',
      `<div>${PRICE}<shop-unknown></shop-unknown></div>`,
    );
    await settle(page, 'shop-omnibus-price');
    expect(chunks()).to.include('element');
    const others = ['functions', 'header', 'page', 'products', 'selling', 'choices', 'product'];
    expect(chunks()).to.not.include.oneOf(others);
  });

  it('opens a dialog that its close button closes', async () => {
    const page = await openPolicyPage('strict', {
      modules: [builtScript('autoloader.js')],
      body: `${PRICE}<shop-modal>Sizes</shop-modal>`,
    });
    const price = await settle(page, 'shop-omnibus-price');
    expect(price.shadowRoot?.querySelector('[part=lowest]')).to.not.equal(null);
    const modal = (await settle(page, 'shop-modal')) as HTMLElementTagNameMap['shop-modal'];
    modal.show();
    await waitUntil(() => modal.matches(':state(open)'));
    modal.shadowRoot?.querySelector<HTMLElement>('[part=close]')?.click();
    await waitUntil(() => !modal.open);
  });
});
