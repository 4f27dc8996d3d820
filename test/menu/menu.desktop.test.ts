import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { expectAccessible } from '../kit/accessible.ts';
import { settle } from '../kit/fake-clock.ts';
import { installFakePlatform, platform } from '../kit/fake-platform.ts';
import { press } from '../kit/keyboard.ts';
import { hover, leave } from '../kit/mouse.ts';
import { focused, part, parts, text } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import '../kit/guard.ts';
import {
  closed,
  counted,
  DEFAULT_VIEWPORT,
  isOpen,
  linkOf,
  listOf,
  type Menu,
  open,
  opened,
  SHOP,
  showWide,
  toggleOf,
  topItem,
} from './menu.fixtures.ts';

beforeEach(installFakePlatform);
afterEach(async () => {
  await leave();
  await setViewport(DEFAULT_VIEWPORT);
});

const isFocused = (element: HTMLElement): boolean => focused() === element;
const linkNames = (parent: Element): string[] => parts(parent, 'link').map(text);

/** Mounts a menu and loads its panel by hovering, with everything closed. */
async function ready(...given: Parameters<typeof showWide>): Promise<Menu> {
  const menu = await showWide(...given);
  await open(menu, 'Ona');
  toggleOf(menu, 'Ona').click();
  await closed(menu);
  return menu;
}

/** Taps an element; returns whether the browser would have followed its link. */
async function tap(element: HTMLElement, pointerType = 'touch'): Promise<boolean> {
  let isFollowed = false;
  const preventDefault = (event: Event) => {
    isFollowed = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', preventDefault, { once: true });
  const init = { bubbles: true, composed: true, cancelable: true };
  element.dispatchEvent(new PointerEvent('pointerdown', { ...init, pointerType }));
  element.dispatchEvent(new MouseEvent('click', init));
  await settle();
  return isFollowed;
}

describe('<shop-menu> on a wide screen', () => {
  it('shows the first level as links, each with a button for its list', async () => {
    const menu = await showWide();
    expect(linkNames(menu)).to.deep.equal(['Ona', 'On', 'Nowości']);
    expect(linkOf(menu, 'Ona').getAttribute('href')).to.equal('#Ona');
    expect(parts(menu, 'toggle').map(({ ariaLabel }) => ariaLabel)).to.deep.equal([
      'Podkategorie: Ona',
      'Podkategorie: On',
    ]);
    for (const toggle of parts(menu, 'toggle')) expect(toggle.ariaExpanded).to.equal('false');
    expect(menu.matches(':state(desktop)') && !menu.matches(':state(mobile)')).to.equal(true);
    expect(menu.matches(':state(open)')).to.equal(false);
  });

  it('renders all levels below an item only when it opens', async () => {
    const menu = await showWide();
    expect(parts(menu, 'link')).to.have.length(3);
    const panel = await open(menu, 'Ona');
    expect(linkNames(panel)).to.deep.equal([
      'Buty',
      'Sandały',
      'Kozaki',
      'Torby',
      'Plecaki',
      'Czapki',
    ]);
    expect(parts(panel, 'group').map((group) => text(part(group, 'link')))).to.deep.equal([
      'Buty',
      'Torby',
      'Czapki',
    ]);
    expect(toggleOf(menu, 'Ona').getAttribute('aria-controls')).to.equal(panel.id);
    toggleOf(menu, 'Ona').click();
    await closed(menu);
    expect(parts(menu, 'link')).to.have.length(3);
  });

  it('is accessible closed and open, in both languages and variants', async () => {
    for (const lang of ['pl', 'en']) {
      for (const variant of ['mega', 'dropdown']) {
        const menu = await showWide(listOf([...SHOP, ['Długa', ...counted(12)]]), {
          lang,
          variant,
        });
        await expectAccessible(menu, ['skip-link']);
        await open(menu, 'Ona');
        await expectAccessible(menu, ['skip-link']);
        await open(menu, 'Długa');
        await expectAccessible(menu, ['skip-link']);
        menu.remove();
      }
    }
  });

  it('reports each opening and closing once', async () => {
    const menu = await showWide();
    const log: unknown[] = [];
    for (const name of ['shop-menu-open', 'shop-menu-close']) {
      document.addEventListener(name, (event) => {
        if (event instanceof CustomEvent) log.push([event.type.slice(10), event.detail?.path]);
      });
    }
    await open(menu, 'Ona');
    expect(log.splice(0)).to.deep.equal([['open', ['Ona']]]);
    await open(menu, 'On');
    expect(log.splice(0)).to.deep.equal([
      ['close', undefined],
      ['open', ['On']],
    ]);
    menu.parentElement?.append(menu);
    await menu.updateComplete;
    toggleOf(menu, 'On').click();
    await closed(menu);
    expect(log).to.deep.equal([['close', undefined]]);
  });

  it('shows ten items of a long list; the button shows all, and keeps focus (UI-15)', async () => {
    for (const lang of ['pl', 'en']) {
      const menu = await showWide(listOf([['Długa', ...counted(12)]]), { lang });
      const panel = await open(menu, 'Długa');
      const [more, less] =
        lang === 'pl' ? ['Pokaż więcej', 'Pokaż mniej'] : ['Show more', 'Show less'];
      const button = part(panel, 'extend');
      expect(parts(panel, 'link')).to.have.length(10);
      expect([text(button), button.ariaExpanded]).to.deep.equal([more, 'false']);
      button.focus();
      await press('Enter');
      await waitUntil(() => parts(panel, 'link').length === 12);
      expect([text(button), button.ariaExpanded]).to.deep.equal([less, 'true']);
      expect(isFocused(button)).to.equal(true);
      await press('Enter');
      await waitUntil(() => parts(panel, 'link').length === 10);
      expect(isFocused(button)).to.equal(true);
      menu.remove();
    }
  });

  it('a list of ten has no button; show-more-after sets the limit (UI-15)', async () => {
    const menu = await showWide(listOf([['Dziesięć', ...counted(10)]]));
    const panel = await open(menu, 'Dziesięć');
    expect(parts(panel, 'extend')).to.have.length(0);
    menu.setAttribute('show-more-after', '3');
    await waitUntil(() => parts(panel, 'link').length === 3);
    menu.showMoreAfter = 0;
    await waitUntil(() => parts(panel, 'link').length === 10);
    expect(parts(panel, 'extend')).to.have.length(0);
  });

  it('uses the texts of the author’s own item (UI-15)', async () => {
    for (const place of ['li', 'a']) {
      const list = listOf([['Długa', ...counted(12)]]);
      const item = document.createElement('li');
      item.append(document.createElement('a'));
      const holder = place === 'li' ? item : item.firstElementChild;
      holder?.setAttribute('data-extend', '');
      holder?.setAttribute('data-alt-text', 'Zwiń');
      (item.firstElementChild as Element).textContent = 'Wszystkie 12';
      list.querySelector('ul')?.append(item);
      const menu = await showWide(list);
      const panel = await open(menu, 'Długa');
      expect(text(part(panel, 'extend'))).to.equal('Wszystkie 12');
      part(panel, 'extend').click();
      await waitUntil(() => text(part(panel, 'extend')) === 'Zwiń');
      expect(parts(panel, 'link')).to.have.length(12);
      menu.remove();
    }
  });
});

describe('<shop-menu> on a wide screen: mouse (UI-12)', () => {
  it('opens when a mouse rests on an item, and closes some time after it left', async () => {
    const menu = await ready();
    await hover(topItem(menu, 'Ona'));
    await platform.clock.advance(149);
    expect(isOpen(menu, 'Ona')).to.equal(false);
    await platform.clock.advance(1);
    await opened(menu, 'Ona');
    await leave();
    await platform.clock.advance(299);
    expect(isOpen(menu, 'Ona')).to.equal(true);
    await platform.clock.advance(1);
    await closed(menu);
  });

  it('does not open for a mouse that passes', async () => {
    const menu = await ready();
    await hover(topItem(menu, 'Ona'));
    await platform.clock.advance(100);
    await leave();
    await platform.clock.advance(1000);
    expect(menu.matches(':state(open)')).to.equal(false);
    expect(platform.clock.timers).to.equal(0);
  });

  it('stays open while the mouse moves into the panel, and switches to another item', async () => {
    const menu = await ready();
    await hover(topItem(menu, 'Ona'));
    await platform.clock.advance(150);
    await opened(menu, 'Ona');
    await hover(part(menu, 'panel'));
    await platform.clock.advance(1000);
    expect(isOpen(menu, 'Ona')).to.equal(true);
    await hover(topItem(menu, 'On'));
    await platform.clock.advance(150);
    await opened(menu, 'On');
    await platform.clock.advance(1000);
    expect(isOpen(menu, 'Ona')).to.equal(false);
    expect(isOpen(menu, 'On')).to.equal(true);
  });

  it('stays open on a click after hovering opened it', async () => {
    const menu = await ready();
    await hover(topItem(menu, 'Ona'));
    await platform.clock.advance(150);
    await opened(menu, 'Ona');
    expect(await tap(toggleOf(menu, 'Ona'), 'mouse')).to.equal(true);
    await leave();
    await platform.clock.advance(1000);
    expect(isOpen(menu, 'Ona')).to.equal(true);
    toggleOf(menu, 'Ona').click();
    await closed(menu);
  });

  it('follows a link at the first click, whether the panel is open or not', async () => {
    const menu = await ready();
    expect(await tap(linkOf(menu, 'Ona'), 'mouse')).to.equal(true);
    await open(menu, 'Ona');
    expect(await tap(linkOf(menu, 'Ona'), 'mouse')).to.equal(true);
  });

  it('closes on a click outside, but not inside', async () => {
    const menu = await showWide();
    const panel = await open(menu, 'Ona');
    panel.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
    await settle();
    expect(isOpen(menu, 'Ona')).to.equal(true);
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    await closed(menu);
  });
});

describe('<shop-menu> on a wide screen: touch (UI-12)', () => {
  it('opens at the first tap on a link, and follows it at the next one', async () => {
    const menu = await ready();
    expect(await tap(linkOf(menu, 'Ona'))).to.equal(false);
    await opened(menu, 'Ona');
    expect(await tap(linkOf(menu, 'Ona'))).to.equal(true);
    expect(await tap(linkOf(menu, 'Nowości'))).to.equal(true);
  });

  it('has no effect on the keyboard on a screen that was touched', async () => {
    const menu = await ready();
    const link = linkOf(menu, 'Ona');
    link.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
    link.focus();
    let isFollowed = false;
    window.addEventListener(
      'click',
      (event) => {
        isFollowed = !event.defaultPrevented;
        event.preventDefault();
      },
      { once: true },
    );
    await press('Enter');
    expect(isFollowed).to.equal(true);
  });
});

describe('<shop-menu> on a wide screen: keyboard (UI-12)', () => {
  it('opens and closes with Enter and Space on the button', async () => {
    const menu = await showWide();
    toggleOf(menu, 'Ona').focus();
    await press('Enter');
    await opened(menu, 'Ona');
    expect(isFocused(toggleOf(menu, 'Ona'))).to.equal(true);
    await press(' ');
    await closed(menu);
  });

  it('moves along the bar with Right, Left, Home and End, and stops at its ends', async () => {
    const menu = await showWide();
    linkOf(menu, 'Ona').focus();
    const steps: [string, string][] = [
      ['ArrowLeft', 'Ona'],
      ['ArrowRight', 'On'],
      ['ArrowRight', 'Nowości'],
      ['ArrowRight', 'Nowości'],
      ['ArrowLeft', 'On'],
      ['Home', 'Ona'],
      ['End', 'Nowości'],
      ['ArrowDown', 'Nowości'],
    ];
    for (const [key, name] of steps) {
      await press(key);
      expect(isFocused(linkOf(menu, name)), `${key} ${name}`).to.equal(true);
    }
  });

  it('reverses the arrows from right to left', async () => {
    const menu = await showWide(listOf(SHOP), { dir: 'rtl' });
    linkOf(menu, 'Ona').focus();
    await press('ArrowLeft');
    expect(isFocused(linkOf(menu, 'On'))).to.equal(true);
    await press('ArrowRight');
    expect(isFocused(linkOf(menu, 'Ona'))).to.equal(true);
  });

  it('moves into the panel with Down, along its links, and back with Up', async () => {
    const menu = await showWide();
    linkOf(menu, 'Ona').focus();
    await press('ArrowDown');
    await opened(menu, 'Ona');
    await waitUntil(() => focused() && text(focused() as Node) === 'Buty');
    const steps: [string, string][] = [
      ['ArrowDown', 'Sandały'],
      ['End', 'Czapki'],
      ['ArrowDown', 'Czapki'],
      ['ArrowUp', 'Plecaki'],
      ['Home', 'Buty'],
      ['ArrowUp', 'Ona'],
      ['ArrowDown', 'Buty'],
    ];
    for (const [key, name] of steps) {
      await press(key);
      expect(text(focused() as Node), key).to.equal(name);
    }
  });

  it('closes with Escape, and returns focus', async () => {
    const menu = await showWide();
    for (const from of [linkOf, toggleOf]) {
      from(menu, 'Ona').focus();
      await press('ArrowDown');
      await waitUntil(() => focused() && text(focused() as Node) === 'Buty');
      await press('Escape');
      await closed(menu);
      expect(isFocused(from(menu, 'Ona'))).to.equal(true);
    }
  });

  it('closes with Escape after hovering opened it, and keeps focus', async () => {
    const menu = await ready();
    const button = document.body.appendChild(document.createElement('button'));
    button.focus();
    await hover(topItem(menu, 'Ona'));
    await platform.clock.advance(150);
    await opened(menu, 'Ona');
    await press('Escape');
    await closed(menu);
    expect(isFocused(button)).to.equal(true);
    button.remove();
  });

  it('moves with Tab from the button through the panel to the next item, which closes it', async () => {
    const menu = await showWide();
    await open(menu, 'On');
    toggleOf(menu, 'On').focus();
    await press('Tab');
    expect(text(focused() as Node)).to.equal('Koszule');
    await press('Tab', 'Tab');
    expect(isFocused(linkOf(menu, 'Nowości'))).to.equal(true);
    await closed(menu);
  });

  it('closes when focus leaves the menu', async () => {
    const menu = await showWide();
    const button = document.body.appendChild(document.createElement('button'));
    toggleOf(menu, 'Ona').focus();
    await press('Enter');
    await opened(menu, 'Ona');
    button.focus();
    await closed(menu);
    expect(isFocused(button)).to.equal(true);
    button.remove();
  });

  it('returns focus when another item opens meanwhile', async () => {
    const menu = await ready();
    linkOf(menu, 'Ona').focus();
    await press('ArrowDown');
    await waitUntil(() => focused() && text(focused() as Node) === 'Buty');
    await hover(topItem(menu, 'On'));
    await platform.clock.advance(150);
    await opened(menu, 'On');
    expect(isFocused(linkOf(menu, 'Ona'))).to.equal(true);
  });
});
