import { expect, html } from '@open-wc/testing';
import type { TemplateResult } from 'lit';
import { registerElements } from '../../elements/start/register.ts';
import { listButtonElement } from '../../elements/tags/list-button/list-button.element.ts';
import { product, radios } from '../choice/choice.fixtures.ts';
import { expectAccessible } from '../kit/accessible.ts';
import { installFakePlatform } from '../kit/fake-platform.ts';
import { mount } from '../kit/mount.ts';
import { eventsOf } from '../kit/next-event.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { warnings } from '../kit/warnings.ts';
import { control, form, SHIRT, size } from '../product/product.fixtures.ts';
import '../kit/guard.ts';

registerElements([listButtonElement]);

const LISTS = [
  { id: 1, name: 'Schowek' },
  { id: 2, name: 'Prezenty' },
];
const TAG = html`<shop-list-button list-id="3"></shop-list-button>`;

async function show(tag: TemplateResult = TAG, product: object | null = SHIRT) {
  const platform = installFakePlatform();
  for (const name of ['addToShoppingList', 'removeFromShoppingList'])
    platform.answer(name, { [name]: { status: 'success' } });
  const button = await mount(
    'shop-list-button',
    html`<shop-product .product=${product as never}>${form()}</shop-product>${tag}`,
  );
  const changes = button.events('shop-list-button-change');
  const lastChange = () => {
    const { pressed, productId, size } = Object(
      changes.map((one) => Reflect.get(one, 'detail')).at(-1),
    );
    return [pressed, productId, size];
  };
  const clickButton = async () => {
    button.part('button').click();
    await waitUntil(() => !button.element.matches(':state(busy)'));
    return lastChange();
  };
  const choose = async (size: string) => {
    control(button.page, 'size', size).click();
    await button.settled();
    return button.element.pressed;
  };
  return { button, choose, press: clickButton };
}

const ASKED = { reason: 'choose', message: 'Wybierz rozmiar.' };

/** Collects the refusals of a page's product from now on. */
function refusals(page: ParentNode): () => unknown[] {
  const events = eventsOf(page.querySelector('shop-product') ?? document, 'shop-product-refuse');
  return () => events.map((event) => Reflect.get(event, 'detail'));
}

describe('<shop-list-button> inside a product', () => {
  it('adds the chosen size to the list, with a pressed state for each size', async () => {
    const warned = warnings();
    const { choose, press: clickButton } = await show();
    await choose('M');
    expect(await clickButton()).to.deep.equal([true, '101', 'M']);
    expect(await choose('S'), 'S').to.equal(false);
    expect(await clickButton()).to.deep.equal([true, '101', 'S']);
    expect(await clickButton()).to.deep.equal([false, '101', 'S']);
    expect(await choose('M'), 'M').to.equal(true);
    expect(await clickButton()).to.deep.equal([false, '101', 'M']);
    expect(warned).to.deep.equal([]);
  });

  it('uses the size that a script has chosen without an event [PP-06]', async () => {
    const { button, choose, press: clickButton } = await show();
    await choose('M');
    control(button.page, 'size', 'S').checked = true;
    expect(await clickButton()).to.deep.equal([true, '101', 'S']);
  });

  it('applies the state of the page to the first chosen size', async () => {
    const { choose } = await show(html`<shop-list-button list-id="3" pressed></shop-list-button>`);
    expect([await choose('M'), await choose('S'), await choose('M')]).to.deep.equal([
      true,
      false,
      true,
    ]);
  });

  it('prefers its own product and size', async () => {
    for (const [tag, expected] of [
      [html`<shop-list-button list-id="3" product-id="7"></shop-list-button>`, ['7', undefined]],
      [html`<shop-list-button list-id="3" size="L"></shop-list-button>`, ['101', 'L']],
    ] as const) {
      const { button, choose, press: clickButton } = await show(tag);
      await choose('M');
      expect(await clickButton()).to.deep.equal([true, ...expected]);
      button.page.replaceChildren();
    }
  });

  for (const lists of [[], LISTS])
    it(`requires the size first, like the add button, with ${lists.length} lists [PP-02]`, async () => {
      const page = product(SHIRT, html`<shop-choice>${radios()}</shop-choice>`, html``);
      const platform = installFakePlatform();
      const button = await mount(
        'shop-list-button',
        html`${page}<shop-list-button lists=${JSON.stringify(lists)}></shop-list-button>`,
      );
      const refused = refusals(button.page);
      button.part('button').click();
      await waitUntil(() => refused().length > 0, 'the refusal');
      await button.settled();
      expect(refused()).to.deep.equal([ASKED]);
      expect(document.activeElement).to.equal(control(button.page, 'size', 'S'));
      expect([button.element.pressed, button.parts('menu'), platform.calls()]).to.deep.equal([
        false,
        [],
        [],
      ]);
      await expectAccessible(button.page);
    });

  it('removes a product that the page marks as listed, without a size', async () => {
    const { press: clickButton } = await show(
      html`<shop-list-button list-id="3" pressed></shop-list-button>`,
    );
    expect(await clickButton()).to.deep.equal([false, '101', undefined]);
  });

  it('requires a size even if all are sold out', async () => {
    const sold = { ...SHIRT, sizes: [size('S', 99, 0), size('L', 119, 0)] };
    const { button, press: clickButton } = await show(TAG, sold);
    const refused = refusals(button.page);
    expect(await clickButton()).to.deep.equal([undefined, undefined, undefined]);
    await waitUntil(() => refused().length > 0, 'the refusal');
    expect(refused()).to.deep.equal([ASKED]);
  });

  it('shows its children without a product', async () => {
    const { button } = await show(
      html`<shop-list-button for="none">To the list</shop-list-button>`,
    );
    expect(button.parts('button')).to.deep.equal([]);
  });
});
