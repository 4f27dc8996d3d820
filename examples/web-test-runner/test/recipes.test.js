import { expect, fixture, fixtureSync, html, waitUntil } from '@open-wc/testing';
import { http } from 'msw';
import { setupWorker } from 'msw/browser';
import 'shop-elements/elements/field';
import 'shop-elements/elements/form';
import 'shop-elements/elements/minicart';
import { createPlatform, handlers, part, resetPage, settled, text } from 'shop-elements/testing';

const worker = setupWorker();
const CART = html`<shop-minicart lang="en"><a href="/basketedit.php">Basket</a></shop-minicart>`;

/** Installs a test platform; returns it, so that the test can check its calls. */
function use(options) {
  const platform = createPlatform(options);
  worker.use(...handlers(platform, http));
  return platform;
}

before(() => worker.start({ quiet: true, onUnhandledRequest: 'bypass' }));
after(() => worker.stop());
afterEach(() => {
  worker.resetHandlers();
  resetPage();
});

it('shows the number of pieces in the mini-cart', async () => {
  const platform = use({ basket: [{ product: 110, quantity: 3 }] });
  const cart = await fixture(CART);
  await settled(cart);
  expect(text(cart, 'badge')).to.equal('3');
  expect(platform.calls.map(({ name }) => name)).to.deep.equal(['basket']);
});

it('does not show an empty basket when the request fails', async () => {
  use({ fail: { basket: '500' } });
  const cart = await fixture(CART);
  await settled(cart);
  expect(cart.matches(':state(error)')).to.equal(true);
  expect(part(cart, 'link').getAttribute('href')).to.equal('/basketedit.php');
});

it('shows no count and opens no panel for an empty basket', async () => {
  use();
  const cart = await fixture(CART);
  await settled(cart);
  expect(cart.matches(':state(empty)')).to.equal(true);
  expect(text(cart, 'badge')).to.equal('');
});

it('shows why the platform refuses a form', async () => {
  const platform = use({ lang: 'en' });
  const form = await fixture(html`
    <shop-form lang="en">
      <form action="/client-new.php">
        <shop-field type="zipcode">
          <label for="zip">Postal code</label>
          <input id="zip" name="client_zipcode" value="9">
        </shop-field>
        <button>Register</button>
      </form>
    </shop-form>`);
  await settled(form);
  expect(await form.validate()).to.equal(false);
  await settled(form);
  expect(form.querySelector('input').getAttribute('aria-invalid')).to.equal('true');
  expect(form.querySelector('shop-field').textContent).to.include('XX-XXX');
  expect(platform.calls[0].args.ClientDataInput.clientData).to.deep.equal({
    clientBillingData: { zipcode: '9' },
  });
});

it('shows the link while the basket is loading', async () => {
  use({ basket: [{ product: 110 }], latency: 300 });
  const cart = fixtureSync(CART);
  await waitUntil(() => cart.matches(':state(loading)'));
  expect(part(cart, 'link').getAttribute('href')).to.equal('/basketedit.php');
  await settled(cart);
  expect(text(cart, 'badge')).to.equal('1');
});

it('has no accessibility violations in the open panel', async () => {
  use({ basket: [{ product: 110 }, { product: 101, quantity: 2 }] });
  const cart = await fixture(CART);
  cart.show();
  await settled(cart);
  expect(part(cart, 'panel').checkVisibility()).to.equal(true);
  await expect(cart).to.be.accessible();
});
