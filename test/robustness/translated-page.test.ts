import { expect, fixture, html } from '@open-wc/testing';
import '../../elements/index.ts';
import { basket } from '../../elements/functions/basket.ts';
import { installFakePlatform, platform } from '../kit/fake-platform.ts';
import { graphqlBasket, graphqlProduct } from '../minicart/minicart.fixtures.ts';
import { product } from '../omnibus-price/omnibus-price.fixtures.ts';
import { fullAnswer } from '../search/search.fixtures.ts';
import '../kit/guard.ts';
import { eventsOf } from '../kit/next-event.ts';
import { part, parts, text } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';

type Tag = HTMLElement & { readonly updateComplete: Promise<void> };

const mark = (text: string): string => `[${text.trim()}]`;

/** Simulates a browser's translator: replaces each text with another one inside two elements. */
function translate(root: Node): void {
  if (root instanceof Element && root.shadowRoot) translate(root.shadowRoot);
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element && node.shadowRoot) translate(node.shadowRoot);
    if (node instanceof Text && node.data.trim() && !node.parentElement?.matches('script, style'))
      texts.push(node);
  }
  for (const node of texts) {
    const box = document.createElement('font');
    box.append(Object.assign(document.createElement('font'), { textContent: mark(node.data) }));
    node.replaceWith(box);
  }
}

async function tagIn(template: ReturnType<typeof html>): Promise<Tag> {
  const page = await fixture<HTMLElement>(html`<div lang="pl">${template}</div>`);
  const tag = page.firstElementChild as Tag;
  await tag.updateComplete;
  return tag;
}

describe('a translated page (A16)', () => {
  let failures: readonly Event[];

  beforeEach(() => {
    installFakePlatform();
    failures = eventsOf(document, 'shop-error');
  });
  afterEach(() => expect(failures).to.have.length(0));

  it('keeps the mini-cart up to date, with lines added and removed', async () => {
    const second = graphqlProduct({ id: 8, size: 'S' });
    platform.answer('basket', { basket: graphqlBasket([graphqlProduct(), second]) });
    const tag = await tagIn(html`<shop-minicart open></shop-minicart>`);
    await waitUntil(() => parts(tag, 'product').length === 2);
    translate(tag);
    expect(part(tag, 'badge').querySelector('font')).to.not.equal(null);
    platform.answer('basket', { basket: graphqlBasket([second]) });
    await basket.refresh();
    await waitUntil(() => parts(tag, 'product').length === 1);
    expect(text(part(tag, 'badge'))).to.equal('1');
    translate(tag);
    platform.answer('basket', { basket: graphqlBasket([]) });
    await basket.refresh();
    await waitUntil(() => tag.matches(':state(empty)'));
  });

  it('shows new prices', async () => {
    const tag = await tagIn(
      html`<shop-omnibus-price .product=${product()} show-percent></shop-omnibus-price>`,
    );
    translate(tag);
    Reflect.set(tag, 'size', 'M');
    await tag.updateComplete;
    expect(text(part(tag, 'lowest'))).to.contain('90,00 zł');
    translate(tag);
    Reflect.set(tag, 'size', 'nowhere');
    await tag.updateComplete;
    expect(parts(tag, 'lowest')).to.have.length(0);
  });

  it('finds texts typed later', async () => {
    platform.answer('productsTextSearch', fullAnswer());
    const tag = await tagIn(html`<shop-search debounce="0"></shop-search>`);
    const input = part(tag, 'input') as HTMLInputElement;
    const type = async (typed: string) => {
      input.value = typed;
      input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
      await waitUntil(() => platform.clock.timers > 0 || parts(tag, 'option').length > 0);
      await platform.clock.advance(0);
    };
    input.focus();
    await tag.updateComplete;
    await type('wa');
    await waitUntil(() => parts(tag, 'option').length > 0);
    translate(tag);
    await type('watch');
    await waitUntil(() => platform.calls('productsTextSearch').length === 2);
    await waitUntil(() => parts(tag, 'match').some((match) => text(match) === 'Watch'));
    expect(part(tag, 'input')).to.equal(input);
    expect(input.value).to.equal('watch');
    translate(tag);
    await type('');
    await waitUntil(() => !tag.matches(':state(open)'));
  });

  it('keeps everything that opens and closes working', async () => {
    const tag = await tagIn(
      html`<shop-collapse below="100000" label="Zwroty"><p>30 dni</p></shop-collapse>`,
    );
    const toggle = part(tag, 'toggle');
    translate(tag);
    toggle.click();
    await tag.updateComplete;
    expect(tag.matches(':state(open)')).to.equal(true);
    tag.setAttribute('label', 'Dostawa');
    await tag.updateComplete;
    expect(tag.matches(':state(rendered)')).to.equal(true);
  });
});
