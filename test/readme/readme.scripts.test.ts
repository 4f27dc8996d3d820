import { expect, html } from '@open-wc/testing';
import { platformCreator } from '../../demo/kit/create-platform.ts';
import { install } from '../../demo/kit/install.ts';
import type { PlatformOptions, TestPlatform } from '../../demo/kit/kit.types.ts';
import { settled } from '../../demo/kit/settled.ts';
import { part, text } from '../../demo/kit/shown.ts';
import schema from '../../demo/platform/schema.graphql?raw';
import { registerElements } from '../../elements/start/register.ts';
import { minicartElement } from '../../elements/tags/minicart/minicart.element.ts';
import { resetPage } from '../../elements/testing.ts';
import readme from '../../README.md?raw';
import { mount } from '../kit/mount.ts';
import { part as shown, text as textOf } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import '../kit/guard.ts';
import { runSnippet, snippetsOf } from './readme.snippets.ts';

registerElements([minicartElement]);

const createPlatform = platformCreator(schema);

/** Runs a snippet on a page that asks the platform which the README offers, and looks at what came of it. */
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

/** What each script does, by the heading that it stands under. */
const CLAIMS: Readonly<Record<string, Claim>> = {
  Buying: (code) =>
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
      const toasts = document.querySelector('shop-toasts');
      await waitUntil(() => toasts?.shadowRoot?.textContent?.includes('Dodano do koszyka'));
      expect(calls.map(({ name }) => name)).to.include('addProductsToBasket');
      toasts?.remove();
    }),

  Tags: (code) =>
    onPlatform(async () => {
      const said: unknown[] = [];
      const say = (...words: unknown[]) => void said.push(words);
      await runSnippet(code, { console: { log: say, warn: say } });
      const { element } = await mount('shop-minicart', CART);
      await waitUntil(() => said.length > 0, 'the event');
      const detail = { code: 'test', message: 'Told.' };
      element.dispatchEvent(new CustomEvent('shop-error', { detail, bubbles: true }));
      expect(said).to.deep.equal([[0], [element, 'Told.']]);
    }),

  async 'Test your pages'(code) {
    const found: string[] = [];
    const platforms: TestPlatform[] = [];
    await runSnippet(code, {
      ...{ install, part, resetPage, settled },
      text: (...asked: Parameters<typeof text>) => found.push(text(...asked)),
      createPlatform: (options: PlatformOptions) => {
        platforms.push(createPlatform(options));
        return platforms[0];
      },
    });
    expect(code).to.include(`// '${found.join()}'`);
    expect(platforms[0]?.calls.map(({ name }) => name)).to.deep.equal(['basket']);
  },
};

describe('the scripts of the README', () => {
  for (const { heading, code } of snippetsOf(readme).filter(({ language }) => language === 'js')) {
    it(`do what they say: “${heading}” (US3)`, async () => {
      const claim = CLAIMS[heading];
      if (!claim) throw new Error(`Expected a claim of the script under “${heading}”.`);
      await claim(code);
    });
  }
});
