import { expect, fixture, html } from '@open-wc/testing';
import type { ElementOf } from '../../elements/declare/element-types.ts';
import { registerElements } from '../../elements/start/register.ts';
import { minicartElement } from '../../elements/tags/minicart/minicart.element.ts';
import { PlatformError } from '../../logic/platform/platform-error.ts';
import { expectAccessible } from '../kit/accessible.ts';
import { installFakePlatform, platform } from '../kit/fake-platform.ts';
import { eventsOf } from '../kit/next-event.ts';
import { all, one, parts, text, texts } from '../kit/shadow.ts';
import '../kit/guard.ts';
import { settled } from '../kit/settled.ts';
import { graphqlBasket, graphqlProduct } from './minicart.fixtures.ts';

type Minicart = ElementOf<typeof minicartElement>;

registerElements([minicartElement]);

const DONE = { status: 'success', results: [{ status: 'success', error: null }] };
const QUANTITIES = '/basketchange.php?type=multiproduct';
const refusal = (message: string) => ({
  status: 'error',
  results: [{ status: 'error', error: { code: 'not_enough_in_stock', message } }],
});
const line = (quantity: number) => graphqlProduct({ quantity });
const basketOf = (...lines: object[]) => ({ basket: graphqlBasket(lines) });

let element: Minicart;

const rest = (): Promise<void> => settled(element);

beforeEach(async () => {
  installFakePlatform();
  platform.answer('basket', basketOf(line(2)));
  element = await fixture<Minicart>(html`<shop-minicart editable></shop-minicart>`);
  await rest();
  element.show();
  await rest();
});

const button = (label: string) => one(element, `button[aria-label="${label}"]`);
const remove = 'Usuń z koszyka: Koszula';
const quantities = () => texts(element, 'output');
const changes = () =>
  platform
    .calls()
    .flatMap(
      ({ document = '' }) =>
        /mutation \{ (\w+)\(ProductInput: (\[.*?\])\)/.exec(document)?.slice(1).join(' ') ?? [],
    );

const unanswered: readonly [string, unknown][] = [
  ['is not there', new PlatformError('form', 'response', 404)],
  ['changes nothing', {}],
];

describe('<shop-minicart editable>', () => {
  it('is accessible, also while a removal can be undone and after a refusal', async () => {
    await expectAccessible(element);
    platform.answer('removeProductsFromBasket', {
      removeProductsFromBasket: { status: 'success' },
    });
    button(remove).click();
    await rest();
    await expectAccessible(element);
    platform.answer('addProductsToBasket', {
      addProductsToBasket: refusal('Nie mamy tylu sztuk.'),
    });
    button('Więcej').click();
    await rest();
    await expectAccessible(element);
  });

  it('shows a new quantity at once, then the one confirmed by the platform', async () => {
    const added = platform.defer('addProductsToBasket');
    const events = eventsOf(element, 'shop-minicart-change');
    button('Więcej').click();
    await rest();
    expect(quantities()).to.deep.equal(['3 sztuki']);
    expect(one(element, '[part=price]').getAttribute('aria-busy')).to.equal('true');
    expect((events[0] as CustomEvent).detail.lines).to.deep.equal([
      { id: '7', size: 'M', quantity: 3 },
    ]);
    expect(changes()).to.deep.equal(['addProductsToBasket [{id:7,size:"M",quantity:1}]']);
    platform.answer('basket', basketOf(line(4)));
    added.resolve({ addProductsToBasket: DONE });
    await rest();
    expect(quantities()).to.deep.equal(['4 sztuki']);
  });

  it('sends all clicks during a request as one', async () => {
    const added = platform.defer('addProductsToBasket');
    button('Więcej').click();
    await rest();
    button('Więcej').click();
    button('Więcej').click();
    await rest();
    platform.answer('addProductsToBasket', { addProductsToBasket: DONE });
    platform.answer('basket', basketOf(line(5)));
    added.resolve({ addProductsToBasket: DONE });
    await rest();
    expect(changes()).to.deep.equal([
      'addProductsToBasket [{id:7,size:"M",quantity:1}]',
      'addProductsToBasket [{id:7,size:"M",quantity:2}]',
    ]);
    expect(quantities()).to.deep.equal(['5 sztuk']);
  });

  it('reduces a quantity by the quantity form, but does not remove the last item', async () => {
    const form = platform.defer(QUANTITIES);
    button('Mniej').click();
    await rest();
    expect(quantities(), 'at once').to.deep.equal(['1 sztuka']);
    expect(one(element, '[part=price]').getAttribute('aria-busy')).to.equal('true');
    platform.answer('basket', basketOf(line(1)));
    form.resolve({});
    await rest();
    expect(platform.calls(QUANTITIES).map(({ variables }) => variables)).to.deep.equal([
      { 'product[1]': '7', 'size[1]': 'M', 'additional[1]': '', 'set_quantity[1]': '1' },
    ]);
    expect(changes()).to.deep.equal([]);
    expect(one(element, '[part=price]').getAttribute('aria-busy')).to.equal('false');
    expect(button('Mniej').getAttribute('aria-disabled')).to.equal('true');
  });
  for (const [what, answer] of unanswered) {
    it(`removes a line and adds the rest again when the form ${what} (T4)`, async () => {
      platform.answer('basket', basketOf(line(3)));
      await element.refresh();
      platform.answer(QUANTITIES, answer);
      platform.answer('removeProductsFromBasket', {
        removeProductsFromBasket: { status: 'success' },
      });
      const added = platform.defer('addProductsToBasket');
      button('Mniej').click();
      await rest();
      expect(quantities(), 'one change, shown all the while').to.deep.equal(['2 sztuki']);
      expect(changes()).to.deep.equal([
        'removeProductsFromBasket [{id:7,size:"M",additional:""}]',
        'addProductsToBasket [{id:7,size:"M",quantity:2}]',
      ]);
      platform.answer('basket', basketOf(line(2)));
      added.resolve({ addProductsToBasket: DONE });
      await rest();
      expect(quantities()).to.deep.equal(['2 sztuki']);
      expect(texts(element, '[role=alert], [aria-live=polite]')).to.deep.equal(['', '']);
    });
  }

  it('offers to restore a line whose rest the platform refused (T4)', async () => {
    platform.answer(QUANTITIES, new PlatformError('form', 'response', 404));
    platform.answer('removeProductsFromBasket', {
      removeProductsFromBasket: { status: 'success' },
    });
    platform.answer('addProductsToBasket', { addProductsToBasket: refusal('Wyprzedane.') });
    platform.answer('basket', basketOf());
    button('Mniej').click();
    await rest();
    expect(texts(element, '[role=alert]')).to.deep.equal(['Wyprzedane.']);
    expect(text(one(element, '[aria-live=polite]'))).to.equal('Usunięto: KoszulaCofnij');
    platform.answer('addProductsToBasket', { addProductsToBasket: DONE });
    platform.answer('basket', basketOf(line(2)));
    one(element, '[aria-live=polite] button').click();
    await rest();
    expect(changes().at(-1)).to.equal('addProductsToBasket [{id:7,size:"M",quantity:2}]');
    expect(quantities()).to.deep.equal(['2 sztuki']);
    expect(texts(element, '[role=alert], [aria-live=polite]')).to.deep.equal(['', '']);
  });

  it('sends no mutation when the form does not reach the platform', async () => {
    for (const kind of ['network', 'timeout'] as const) {
      platform.answer(QUANTITIES, new PlatformError('form', kind));
      button('Mniej').click();
      await rest();
      expect(changes()).to.deep.equal([]);
      expect(quantities()).to.deep.equal(['2 sztuki']);
      expect(texts(element, '[role=alert]')).to.deep.equal(['Nie udało się zmienić koszyka.']);
    }
  });
});

describe('<shop-minicart editable>: refusals and removals', () => {
  it('names a line with the shopper’s customizations', async () => {
    const engraved = graphqlProduct({ additional: '5:"Ania"' });
    platform.answer('basket', basketOf(engraved));
    await element.refresh();
    platform.answer('addProductsToBasket', { addProductsToBasket: DONE });
    platform.answer('removeProductsFromBasket', {
      removeProductsFromBasket: { status: 'success' },
    });
    button('Więcej').click();
    await rest();
    button(remove).click();
    await rest();
    const name = 'additional:"5:\\"Ania\\""';
    expect(changes()).to.deep.equal([
      `addProductsToBasket [{id:7,size:"M",quantity:1,${name}}]`,
      `removeProductsFromBasket [{id:7,size:"M",${name}}]`,
    ]);
  });

  it('rolls a refused change back and shows the platform’s message as text', async () => {
    const errors = eventsOf(element, 'shop-error');
    const message = 'Nie mamy <b>tylu</b> sztuk.';
    platform.answer('addProductsToBasket', { addProductsToBasket: refusal(message) });
    button('Więcej').click();
    await rest();
    expect(quantities()).to.deep.equal(['2 sztuki']);
    expect(texts(element, '[role=alert]')).to.deep.equal([message]);
    expect(errors.length).to.equal(1);
    expect((errors[0] as CustomEvent).detail.code).to.equal('basket-change');
    platform.answer('addProductsToBasket', { addProductsToBasket: DONE });
    button('Więcej').click();
    await rest();
    expect(texts(element, '[role=alert]')).to.deep.equal(['']);
  });

  it('removes a line at once, and restores it', async () => {
    const removed = platform.defer('removeProductsFromBasket');
    button(remove).click();
    await rest();
    expect(parts(element, 'product').length).to.equal(0);
    platform.answer('basket', basketOf());
    removed.resolve({ removeProductsFromBasket: { status: 'success' } });
    await rest();
    expect(element.open, 'stays open while it can be undone').to.equal(true);
    expect(text(one(element, '[aria-live=polite]'))).to.equal('Usunięto: KoszulaCofnij');
    const added = platform.defer('addProductsToBasket');
    one(element, '[aria-live=polite] button').click();
    await rest();
    expect(quantities(), 'at once').to.deep.equal(['2 sztuki']);
    platform.answer('basket', basketOf(line(2)));
    added.resolve({ addProductsToBasket: DONE });
    await rest();
    expect(quantities()).to.deep.equal(['2 sztuki']);
    expect(all(element, '[aria-live=polite] button').length).to.equal(0);
    expect(changes().at(-1)).to.equal('addProductsToBasket [{id:7,size:"M",quantity:2}]');
  });

  it('forgets a removal when it closes', async () => {
    platform.answer('removeProductsFromBasket', {
      removeProductsFromBasket: { status: 'success' },
    });
    platform.answer('basket', basketOf());
    button(remove).click();
    await rest();
    element.hide();
    await rest();
    element.show();
    await rest();
    expect(element.open).to.equal(false);
  });

  it('changes nothing if the event is prevented', async () => {
    element.addEventListener('shop-minicart-change', (event) => event.preventDefault());
    button('Więcej').click();
    button(remove).click();
    await rest();
    expect(changes()).to.deep.equal([]);
    expect(quantities()).to.deep.equal(['2 sztuki']);
  });

  it('starts with the given basket, and continues with the platform’s', async () => {
    Reflect.set(element, 'basket', graphqlBasket([line(9)]));
    installFakePlatform();
    await rest();
    platform.answer('basket', basketOf(line(10)));
    platform.answer('addProductsToBasket', { addProductsToBasket: DONE });
    element = await fixture<Minicart>(
      html`<shop-minicart editable .basket=${graphqlBasket([line(9)])}></shop-minicart>`,
    );
    await rest();
    expect(quantities()).to.deep.equal(['9 sztuk']);
    expect(platform.calls().length).to.equal(0);
    button('Więcej').click();
    await rest();
    expect(quantities()).to.deep.equal(['10 sztuk']);
  });
});

describe('<shop-minicart editable>: when the answer is lost (AT2) [BW-01]', () => {
  const lost = new PlatformError('addProductsToBasket', 'timeout');
  const notes = () => texts(element, '[role=alert]');

  it('keeps a change that the basket contains', async () => {
    const errors = eventsOf(element, 'shop-error');
    platform.answer('addProductsToBasket', lost);
    platform.answer('basket', basketOf(line(3)));
    button('Więcej').click();
    await rest();
    expect(quantities()).to.deep.equal(['3 sztuki']);
    platform.answer(QUANTITIES, new PlatformError('form', 'network'));
    platform.answer('basket', basketOf(line(2)));
    button('Mniej').click();
    await rest();
    expect(quantities()).to.deep.equal(['2 sztuki']);
    expect([notes(), errors.length]).to.deep.equal([[''], 0]);
  });

  it('keeps a removal that the basket confirms, and its undoing', async () => {
    platform.answer('removeProductsFromBasket', lost);
    platform.answer('basket', basketOf());
    button(remove).click();
    await rest();
    expect(text(one(element, '[aria-live=polite]'))).to.equal('Usunięto: KoszulaCofnij');
    platform.answer('addProductsToBasket', lost);
    platform.answer('basket', basketOf(line(2)));
    one(element, '[aria-live=polite] button').click();
    await rest();
    expect(quantities()).to.deep.equal(['2 sztuki']);
    expect(notes()).to.deep.equal(['']);
  });

  it('links to the basket if it cannot be read', async () => {
    platform.answer('addProductsToBasket', lost);
    platform.answer('basket', new PlatformError('basket', 'network'));
    button('Więcej').click();
    await rest();
    expect(notes().at(-1)).to.equal(
      'Nie wiadomo, czy koszyk się zmienił. Zajrzyj do niego, zanim spróbujesz ponownie.',
    );
  });
});
