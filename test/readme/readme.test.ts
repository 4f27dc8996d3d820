import { expect, fixture, html } from '@open-wc/testing';
import '../../elements/index.ts';
import readme from '../../README.md?raw';
import { VALIDATE } from '../field/field.fixtures.ts';
import { type FakePlatform, installFakePlatform } from '../kit/fake-platform.ts';
import { part, parts, text } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { warnings } from '../kit/warnings.ts';
import { graphqlBasket, picturedProduct } from '../minicart/minicart.fixtures.ts';
import '../kit/guard.ts';
import { type Snippet, snippetsOf } from './readme.snippets.ts';

/** Looks at what a snippet shows, on a page of its own. */
type Claim = (page: HTMLElement, platform: FakePlatform) => Promise<void> | void;

const tag = (page: ParentNode, name: string): HTMLElement => {
  const found = page.querySelector<HTMLElement>(name);
  if (!found) throw new Error(`Expected <${name}> in the snippet.`);
  return found;
};

/** What each snippet of HTML shows, by the heading that it stands under. */
const CLAIMS: Readonly<Record<string, Claim>> = {
  async 'Use it in a template'(page) {
    const minicart = tag(page, 'shop-minicart');
    await waitUntil(() => parts(minicart, 'badge').map(text).join() === '1', 'the basket counts');
    await waitUntil(() => parts(tag(page, 'shop-search'), 'input')[0], 'the search shows');
    expect(part(tag(page, 'shop-search'), 'input').getAttribute('role')).to.equal('combobox');
    const price = tag(page, 'shop-omnibus-price');
    await waitUntil(() => parts(price, 'lowest')[0], 'the Omnibus price shows');
    expect(text(part(price, 'lowest'))).to.match(/: 199,00 zł$/);
    expect(text(part(price, 'regular'))).to.match(/: 249,00 zł$/);
  },

  async 'A form that checks itself'(page, platform) {
    platform.answer(VALIDATE, {});
    await waitUntil(() => tag(page, 'shop-form').matches(':state(rendered)'), 'the form is ours');
    tag(page, 'form').addEventListener('submit', (event) => event.preventDefault());
    tag(page, 'button').click();
    await waitUntil(() => tag(page, '#zip').getAttribute('aria-invalid') === 'true');
    expect(tag(page, 'shop-field').textContent).to.include('Proszę wypełnić to pole.');
    await waitUntil(() => parts(tag(page, 'shop-date-picker'), 'button')[0], 'the calendar shows');
  },

  // what it does to bars is tested beside them
  'Bars that stay closed'(page) {
    expect(page.querySelector('script')?.textContent).to.include('closedBars');
  },

  async 'Make it yours'(page) {
    const minicart = page.querySelector('shop-minicart');
    if (minicart) {
      await waitUntil(() => minicart.matches(':state(rendered)'), 'the mini-cart shows');
      await Reflect.apply(Reflect.get(minicart, 'show'), minicart, []);
      const row = () => minicart.querySelector('[slot^=product-]');
      await waitUntil(() => row()?.textContent?.includes('Koszula'), 'a row of the template');
      return;
    }
    // the demo shop has these lines; that they unfold is tested there
    expect(page.querySelector('script')?.textContent).to.include('--shop-wait');
  },
};

/** The snippet as the page of a template has it. */
async function pageOf({ code }: Snippet): Promise<HTMLElement> {
  const { head, body } = new DOMParser().parseFromString(code, 'text/html');
  const page = await fixture<HTMLElement>(html`<div lang="pl"></div>`);
  page.append(...(body.childElementCount > 0 ? body : head).children);
  return page;
}

const snippets = snippetsOf(readme).filter(({ language }) => language === 'html');

describe('the README', () => {
  for (const snippet of snippets) {
    it(`shows what it says, and is no mistake: “${snippet.heading}” (U1, US9)`, async () => {
      const platform = installFakePlatform();
      platform.answer('basket', { basket: graphqlBasket([picturedProduct()]) });
      const claim = CLAIMS[snippet.heading];
      if (!claim) throw new Error(`Expected a claim of the snippet under “${snippet.heading}”.`);
      const said = warnings();
      await claim(await pageOf(snippet), platform);
      expect(said, 'what the author is told').to.deep.equal([]);
    });
  }
});
