import { expect, fixture, html } from '@open-wc/testing';
import type { ElementOf } from '../../elements/declare/declaration.ts';
import { listButtonElement } from '../../elements/list-button.element.ts';
import { registerElements } from '../../elements/start/register.ts';
import { PlatformRefusal } from '../../logic/platform/platform-error.ts';
import { expectAccessible } from '../kit/accessible.ts';
import { isChromium } from '../kit/browser.ts';
import { setOffline } from '../kit/devtools.ts';
import { type FakePlatform, installFakePlatform } from '../kit/fake-platform.ts';
import { press } from '../kit/keyboard.ts';
import { click } from '../kit/mouse.ts';
import { eventsOf } from '../kit/next-event.ts';
import { focused, one, part, parts, text } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import '../kit/guard.ts';

type ListButton = ElementOf<typeof listButtonElement>;

registerElements([listButtonElement]);

const ADD = 'addToShoppingList';
const REMOVE = 'removeFromShoppingList';
const done = { status: 'success' };
const LISTS = [
  { id: 3, name: 'Prezenty', count: 1, link: '/l?id=3' },
  { id: '5', name: 'Dom &amp; <b>og&oacute;rek</b>', count: '12', link: '/l?id=5' },
  { id: 8, name: 'Praca', count: 0, link: '/l?id=8' },
];

let platform: FakePlatform;
beforeEach(() => {
  platform = installFakePlatform();
  platform.answer(ADD, { [ADD]: done });
  platform.answer(REMOVE, { [REMOVE]: done });
});

interface Options {
  lang?: string;
  lists?: readonly unknown[];
  listId?: string;
  pressed?: boolean;
}

async function show({ lang = 'pl', lists = LISTS, listId = '', pressed = false }: Options = {}) {
  const wrapper = await fixture<HTMLElement>(html`<div>
    <shop-list-button lang=${lang} product-id="110" size="M" list-id=${listId}
      lists=${JSON.stringify(lists)} ?pressed=${pressed}></shop-list-button>
    <button>next</button>
  </div>`);
  const element = wrapper.querySelector<ListButton>('shop-list-button');
  if (!element) throw new Error('Expected the tag.');
  await element.updateComplete;
  return element;
}

const button = (element: Element) => part(element, 'button');
const items = (element: Element) => parts(element, 'item');
const isOpen = (element: Element) => element.matches(':state(open)');
const checked = (element: Element) => items(element).map((item) => item.ariaChecked === 'true');
const opened = (element: Element) => waitUntil(() => isOpen(element) && items(element).length > 0);
const closed = (element: Element) => waitUntil(() => parts(element, 'menu').length === 0);
const focusedName = () => text(focused()?.querySelector('bdi:first-of-type') ?? new Text());
const onList = (name: string) => waitUntil(() => focusedName() === name, name);
const idle = (element: ListButton) => waitUntil(() => !element.matches(':state(busy)'));
const asked = () =>
  platform.calls().map(({ name, variables }) => [name, Reflect.get(Object(variables), 'listId')]);

async function open(element: ListButton): Promise<void> {
  await click(button(element));
  await opened(element);
}

async function choose(element: ListButton, at: number): Promise<void> {
  await open(element);
  items(element)[at]?.click();
  await closed(element);
}

describe('<shop-list-button> with lists', () => {
  // first: afterwards the menu is there
  if (isChromium) {
    it('says where its menu does not come, and asks for it again', async () => {
      const element = await show();
      const errors = eventsOf(element, 'shop-error');
      await setOffline(true);
      button(element).click();
      await waitUntil(() => parts(element, 'message').length === 1);
      await setOffline(false);
      expect(errors.map((event) => Reflect.get(event, 'detail').code)).to.deep.equal(['module']);
      expect(button(element).ariaExpanded).to.equal('false');
      await open(element);
      expect(parts(element, 'message')).to.deep.equal([]);
    });
  }

  it('acts at once with one list, which it names', async () => {
    const element = await show({ lists: LISTS.slice(0, 1) });
    await click(button(element));
    await waitUntil(() => element.pressed === true);
    await idle(element);
    expect(asked()).to.deep.equal([[ADD, '3']]);
    expect(button(element).hasAttribute('aria-haspopup')).to.equal(false);
  });

  it('acts at once with list-id, whatever lists there are', async () => {
    const element = await show({ listId: '8' });
    await click(button(element));
    await idle(element);
    expect(asked()).to.deep.equal([[ADD, '8']]);
  });

  it('looks for the first list where there is none in the data', async () => {
    platform.answer('shoppingList', { shoppingList: [] });
    platform.answer('shoppingListCreate', { shoppingListCreate: { status: 'success', id: 9 } });
    const element = await show({ lists: [] });
    await click(button(element));
    await waitUntil(() => platform.calls(ADD).length === 1);
    expect(platform.calls(ADD)[0]?.variables).to.include({ listId: '9' });
  });

  it('takes them from a child script, and passes by what is no list (A16)', async () => {
    const lists = [null, 'x', { name: 'Bez numeru' }, { id: 'x', name: 'Y' }, ...LISTS];
    const element = await fixture<ListButton>(html`<shop-list-button product-id="110"
      ><script type="application/json">${JSON.stringify(lists)}</script></shop-list-button>`);
    await element.updateComplete;
    await open(element);
    expect(items(element)).to.have.length(3);
  });

  describe('of several', () => {
    it('lets the shopper choose, with their names and counts', async () => {
      const element = await show();
      expect(button(element).getAttribute('aria-haspopup')).to.equal('menu');
      expect(button(element).ariaExpanded).to.equal('false');
      await open(element);
      expect(button(element).ariaExpanded).to.equal('true');
      expect(items(element).map(text)).to.deep.equal([
        'Prezenty 1 produkt',
        'Dom & ogórek 12 produktów',
        'Praca 0 produktów',
      ]);
      expect(checked(element)).to.deep.equal([false, false, false]);
      expect(asked()).to.deep.equal([]);
    });

    it('puts the product on the chosen one: at once, announced by its name', async () => {
      const answer = platform.defer(ADD);
      const element = await show();
      const told = eventsOf(document, 'shop-list-button-change');
      await choose(element, 1);
      expect(focused() === button(element)).to.equal(true);
      await waitUntil(() => element.pressed === true);
      expect(Reflect.get(told[0] ?? {}, 'detail')).to.deep.equal({
        ...{ pressed: true, productId: '110', size: 'M', listId: '5' },
      });
      expect(text(one(element, '[role=status]'))).to.equal('');
      answer.resolve({ [ADD]: done });
      await waitUntil(
        () => text(one(element, '[role=status]')) === 'Dodano do listy „Dom & ogórek”.',
      );
      expect(asked()).to.deep.equal([[ADD, '5']]);
    });

    it('knows its own acts: each list by itself', async () => {
      const element = await show({ lang: 'en' });
      await choose(element, 0);
      await choose(element, 2);
      await open(element);
      expect(checked(element)).to.deep.equal([true, false, true]);
      items(element)[0]?.click();
      await closed(element);
      await waitUntil(() => text(one(element, '[role=status]')) === 'Removed from “Prezenty”.');
      expect(element.pressed).to.equal(true);
      await choose(element, 2);
      await waitUntil(() => element.pressed === false);
      await idle(element);
      expect(asked()).to.deep.equal([
        [ADD, '3'],
        [ADD, '8'],
        [REMOVE, '3'],
        [REMOVE, '8'],
      ]);
    });

    it('takes pressed for the first one, and forgets its acts with another size', async () => {
      const element = await show({ pressed: true });
      await choose(element, 1);
      await open(element);
      expect(checked(element)).to.deep.equal([true, true, false]);
      await press('Escape');
      element.size = 'L';
      element.pressed = false;
      await element.updateComplete;
      await open(element);
      expect(checked(element)).to.deep.equal([false, false, false]);
    });

    it('takes a refused choice back, in the words of the platform', async () => {
      platform.answer(ADD, { [ADD]: done }, new PlatformRefusal(ADD, 'Lista jest pełna.'));
      const element = await show();
      await choose(element, 0);
      await idle(element);
      const errors = eventsOf(element, 'shop-error');
      await choose(element, 1);
      await waitUntil(() => parts(element, 'message').length === 1);
      expect(text(part(element, 'message'))).to.equal('Lista jest pełna.');
      expect(errors).to.have.length(1);
      expect(element.pressed).to.equal(true);
      await open(element);
      expect(checked(element)).to.deep.equal([true, false, false]);
    });

    it('says it in a toast where the page shows them', async () => {
      const toasts = document.createElement('shop-toasts');
      document.body.append(toasts);
      const said = eventsOf(document, 'shop-toast');
      const element = await show();
      await choose(element, 0);
      await waitUntil(() => said.length === 1);
      toasts.remove();
      expect(Reflect.get(said[0] ?? {}, 'detail')).to.deep.equal({
        ...{ message: 'Dodano do listy „Prezenty”.', kind: 'success' },
      });
      expect(text(one(element, '[role=status]'))).to.equal('');
    });

    it('does nothing where the page says so', async () => {
      const element = await show();
      element.addEventListener('shop-list-button-change', (event) => event.preventDefault());
      await choose(element, 0);
      expect(element.pressed).to.equal(false);
      expect(asked()).to.deep.equal([]);
    });
  });

  describe('by the keyboard', () => {
    it('opens on the first list, or on the last, and walks around', async () => {
      const element = await show();
      button(element).focus();
      for (const key of ['Enter', ' ', 'ArrowDown']) {
        await press(key);
        await onList('Prezenty');
        await press('Escape');
        await closed(element);
        expect(focused() === button(element)).to.equal(true);
      }
      await press('ArrowUp');
      await onList('Praca');
      for (const [key, name] of [
        ['ArrowDown', 'Prezenty'],
        ['ArrowDown', 'Dom & ogórek'],
        ['End', 'Praca'],
        ['Home', 'Prezenty'],
        ['ArrowUp', 'Praca'],
        ['d', 'Dom & ogórek'],
        ['p', 'Praca'],
        ['p', 'Prezenty'],
      ] as const) {
        await press(key);
        await onList(name);
      }
    });

    it('chooses with Enter and Space, and gives the focus back', async () => {
      const element = await show();
      button(element).focus();
      for (const key of ['Enter', ' ']) {
        await press('Enter');
        await onList('Prezenty');
        await press(key);
        await closed(element);
        expect(focused() === button(element)).to.equal(true);
      }
      await idle(element);
      expect(asked()).to.deep.equal([
        [ADD, '3'],
        [REMOVE, '3'],
      ]);
    });

    it('goes on with Tab, which closes', async () => {
      const element = await show();
      button(element).focus();
      await press('Enter');
      await onList('Prezenty');
      await press('Tab');
      await closed(element);
      expect(focused() === element.nextElementSibling).to.equal(true);
    });
  });

  it('closes by a second press and by a press elsewhere', async () => {
    const element = await show();
    await open(element);
    await click(button(element));
    await closed(element);
    await open(element);
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    await closed(element);
    expect(asked()).to.deep.equal([]);
  });

  it('is not cut off, and stays on the screen in both directions', async () => {
    for (const dir of ['ltr', 'rtl']) {
      const box = await fixture<HTMLElement>(html`<div dir=${dir} style="overflow: hidden">
        <shop-list-button product-id="110" lists=${JSON.stringify(LISTS)}></shop-list-button>
      </div>`);
      const element = box.querySelector<ListButton>('shop-list-button');
      if (!element) throw new Error('Expected the tag.');
      await element.updateComplete;
      await open(element);
      const menu = part(element, 'menu');
      const { left, right, top, bottom } = menu.getBoundingClientRect();
      expect(left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight).to.equal(true);
      const { left: from, right: to } = button(element).getBoundingClientRect();
      expect(Math.abs(dir === 'rtl' ? right - to : left - from)).to.be.lessThan(12);
      const last = items(element).at(-1)?.getBoundingClientRect();
      const seen = element.shadowRoot?.elementFromPoint((left + right) / 2, (last?.top ?? 0) + 5);
      expect(menu.contains(seen ?? null)).to.equal(true);
      await press('Escape');
      await closed(element);
    }
  });

  it('is accessible while it is open, in both languages', async () => {
    for (const lang of ['pl', 'en']) {
      const element = await show({ lang, pressed: true });
      await expectAccessible(element);
      await open(element);
      await expectAccessible(element);
      const heights = items(element).map((item) => item.getBoundingClientRect().height);
      expect(Math.min(...heights)).to.be.at.least(44);
      await press('Escape');
    }
  });
});
