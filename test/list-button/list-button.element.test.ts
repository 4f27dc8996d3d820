import { expect, html } from '@open-wc/testing';
import { parse, print } from 'graphql';
import { registerElements } from '../../elements/start/register.ts';
import { listButtonElement } from '../../elements/tags/list-button/list-button.element.ts';
import { listLinkElement } from '../../elements/tags/list-link/list-link.element.ts';
import type { ListChange } from '../../logic/list-button/list-button.atoms.ts';
import { PlatformError, PlatformRefusal } from '../../logic/platform/platform-error.ts';
import { expectAccessible } from '../kit/accessible.ts';
import { settle } from '../kit/fake-clock.ts';
import { installFakePlatform, platform } from '../kit/fake-platform.ts';
import { press } from '../kit/keyboard.ts';
import { type Mounted, mount } from '../kit/mount.ts';
import { click } from '../kit/mouse.ts';
import { nextEvent } from '../kit/next-event.ts';
import { MARKUP_PAYLOADS, wasPwned } from '../kit/payloads.ts';
import { focused, markup, text } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import '../kit/guard.ts';

type ListButton = Mounted<'shop-list-button'>;

registerElements([listButtonElement, listLinkElement]);

const ADD = 'addToShoppingList';
const REMOVE = 'removeFromShoppingList';
const done = { status: 'success' };
const refusal = (text: string) => new PlatformRefusal(ADD, text);
/** A list in the format of the platform. */
const listed = (id: unknown) => ({ name: `Lista ${id}`, link: `/lists?id=${id}`, productCount: 1 });

/** Installs a platform that accepts every change, for a shopper who has these lists. */
function install(...ids: readonly unknown[]): void {
  installFakePlatform();
  platform.answer('shoppingList', { shoppingList: ids.map(listed) });
  platform.answer('shoppingListCreate', { shoppingListCreate: { status: 'success', id: 9 } });
  platform.answer(ADD, { [ADD]: done });
  platform.answer(REMOVE, { [REMOVE]: done });
}
beforeEach(() => install('7', '8'));

interface Options {
  lang?: string;
  id?: string;
  list?: string;
  pressed?: boolean;
}

const show = ({ lang = 'pl', id = '110', list = '3', pressed = false }: Options = {}) =>
  mount(
    'shop-list-button',
    html`<shop-list-button product-id=${id} size="M" list-id=${list} ?pressed=${pressed}></shop-list-button>`,
    { lang },
  );

const showDefault = (lang = 'pl') => show({ list: '', lang });

const button = (tag: Mounted) => tag.part('button');
const isPressed = (tag: Mounted) => button(tag).ariaPressed === 'true';
async function idle(tag: ListButton): Promise<void> {
  await tag.settled();
  await waitUntil(() => !tag.element.matches(':state(busy)'));
}
const failed = (tag: Mounted) => waitUntil(() => tag.parts('message').length === 1);
const requestNames = () => platform.calls().map(({ name }) => name);
const documents = (name: string) =>
  platform.calls(name).map(({ document }) => print(parse(document ?? '')));

describe('<shop-list-button>', () => {
  for (const id of ['abc', '1)', '-1']) {
    it(`shows its content when the product has the invalid id "${id}"`, async () => {
      const tag = await show({ id });
      expect(markup(tag.element)).to.equal('<slot></slot>');
      expect(requestNames()).to.deep.equal([]);
    });
  }

  it('follows the attribute and the property', async () => {
    const tag = await show();
    tag.element.setAttribute('pressed', '');
    await tag.settled();
    expect(isPressed(tag)).to.equal(true);
    tag.element.setAttribute('pressed', 'false');
    await tag.settled();
    expect(isPressed(tag)).to.equal(false);
    tag.element.pressed = true;
    await tag.settled();
    expect(isPressed(tag) && tag.element.hasAttribute('pressed')).to.equal(true);
    expect(requestNames()).to.deep.equal([]);
  });

  it('keeps a pressed state for each product when product-id changes', async () => {
    const tag = await show();
    await click(button(tag));
    await idle(tag);
    expect(isPressed(tag)).to.equal(true);
    tag.element.setAttribute('product-id', '111');
    await tag.settled();
    expect([isPressed(tag), tag.element.pressed], 'another product').to.deep.equal([false, false]);
    tag.element.setAttribute('product-id', '110');
    await tag.settled();
    expect(isPressed(tag), 'the first product again').to.equal(true);
    await click(button(tag));
    await idle(tag);
    expect(requestNames()).to.deep.equal([ADD, REMOVE]);
  });

  it('uses a pressed state that is set together with product-id', async () => {
    const tag = await show();
    tag.element.setAttribute('product-id', '111');
    tag.element.pressed = true;
    await tag.settled();
    expect(isPressed(tag)).to.equal(true);
  });

  it('is accessible in every state, in both languages', async () => {
    for (const lang of ['pl', 'en']) {
      const tag = await show({ lang });
      await expectAccessible(tag.element);
      const answer = platform.defer(ADD);
      button(tag).click();
      await waitUntil(() => tag.element.matches(':state(busy)'));
      await expectAccessible(tag.element);
      answer.reject(refusal(''));
      await failed(tag);
      await expectAccessible(tag.element);
      await expectAccessible((await show({ lang, pressed: true })).element);
    }
  });
});

describe('<shop-list-button>: a click', () => {
  it('adds the product to the list, first on the page, then on the platform', async () => {
    const answer = platform.defer(ADD);
    const tag = await show();
    const event = nextEvent(document, 'shop-list-button-change');
    await click(button(tag));
    expect((await event).detail).to.deep.equal({
      pressed: true,
      productId: '110',
      size: 'M',
      listId: '3',
    });
    await waitUntil(() => isPressed(tag));
    expect(tag.element.pressed).to.equal(true);
    expect(tag.element.hasAttribute('pressed')).to.equal(true);
    expect(tag.element.matches(':state(busy)')).to.equal(true);
    answer.resolve({ [ADD]: done });
    await idle(tag);
    expect(tag.element.pressed).to.equal(true);
    expect(requestNames()).to.deep.equal([ADD]);
  });

  describe('of a product whose size is chosen on the page', () => {
    const showChoice = async () => {
      const tag = await mount(
        'shop-list-button',
        html`<div><select name="size"><option></option><option>M</option><option>L</option></select>
            <shop-list-button product-id="110" size-from="size" list-id="3"></shop-list-button></div>`,
      );
      const select = tag.element.parentElement?.querySelector('select');
      const choose = (size: string) => {
        if (select) select.value = size;
        select?.dispatchEvent(new Event('change', { bubbles: true }));
      };
      return { tag, choose };
    };
    const pressed = async (tag: ListButton) => {
      const event = nextEvent(tag.element, 'shop-list-button-change');
      await click(button(tag));
      await idle(tag);
      const { pressed, size } = (await event).detail as ListChange;
      return { pressed, size };
    };

    it('sends the chosen size, and no request before the choice (HO9)', async () => {
      const { tag, choose } = await showChoice();
      expect(await pressed(tag)).to.deep.equal({ pressed: true, size: undefined });
      await pressed(tag);
      choose('L');
      expect(await pressed(tag)).to.deep.equal({ pressed: true, size: 'L' });
      expect(documents(ADD).map((sent) => /size: (\w+|"\w+")/.exec(sent)?.[1])).to.deep.equal([
        undefined,
        '"L"',
      ]);
    });

    it('removes the product in the size in which it was added (HO9)', async () => {
      const { tag, choose } = await showChoice();
      choose('M');
      await pressed(tag);
      choose('L');
      expect(await pressed(tag)).to.deep.equal({ pressed: false, size: 'M' });
      expect(await pressed(tag)).to.deep.equal({ pressed: true, size: 'L' });
    });
  });

  it('removes the product again', async () => {
    const tag = await show({ pressed: true });
    expect(isPressed(tag)).to.equal(true);
    await click(button(tag));
    await waitUntil(() => !isPressed(tag));
    await idle(tag);
    expect(tag.element.hasAttribute('pressed')).to.equal(false);
    expect(requestNames()).to.deep.equal([REMOVE]);
  });

  it('sends the only size by the name that lists use', async () => {
    const tag = await show();
    tag.element.size = 'onesize';
    await tag.settled();
    button(tag).click();
    await idle(tag);
    expect(documents(ADD)[0]).to.contain('size: "uniw"');
  });

  it('works with the keyboard and keeps focus', async () => {
    const tag = await show();
    button(tag).focus();
    await press('Enter');
    await waitUntil(() => isPressed(tag));
    await press(' ');
    await waitUntil(() => !isPressed(tag));
    await idle(tag);
    expect(focused()).to.equal(button(tag));
    expect(requestNames()).to.deep.equal([ADD, REMOVE]);
  });

  it('does nothing if the event is prevented', async () => {
    const tag = await show();
    tag.element.addEventListener('shop-list-button-change', (event) => event.preventDefault());
    button(tag).click();
    await settle();
    expect(tag.element.pressed).to.equal(false);
    expect(requestNames()).to.deep.equal([]);
  });

  it('is reverted by the next click, one request at a time', async () => {
    const answer = platform.defer(ADD);
    const tag = await show();
    const events = tag.events('shop-list-button-change');
    button(tag).click();
    button(tag).click();
    expect(events.map((event) => Reflect.get(event, 'detail').pressed)).to.deep.equal([
      true,
      false,
    ]);
    await tag.settled();
    expect(isPressed(tag)).to.equal(false);
    expect(requestNames()).to.deep.equal([ADD]);
    answer.resolve({ [ADD]: done });
    await idle(tag);
    expect(requestNames()).to.deep.equal([ADD, REMOVE]);
    expect(tag.element.pressed).to.equal(false);
  });

  it('sends no further request when the last of many clicks equals the finished change', async () => {
    const answer = platform.defer(ADD);
    const tag = await show();
    for (let count = 0; count < 5; count += 1) button(tag).click();
    answer.resolve({ [ADD]: done });
    await idle(tag);
    expect(requestNames()).to.deep.equal([ADD]);
    expect(tag.element.pressed).to.equal(true);
  });

  it('is carried out when the element is moved or removed meanwhile', async () => {
    const answer = platform.defer(ADD);
    const tag = await show();
    const parent = tag.element.parentElement;
    button(tag).click();
    tag.element.remove();
    await settle();
    answer.reject(refusal(''));
    await settle();
    expect(tag.element.pressed).to.equal(false);
    parent?.append(tag.element);
    await failed(tag);
    expect(isPressed(tag)).to.equal(false);
  });
});

describe('<shop-list-button>: without list-id', () => {
  it('uses the shopper’s first list', async () => {
    const tag = await showDefault();
    const event = nextEvent(tag.element, 'shop-list-button-change');
    button(tag).click();
    expect((await event).detail).to.include({ listId: undefined });
    await idle(tag);
    expect(requestNames()).to.deep.equal(['shoppingList', ADD]);
    expect(platform.calls(ADD)[0]?.variables).to.include({ listId: '7' });
    expect(documents('shoppingList')).to.deep.equal([
      print(parse('query { shoppingList { name link productCount } }')),
    ]);
  });

  it('creates a list when there is none', async () => {
    install();
    const tag = await showDefault('en');
    button(tag).click();
    await idle(tag);
    expect(requestNames()).to.deep.equal(['shoppingList', 'shoppingListCreate', ADD]);
    expect(platform.calls('shoppingListCreate')[0]?.variables).to.deep.equal({
      name: 'Shopping list',
    });
    expect(platform.calls(ADD)[0]?.variables).to.include({ listId: '9' });
  });

  it('creates one list for all buttons, and remembers it', async () => {
    install();
    const elements = [await showDefault(), await showDefault(), await showDefault()];
    for (const tag of elements) button(tag).click();
    for (const tag of elements) await idle(tag);
    const [first] = elements;
    if (!first) throw new Error('Expected a tag.');
    button(first).click();
    await idle(first);
    expect(requestNames()).to.deep.equal([
      'shoppingList',
      'shoppingListCreate',
      ADD,
      ADD,
      ADD,
      REMOVE,
    ]);
  });

  it('shares the list with the link to the lists', async () => {
    install();
    const link = await mount(
      'shop-list-link',
      html`<shop-list-link count="0" href="/lists">Listy</shop-list-link>`,
    );
    const tag = await showDefault();
    link.part('link').click();
    await waitUntil(() => platform.page.followed.length === 1);
    button(tag).click();
    await idle(tag);
    expect(requestNames()).to.deep.equal(['shoppingListCreate', ADD]);
    expect(platform.calls(ADD)[0]?.variables).to.include({ listId: '9' });
  });
});

describe('<shop-list-button>: a failure without list-id', () => {
  it('creates no list when the lists cannot be read', async () => {
    platform.answer(
      'shoppingList',
      new PlatformError('shoppingList', 'timeout'),
      { shoppingList: null },
      { shoppingList: [listed(4)] },
    );
    const tag = await showDefault();
    for (const code of ['timeout', 'response']) {
      const failure = nextEvent(tag.element, 'shop-error');
      button(tag).click();
      expect((await failure).detail).to.include({ code });
      await idle(tag);
      expect(tag.element.pressed).to.equal(false);
    }
    button(tag).click();
    await idle(tag);
    expect(tag.element.pressed).to.equal(true);
    expect(platform.calls('shoppingListCreate')).to.have.length(0);
    expect(platform.calls(ADD)[0]?.variables).to.include({ listId: '4' });
  });

  it('skips invalid lists, and creates none when the links contain no id (A16)', async () => {
    platform.answer(
      'shoppingList',
      { shoppingList: [{ name: 'Lista', link: '/lists' }] },
      { shoppingList: [null, 'x', listed(4)] },
    );
    const tag = await showDefault();
    const failure = nextEvent(tag.element, 'shop-error');
    button(tag).click();
    expect((await failure).detail).to.include({ code: 'list-id' });
    await idle(tag);
    button(tag).click();
    await idle(tag);
    expect(platform.calls('shoppingListCreate')).to.have.length(0);
    expect(platform.calls(ADD)[0]?.variables).to.include({ listId: '4' });
  });

  it('looks the list up again after a refusal, because it may be deleted', async () => {
    platform.answer(ADD, refusal(''), { [ADD]: done });
    platform.answer('shoppingList', { shoppingList: [listed(7)] }, { shoppingList: [] });
    const tag = await showDefault();
    button(tag).click();
    await failed(tag);
    button(tag).click();
    await idle(tag);
    expect(tag.element.pressed).to.equal(true);
    expect(requestNames()).to.deep.equal([
      'shoppingList',
      ADD,
      'shoppingList',
      'shoppingListCreate',
      ADD,
    ]);
  });

  it('uses the list that was created although the answer was lost (AT2) [BW-01]', async () => {
    platform.answer('shoppingList', { shoppingList: [] }, { shoppingList: [listed(9)] });
    platform.answer('shoppingListCreate', new PlatformError('shoppingListCreate', 'timeout'));
    const tag = await showDefault();
    button(tag).click();
    await waitUntil(() => requestNames().includes(ADD));
    await idle(tag);
    expect(requestNames()).to.deep.equal([
      'shoppingList',
      'shoppingListCreate',
      'shoppingList',
      ADD,
    ]);
    expect(platform.calls(ADD)[0]?.variables).to.include({ listId: '9' });
    expect(tag.element.pressed).to.equal(true);
  });

  it('reverts all clicks when the list cannot be created, and the next click tries again', async () => {
    install();
    platform.answer(
      'shoppingListCreate',
      { shoppingListCreate: { status: 'error', id: null } },
      { shoppingListCreate: { status: 'success', id: 9 } },
    );
    const elements = [await showDefault(), await showDefault()];
    for (const tag of elements) button(tag).click();
    for (const tag of elements) {
      await failed(tag);
      expect(tag.element.pressed).to.equal(false);
    }
    expect(platform.calls('shoppingListCreate')).to.have.length(1);
    for (const tag of elements) button(tag).click();
    for (const tag of elements) {
      await idle(tag);
      expect(tag.element.pressed).to.equal(true);
    }
    expect(platform.calls('shoppingListCreate')).to.have.length(2);
  });
});

describe('<shop-list-button>: a failure', () => {
  const failures: [string, unknown, string][] = [
    ['a refusal without words', refusal(' '), 'refused'],
    ['a status that is no success', { [ADD]: { status: 'error' } }, 'refused'],
    ['a broken connection', new PlatformError(ADD, 'network'), 'network'],
    ['no answer in time', new PlatformError(ADD, 'timeout'), 'timeout'],
    ['GraphQL errors instead of data', { [ADD]: null }, 'response'],
  ];
  for (const [title, answer, code] of failures) {
    it(`${title} reverts the click and shows a message`, async () => {
      const isRepeated = code !== 'refused';
      platform.answer(ADD, answer, ...(isRepeated ? [answer] : []), { [ADD]: done });
      const tag = await show({ lang: 'en' });
      const failure = nextEvent(document, 'shop-error');
      button(tag).click();
      await waitUntil(() => isPressed(tag) || tag.parts('message').length === 1);
      expect((await failure).detail).to.include({ code });
      await failed(tag);
      expect(isPressed(tag)).to.equal(false);
      expect(tag.element.pressed).to.equal(false);
      expect(text(tag.part('message'))).to.equal(
        'The shopping list could not be changed. Please try again.',
      );
      expect(tag.part('message').closest('[role=alert]')).not.to.equal(null);
      expect(tag.element.matches(':state(error)')).to.equal(true);
      button(tag).click();
      await waitUntil(() => tag.parts('message').length === 0);
      await idle(tag);
      expect(tag.element.pressed).to.equal(true);
      expect(tag.element.matches(':state(error)')).to.equal(false);
    });
  }

  for (const kind of ['network', 'timeout', 'response'] as const) {
    it(`is ignored if only the answer was lost, after ${kind} (AT2)`, async () => {
      platform.answer(ADD, new PlatformError(ADD, kind), { [ADD]: done });
      const tag = await show();
      const errors = tag.events('shop-error');
      button(tag).click();
      await waitUntil(() => requestNames().length === 2);
      await idle(tag);
      expect(tag.element.pressed).to.equal(true);
      expect([tag.parts('message').length, errors.length]).to.deep.equal([0, 0]);
      expect(requestNames()).to.deep.equal([ADD, ADD]);
    });
  }

  it('drops further clicks, and shows the platform’s state', async () => {
    const answer = platform.defer(ADD);
    const tag = await show();
    for (let count = 0; count < 3; count += 1) button(tag).click();
    answer.reject(refusal(''));
    await failed(tag);
    expect(tag.element.pressed).to.equal(false);
    expect(requestNames()).to.deep.equal([ADD]);
  });

  it('of a later change keeps the earlier change', async () => {
    const answer = platform.defer(ADD);
    platform.answer(REMOVE, refusal('Nie teraz.'));
    const tag = await show();
    button(tag).click();
    button(tag).click();
    answer.resolve({ [ADD]: done });
    await failed(tag);
    expect(tag.element.pressed).to.equal(true);
    expect(text(tag.part('message'))).to.equal('Nie teraz.');
  });

  it('shows the platform’s message as text (XS)', async () => {
    for (const payload of MARKUP_PAYLOADS) {
      install();
      platform.answer(ADD, refusal(payload));
      const tag = await show();
      button(tag).click();
      await failed(tag);
      expect(tag.part('message').textContent).to.equal(payload);
      expect(tag.part('message').children).to.have.length(0);
      // the next tag is mounted only when it is in view
      tag.element.remove();
    }
    expect(wasPwned()).to.equal(false);
  });
});

describe('<shop-list-button>: its name', () => {
  it('is constant, while its title names the action of a click', async () => {
    const tag = await show();
    expect(text(button(tag))).to.equal('Dodaj do listy zakupowej');
    expect(button(tag).title).to.equal('Dodaj do listy zakupowej');
    tag.element.pressed = true;
    await tag.settled();
    expect(text(button(tag))).to.equal('Dodaj do listy zakupowej');
    expect(button(tag).title).to.equal('Usuń z listy zakupowej');
  });

  it('is the content of the slot if present', async () => {
    const tag = await mount(
      'shop-list-button',
      html`<shop-list-button product-id="1"><span slot="label">Kubek</span></shop-list-button>`,
    );
    const slot = tag.one('slot[name=label]') as HTMLSlotElement;
    expect(slot.assignedElements().map(text)).to.deep.equal(['Kubek']);
  });
});
