import { expect, fixture, html } from '@open-wc/testing';
import type { ElementOf } from '../../elements/declare/element-types.ts';
import { registerElements } from '../../elements/start/register.ts';
import { minicartElement } from '../../elements/tags/minicart/minicart.element.ts';
import { PlatformError } from '../../logic/platform/platform-error.ts';
import { installFakePlatform, platform } from '../kit/fake-platform.ts';
import { press } from '../kit/keyboard.ts';
import { all, focused, one, part, parts, text } from '../kit/shadow.ts';
import '../kit/guard.ts';
import { settled } from '../kit/settled.ts';
import { graphqlBasket, graphqlProduct } from './minicart.fixtures.ts';

type Minicart = ElementOf<typeof minicartElement>;

registerElements([minicartElement]);

const REMOVE = 'removeProductsFromBasket';
const ADD = 'addProductsToBasket';
const DONE = { status: 'success', results: [{ status: 'success', error: null }] };

const { data } = graphqlProduct();
const product = (id: number, changes: object = {}) =>
  graphqlProduct({
    id,
    data: { ...data, name: `Koszula ${id}`, iconSmall: null, link: `/p-${id}.html` },
    ...changes,
  });
const basketOf = (...products: object[]) => ({ basket: graphqlBasket(products) });

let element: Minicart;

const rest = (): Promise<void> => settled(element);
const button = (label: string) => one(element, `button[aria-label="${label}"]`);
const names = () => parts(element, 'name').map(text);
const undo = () => one(element, '[aria-live=polite] button');

async function open(...products: object[]): Promise<void> {
  platform.answer('basket', basketOf(...products));
  element = await fixture<Minicart>(html`<shop-minicart editable></shop-minicart>`);
  await rest();
  element.show();
  await rest();
}

/** Removes a line by keyboard; the platform then responds with the remaining lines. */
async function remove(name: string, ...left: object[]): Promise<void> {
  platform.answer(REMOVE, { [REMOVE]: { status: 'success' } });
  platform.answer('basket', basketOf(...left));
  button(`Usuń z koszyka: ${name}`).focus();
  await press('Enter');
  await rest();
}

beforeEach(installFakePlatform);

describe('focus in <shop-minicart editable>', () => {
  it('moves to the undo button after a removal, and to the restored line (V3)', async () => {
    await open(product(1), product(2), product(3));
    await remove('Koszula 2', product(1), product(3));
    expect(names()).to.deep.equal(['Koszula 1', 'Koszula 3']);
    expect(focused() === undo()).to.equal(true);
    expect(element.open).to.equal(true);
    platform.answer(ADD, { [ADD]: DONE });
    // the platform appends the restored line
    platform.answer('basket', basketOf(product(1), product(3), product(2)));
    await press('Enter');
    await rest();
    expect(names(), 'where the shopper knows it').to.deep.equal([
      'Koszula 1',
      'Koszula 2',
      'Koszula 3',
    ]);
    expect(focused() === parts(element, 'product')[1]).to.equal(true);
    await press('Tab');
    expect(focused() === parts(element, 'name')[1], 'and goes on in it').to.equal(true);
  });

  it('stays in its line, whose element is reused when others are added or removed before it', async () => {
    await open(product(1), product(2));
    const line = parts(element, 'product')[1];
    line?.querySelector<HTMLElement>('button')?.focus();
    const before = focused();
    expect(line?.contains(before)).to.equal(true);
    platform.answer('basket', basketOf(product(3), product(2)));
    await element.refresh();
    await rest();
    expect(names()).to.deep.equal(['Koszula 3', 'Koszula 2']);
    expect(parts(element, 'product')[1] === line).to.equal(true);
    expect(focused() === before).to.equal(true);
  });

  it('returns to the line whose removal fails (V3)', async () => {
    await open(product(1), product(2));
    platform.answer(REMOVE, new PlatformError(REMOVE, 'network'));
    button('Usuń z koszyka: Koszula 1').focus();
    await press('Enter');
    await rest();
    expect(names()).to.deep.equal(['Koszula 1', 'Koszula 2']);
    expect(focused() === parts(element, 'product')[0]).to.equal(true);
  });

  it('stays in the panel when the removal cannot be undone (V3)', async () => {
    await open(product(1), product(2));
    await remove('Koszula 1', product(2));
    platform.answer(ADD, new PlatformError(ADD, 'network'));
    await press('Enter');
    await rest();
    expect(names()).to.deep.equal(['Koszula 2']);
    expect(focused() === button('Zamknij')).to.equal(true);
  });

  it('is not moved when the shopper has moved it elsewhere (V3)', async () => {
    await open(product(1), product(2));
    const removed = platform.defer(REMOVE);
    button('Usuń z koszyka: Koszula 1').focus();
    await press('Enter');
    await rest();
    part(element, 'link').focus();
    platform.answer('basket', basketOf(product(2)));
    removed.resolve({ [REMOVE]: { status: 'success' } });
    await rest();
    expect(focused() === part(element, 'link')).to.equal(true);
  });

  it('stays on the minus button at the minimum, which is disabled for assistive technology only (V3)', async () => {
    await open(product(1));
    platform.answer('/basketchange.php?type=multiproduct', {});
    platform.answer('basket', basketOf(product(1, { quantity: 1 })));
    const less = button('Mniej');
    expect(less.getAttribute('aria-disabled')).to.equal('false');
    less.focus();
    await press('Enter');
    await rest();
    expect(less.getAttribute('aria-disabled')).to.equal('true');
    expect(focused() === less).to.equal(true);
    const calls = platform.calls().length;
    await press('Enter');
    await rest();
    expect(platform.calls().length).to.equal(calls);
    expect(text(one(element, 'output'))).to.equal('1 sztuka');
  });
});

describe('the stepper of <shop-minicart editable>', () => {
  it('has icons in its buttons, which do not move when the quantity changes (V26)', async () => {
    const places: string[] = [];
    for (const quantity of [1, 10, 100]) {
      await open(product(1, { quantity }));
      const left = element.getBoundingClientRect().left;
      const labels = ['Mniej', 'Więcej', 'Usuń z koszyka: Koszula 1', 'Zamknij'];
      for (const label of labels) {
        expect(all(button(label), 'svg').length, label).to.equal(1);
        expect(text(button(label)), label).to.equal('');
      }
      const x = (label: string) => Math.round(button(label).getBoundingClientRect().left - left);
      places.push([x('Mniej'), x('Więcej')].join());
      element.remove();
      installFakePlatform();
    }
    expect(new Set(places).size, places.join(' ')).to.equal(1);
  });
});
