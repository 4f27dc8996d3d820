import { expect, html } from '@open-wc/testing';
import { registerElements } from '../../elements/start/register.ts';
import { listButtonElement } from '../../elements/tags/list-button/list-button.element.ts';
import { PlatformRefusal } from '../../logic/platform/platform-error.ts';
import { expectAccessible } from '../kit/accessible.ts';
import { isChromium } from '../kit/browser.ts';
import { setOffline } from '../kit/devtools.ts';
import { installFakePlatform, platform } from '../kit/fake-platform.ts';
import { press } from '../kit/keyboard.ts';
import { type Mounted, mount } from '../kit/mount.ts';
import { click } from '../kit/mouse.ts';
import { eventsOf } from '../kit/next-event.ts';
import { focused, text } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import '../kit/guard.ts';

type ListButton = Mounted<'shop-list-button'>;

registerElements([listButtonElement]);

const ADD = 'addToShoppingList';
const REMOVE = 'removeFromShoppingList';
const done = { status: 'success' };
const LISTS = [
  { id: 3, name: 'Prezenty', count: 1, link: '/l?id=3' },
  { id: '5', name: 'Dom &amp; <b>og&oacute;rek</b>', count: '12', link: '/l?id=5' },
  { id: 8, name: 'Praca', count: 0, link: '/l?id=8' },
];

beforeEach(() => {
  installFakePlatform();
  platform.answer(ADD, { [ADD]: done });
  platform.answer(REMOVE, { [REMOVE]: done });
});

interface Options {
  lang?: string;
  lists?: readonly unknown[];
  listId?: string;
  pressed?: boolean;
}

const show = ({ lang = 'pl', lists = LISTS, listId = '', pressed = false }: Options = {}) =>
  mount(
    'shop-list-button',
    html`<shop-list-button product-id="110" size="M" list-id=${listId}
        lists=${JSON.stringify(lists)} ?pressed=${pressed}></shop-list-button>
      <button>next</button>`,
    { lang },
  );

const button = (tag: Mounted) => tag.part('button');
const items = (tag: Mounted) => tag.parts('item');
const checked = (tag: Mounted) => items(tag).map((item) => item.ariaChecked === 'true');
const opened = (tag: Mounted) => waitUntil(() => tag.isOpen && items(tag).length > 0);
const closed = (tag: Mounted) => waitUntil(() => tag.parts('menu').length === 0);
const focusedName = () => text(focused()?.querySelector('bdi:first-of-type') ?? new Text());
const onList = (name: string) => waitUntil(() => focusedName() === name, name);
const idle = (tag: ListButton) => waitUntil(() => !tag.element.matches(':state(busy)'));
const requests = () =>
  platform.calls().map(({ name, variables }) => [name, Reflect.get(Object(variables), 'listId')]);

async function open(tag: ListButton): Promise<void> {
  await click(button(tag));
  await opened(tag);
}

async function choose(tag: ListButton, at: number): Promise<void> {
  await open(tag);
  items(tag)[at]?.click();
  await closed(tag);
}

// the first test, because the menu stays loaded afterwards
if (isChromium) {
  it('<shop-list-button> shows a message when its menu fails to load, and tries again', async () => {
    const tag = await show();
    const errors = tag.events('shop-error');
    await setOffline(true);
    button(tag).click();
    await waitUntil(() => tag.parts('message').length === 1);
    await setOffline(false);
    expect(errors.map((event) => Reflect.get(event, 'detail').code)).to.deep.equal(['module']);
    expect(button(tag).ariaExpanded).to.equal('false');
    await open(tag);
    expect(tag.parts('message')).to.deep.equal([]);
  });
}

describe('<shop-list-button> with lists', () => {
  it('adds to a single list immediately, and shows its name', async () => {
    const tag = await show({ lists: LISTS.slice(0, 1) });
    await click(button(tag));
    await waitUntil(() => tag.element.pressed === true);
    await idle(tag);
    expect(requests()).to.deep.equal([[ADD, '3']]);
    expect(button(tag).hasAttribute('aria-haspopup')).to.equal(false);
  });

  it('adds immediately with list-id, whatever lists there are', async () => {
    const tag = await show({ listId: '8' });
    await click(button(tag));
    await idle(tag);
    expect(requests()).to.deep.equal([[ADD, '8']]);
  });

  it('reads the lists from a child script, and leaves out invalid ones (A16)', async () => {
    const lists = [null, 'x', { name: 'Bez numeru' }, { id: 'x', name: 'Y' }, ...LISTS];
    const tag = await mount(
      'shop-list-button',
      html`<shop-list-button product-id="110"
      ><script type="application/json">${JSON.stringify(lists)}</script></shop-list-button>`,
    );
    await open(tag);
    expect(items(tag)).to.have.length(3);
  });

  it('closes with a second click and with a click elsewhere', async () => {
    const tag = await show();
    await open(tag);
    await click(button(tag));
    await closed(tag);
    await open(tag);
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    await closed(tag);
    expect(requests()).to.deep.equal([]);
  });

  it('is not clipped, and fits the viewport in both directions', async () => {
    for (const dir of ['ltr', 'rtl']) {
      const tag = await mount(
        'shop-list-button',
        html`<div style="overflow: hidden">
          <shop-list-button product-id="110" lists=${JSON.stringify(LISTS)}></shop-list-button>
        </div>`,
        { dir },
      );
      await open(tag);
      const menu = tag.part('menu');
      const { left, right, top, bottom } = menu.getBoundingClientRect();
      expect(left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight).to.equal(true);
      const { left: from, right: to } = button(tag).getBoundingClientRect();
      expect(Math.abs(dir === 'rtl' ? right - to : left - from)).to.be.lessThan(12);
      const last = items(tag).at(-1)?.getBoundingClientRect();
      const seen = tag.element.shadowRoot?.elementFromPoint(
        (left + right) / 2,
        (last?.top ?? 0) + 5,
      );
      expect(menu.contains(seen ?? null)).to.equal(true);
      await press('Escape');
      await closed(tag);
    }
  });

  it('is accessible while it is open, in both languages', async () => {
    for (const lang of ['pl', 'en']) {
      const tag = await show({ lang, pressed: true });
      await expectAccessible(tag.element);
      await open(tag);
      await expectAccessible(tag.element);
      const heights = items(tag).map((item) => item.getBoundingClientRect().height);
      expect(Math.min(...heights)).to.be.at.least(44);
      await press('Escape');
    }
  });
});

describe('<shop-list-button> with lists: of several', () => {
  it('lets the shopper choose, with their names and counts', async () => {
    const tag = await show();
    expect(button(tag).getAttribute('aria-haspopup')).to.equal('menu');
    expect(button(tag).ariaExpanded).to.equal('false');
    await open(tag);
    expect(button(tag).ariaExpanded).to.equal('true');
    expect(items(tag).map(text)).to.deep.equal([
      'Prezenty 1 produkt',
      'Dom & ogórek 12 produktów',
      'Praca 0 produktów',
    ]);
    expect(checked(tag)).to.deep.equal([false, false, false]);
    expect(requests()).to.deep.equal([]);
  });

  it('adds the product to the chosen one at once, and announces its name', async () => {
    const answer = platform.defer(ADD);
    const tag = await show();
    const events = eventsOf(document, 'shop-list-button-change');
    await choose(tag, 1);
    expect(focused() === button(tag)).to.equal(true);
    await waitUntil(() => tag.element.pressed === true);
    expect(Reflect.get(events[0] ?? {}, 'detail')).to.deep.equal({
      pressed: true,
      productId: '110',
      size: 'M',
      listId: '5',
    });
    expect(text(tag.one('[aria-live=polite]'))).to.equal('');
    answer.resolve({ [ADD]: done });
    await waitUntil(
      () => text(tag.one('[aria-live=polite]')) === 'Dodano do listy „Dom & ogórek”.',
    );
    expect(requests()).to.deep.equal([[ADD, '5']]);
  });

  it('remembers the shopper’s changes of each list', async () => {
    const tag = await show({ lang: 'en' });
    await choose(tag, 0);
    await choose(tag, 2);
    await open(tag);
    expect(checked(tag)).to.deep.equal([true, false, true]);
    items(tag)[0]?.click();
    await closed(tag);
    await waitUntil(() => text(tag.one('[aria-live=polite]')) === 'Removed from “Prezenty”.');
    expect(tag.element.pressed).to.equal(true);
    await choose(tag, 2);
    await waitUntil(() => tag.element.pressed === false);
    await idle(tag);
    expect(requests()).to.deep.equal([
      [ADD, '3'],
      [ADD, '8'],
      [REMOVE, '3'],
      [REMOVE, '8'],
    ]);
  });

  it('treats `pressed` as the first list, and forgets the changes with another size', async () => {
    const tag = await show({ pressed: true });
    await choose(tag, 1);
    await open(tag);
    expect(checked(tag)).to.deep.equal([true, true, false]);
    await press('Escape');
    tag.element.size = 'L';
    tag.element.pressed = false;
    await tag.settled();
    await open(tag);
    expect(checked(tag)).to.deep.equal([false, false, false]);
  });

  it('reverts a refused choice, and shows the platform’s message', async () => {
    platform.answer(ADD, { [ADD]: done }, new PlatformRefusal(ADD, 'Lista jest pełna.'));
    const tag = await show();
    await choose(tag, 0);
    await idle(tag);
    const errors = tag.events('shop-error');
    await choose(tag, 1);
    await waitUntil(() => tag.parts('message').length === 1);
    expect(text(tag.part('message'))).to.equal('Lista jest pełna.');
    expect(errors).to.have.length(1);
    expect(tag.element.pressed).to.equal(true);
    await open(tag);
    expect(checked(tag)).to.deep.equal([true, false, false]);
  });

  it('announces the choice in a toast with a link to the list, when the page has toasts', async () => {
    const toasts = document.createElement('shop-toasts');
    document.body.append(toasts);
    const events = eventsOf(document, 'shop-toast');
    const tag = await show();
    await choose(tag, 0);
    await waitUntil(() => events.length === 1);
    await choose(tag, 0);
    await waitUntil(() => events.length === 2);
    toasts.remove();
    expect(events.map((event) => Reflect.get(event, 'detail'))).to.deep.equal([
      {
        message: 'Dodano do listy „Prezenty”.',
        action: { label: 'Pokaż listę', href: '/l?id=3' },
        kind: 'success',
      },
      { message: 'Usunięto z listy „Prezenty”.', kind: 'success' },
    ]);
    expect(text(tag.one('[aria-live=polite]'))).to.equal('');
  });

  it('does nothing if the event is prevented', async () => {
    const tag = await show();
    tag.element.addEventListener('shop-list-button-change', (event) => event.preventDefault());
    await choose(tag, 0);
    expect(tag.element.pressed).to.equal(false);
    expect(requests()).to.deep.equal([]);
  });
});

describe('<shop-list-button> with lists: by the keyboard', () => {
  it('opens on the first list or on the last, and cycles through them', async () => {
    const tag = await show();
    button(tag).focus();
    for (const key of ['Enter', ' ', 'ArrowDown']) {
      await press(key);
      await onList('Prezenty');
      await press('Escape');
      await closed(tag);
      expect(focused() === button(tag)).to.equal(true);
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

  it('chooses with Enter and Space, and returns focus', async () => {
    const tag = await show();
    button(tag).focus();
    for (const key of ['Enter', ' ']) {
      await press('Enter');
      await onList('Prezenty');
      await press(key);
      await closed(tag);
      expect(focused() === button(tag)).to.equal(true);
    }
    await idle(tag);
    expect(requests()).to.deep.equal([
      [ADD, '3'],
      [REMOVE, '3'],
    ]);
  });

  it('closes with Tab, which moves on', async () => {
    const tag = await show();
    button(tag).focus();
    await press('Enter');
    await onList('Prezenty');
    await press('Tab');
    await closed(tag);
    expect(focused() === tag.element.nextElementSibling).to.equal(true);
  });
});
