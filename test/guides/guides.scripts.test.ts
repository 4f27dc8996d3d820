import { expect, html } from '@open-wc/testing';
import { installAuthenticator } from '../../demo/kit/authenticator.ts';
import { platformCreator } from '../../demo/kit/create-platform.ts';
import { install } from '../../demo/kit/install.ts';
import type { PlatformOptions, TestPlatform } from '../../demo/kit/kit.types.ts';
import { settled } from '../../demo/kit/settled.ts';
import { part, text } from '../../demo/kit/shown.ts';
import schema from '../../demo/platform/schema.graphql?raw';
import { basket, dayWord, formatDate, formatPrice, product } from '../../elements/functions.ts';
import { registerElements } from '../../elements/start/register.ts';
import { minicartElement } from '../../elements/tags/minicart/minicart.element.ts';
import { passkeyLoginElement } from '../../elements/tags/passkey-login/passkey-login.element.ts';
import { passkeyRegisterElement } from '../../elements/tags/passkey-register/passkey-register.element.ts';
import { productElement } from '../../elements/tags/product/product.element.ts';
import { resetPage } from '../../elements/testing.ts';
import { mount } from '../kit/mount.ts';
import { part as shown, text as textOf } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import '../kit/guard.ts';
import { snippetsIn } from './guides.ts';
import { runSnippet } from './run-snippet.ts';

registerElements([minicartElement, passkeyLoginElement, passkeyRegisterElement, productElement]);

const createPlatform = platformCreator(schema);

/** Runs a snippet on a page with the test platform of the README, and checks the result. */
type Claim = (code: string) => Promise<void>;

async function onPlatform(act: (platform: TestPlatform) => Promise<void>): Promise<void> {
  const platform = createPlatform();
  const undo = install(platform);
  try {
    await act(platform);
  } finally {
    undo();
  }
}

const CART = html`<shop-minicart>Koszyk</shop-minicart>`;
const badgeIs = (element: Element, count: string) =>
  waitUntil(() => textOf(shown(element, 'badge')) === count, `the badge ${count}`);

/** The effect of each script, by the heading above it. */
const CLAIMS: Readonly<Record<string, Claim>> = {
  'Without modules': (code) =>
    onPlatform(async ({ calls }) => {
      const { element, page } = await mount('shop-minicart', CART);
      const button = page.appendChild(document.createElement('button'));
      const found: unknown[] = [];
      await runSnippet(`${code}\nfound(isTaken);`, {
        button,
        found: (isTaken: unknown) => found.push(isTaken),
      });
      expect(found).to.deep.equal([true]);
      await badgeIs(element, '1');
      await waitUntil(() => !button.hasAttribute('aria-busy'), 'the button is free');
      const toasts = () => document.querySelector('shop-toasts');
      await waitUntil(() => toasts()?.shadowRoot?.textContent?.includes('Dodano do koszyka'));
      expect(calls.map(({ name }) => name)).to.include('addProductsToBasket');
      toasts()?.remove();
    }),

  Buying: (code) =>
    onPlatform(async () => {
      const button = document.body.appendChild(document.createElement('button'));
      button.id = 'buy';
      const logged: unknown[] = [];
      await runSnippet(code, {
        basket,
        console: { log: (...values: unknown[]) => logged.push(values) },
      });
      button.click();
      await waitUntil(() => logged.length > 0, 'the result');
      button.remove();
      document.querySelector('shop-toasts')?.remove();
      expect(logged).to.deep.equal([[true, logged.flat()[1]]]);
    }),

  'When the theme changes the basket': (code) =>
    onPlatform(async ({ calls }) => {
      const { element } = await mount('shop-minicart', CART);
      await settled(element);
      await runSnippet(code, {});
      await waitUntil(() => calls.length === 2, 'the basket is read again');
    }),

  async 'Amounts and dates in scripts'(code) {
    const lines = code.split('\n').filter((line) => line.includes(' // '));
    for (const line of lines) {
      const [call = '', result = ''] = line.split('; // ');
      const found: unknown[] = [];
      await runSnippet(`found(${call});`, {
        dayWord,
        formatDate,
        formatPrice,
        found: (value: unknown) => found.push(value),
      });
      expect(String(found[0]).replace(/\s/g, ' ')).to.equal(result.slice(1, -1));
    }
    expect(lines).to.have.length(3);
  },

  async 'In scripts'(code) {
    const record = JSON.stringify({ id: 7, sizes: [{ id: 'S', amount: 3 }, { id: 'M' }] });
    const { page } = await mount(
      'shop-product',
      html`<shop-product product=${record}>
        <form>
          <input name="product" value="7">
          <select name="size"><option value=""></option><option>S</option><option>M</option></select>
          <input name="number" value="1">
        </form>
      </shop-product>`,
    );
    const logged: unknown[] = [];
    const log = (detail: unknown) => logged.push(detail);
    await runSnippet(code, { product, console: { log } });
    expect(page.querySelector('select')?.value).to.equal('S');
    const chosen = { id: '7', size: 'S', quantity: 2 };
    await waitUntil(() => logged.length > 1, 'the choice is read and logged');
    expect(logged.at(-1)).to.include(chosen);
    expect(logged).to.deep.include({ ...chosen, buying: 'buyable', price: '' });
  },

  async Instalments(code) {
    const opened: unknown[] = [];
    await runSnippet(code, { openRaty: (amount: unknown) => opened.push(amount) });
    const event = new CustomEvent('shop-instalments-run', {
      cancelable: true,
      detail: { amount: '10.00' },
    });
    expect(window.dispatchEvent(event)).to.equal(false);
    expect(opened).to.deep.equal(['10.00']);
  },

  Passkeys: (code) =>
    onPlatform(async (platform) => {
      const { page } = await mount(
        'shop-passkey-login',
        html`<div><shop-config accounts-url="/"></shop-config><shop-passkey-register></shop-passkey-register><shop-passkey-login></shop-passkey-login></div>`,
      );
      page.addEventListener('shop-passkey-login-success', (event) => event.preventDefault());
      const logged: unknown[] = [];
      const log = (one: unknown) => logged.push(one);
      await runSnippet(code, { installAuthenticator, platform, console: { log } });
      expect(logged).to.deep.equal([{ login: 'anna@example.com' }, 'cancelled']);
    }),

  // tested with a browser by the Playwright example
  'With your runner': async (code) => {
    const sent: unknown[] = [];
    const session = { send: async (command: string) => sent.push(command) };
    const page = { context: () => ({ newCDPSession: async () => session }) };
    await runSnippet(code, { createPlatform, page });
    expect(sent).to.deep.equal(['WebAuthn.enable', 'WebAuthn.addVirtualAuthenticator']);
  },

  // each entry point is imported from the tarball elsewhere
  'Vite, webpack, esbuild': async (code) => {
    expect(code).to.match(
      /^(?:import (?:\{ [\w, ]+ \} from )?'shop-elements\/(?:elements\/[\w-]+|functions)';\n)+$/,
    );
  },

  Listen: (code) =>
    onPlatform(async () => {
      const logged: unknown[] = [];
      const log = (...values: unknown[]) => void logged.push(values);
      await runSnippet(code, { console: { log, warn: log } });
      const { element } = await mount('shop-minicart', CART);
      await waitUntil(() => logged.length > 0, 'the event');
      const detail = { code: 'test', message: 'Told.' };
      element.dispatchEvent(new CustomEvent('shop-error', { detail, bubbles: true }));
      expect(logged).to.deep.equal([[0], [element, 'Told.']]);
    }),

  async 'A first test'(code) {
    const found: string[] = [];
    const platforms: TestPlatform[] = [];
    await runSnippet(code, {
      install,
      part,
      resetPage,
      settled,
      text: (...options: Parameters<typeof text>) => found.push(text(...options)),
      createPlatform: (options: PlatformOptions) => {
        platforms.push(createPlatform(options));
        return platforms[0];
      },
    });
    expect(code).to.include(`// '${found.join()}'`);
    expect(platforms[0]?.calls.map(({ name }) => name)).to.deep.equal(['basket']);
  },
};

describe('scripts in the guides', () => {
  for (const { heading, code } of snippetsIn('js')) {
    it(`work as described: “${heading}” (US3)`, async () => {
      const claim = CLAIMS[heading];
      if (!claim) throw new Error(`Expected a claim of the script under “${heading}”.`);
      await claim(code);
    });
  }
});
