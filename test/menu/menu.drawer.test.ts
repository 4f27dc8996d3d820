import { expect, fixture, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { ElementOf } from '../../elements/declare/element-types.ts';
import { registerElements } from '../../elements/start/register.ts';
import { drawerElement } from '../../elements/tags/drawer/drawer.element.ts';
import { expectAccessible } from '../kit/accessible.ts';
import { createTag } from '../kit/create-tag.ts';
import { settle } from '../kit/fake-clock.ts';
import { installFakePlatform } from '../kit/fake-platform.ts';
import { isOpen, mount } from '../kit/mount.ts';
import { eventsOf, nextEvent } from '../kit/next-event.ts';
import { focused, part, parts, text } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { dialogOf } from '../modal/modal.fixtures.ts';
import '../kit/guard.ts';
import {
  DEFAULT_VIEWPORT,
  DESKTOP,
  enter,
  level,
  levelName,
  linkOf,
  listOf,
  type Menu,
  PHONE,
  SHOP,
} from './menu.fixtures.ts';

type Drawer = ElementOf<typeof drawerElement>;

registerElements([drawerElement]);

beforeEach(() => {
  installFakePlatform();
});
afterEach(() => setViewport(DEFAULT_VIEWPORT));

interface Shown {
  menu: Menu;
  drawer: Drawer;
  header: HTMLElement;
}

/** Mounts a menu in a header that a theme may hide, with the drawer that it references. */
async function show(attributes: Readonly<Record<string, string>> = { drawer: 'side' }) {
  const { element: drawer, page } = await mount(
    'shop-drawer',
    html`<header class="hidden-below"></header><b></b>
      <shop-drawer id="side" label="Menu"><p>Konto</p><div id="place"></div></shop-drawer>
      <button type="button" commandfor="side" command="--show">Menu</button>`,
  );
  const header = page.querySelector('header');
  if (!header) throw new Error('Expected the header.');
  const menu = createTag('shop-menu', attributes, listOf(SHOP));
  header.append('Kategorie: ', menu, document.createElement('i'));
  await Promise.all([menu.updateComplete, drawer.updateComplete]);
  return { menu, drawer, header } satisfies Shown;
}

const placeOf = ({ parentElement }: Menu) => parentElement?.id || parentElement?.localName;

async function resize(viewport: typeof PHONE, menu: Menu, place: string): Promise<void> {
  await setViewport(viewport);
  await waitUntil(() => placeOf(menu) === place, place);
  await menu.updateComplete;
}

async function openDrawer({ drawer, menu }: Shown): Promise<void> {
  drawer.show();
  await drawer.updateComplete;
  await waitUntil(() => parts(menu, 'level').length > 0, 'the levels show');
  for (const animation of dialogOf(drawer).getAnimations()) animation.finish();
}

describe('<shop-menu> with a drawer', () => {
  it('is in the drawer on narrow screens from the start, one level at a time (S7)', async () => {
    await setViewport(PHONE);
    const shown = await show();
    const { menu, drawer } = shown;
    await waitUntil(() => placeOf(menu) === 'side');
    expect(isOpen(drawer)).to.equal(false);
    await openDrawer(shown);
    expect(menu.matches(':state(mobile)')).to.equal(true);
    expect(parts(level(menu), 'link').map(text)).to.deep.equal(['Ona', 'On', 'Nowości']);
    expect(part(menu, 'nav').ariaLabel).to.equal('Kategorie');
    await expectAccessible(drawer);
  });

  it('is in the drawer even if the theme hides its original position on narrow screens (S7)', async () => {
    await setViewport(PHONE);
    const style = await fixture<HTMLStyleElement>(
      html`<style>.hidden-below { display: none }</style>`,
    );
    const { menu } = await show();
    await waitUntil(() => placeOf(menu) === 'side');
    style.remove();
  });

  it('moves to the position in the drawer that the id names (S7)', async () => {
    await setViewport(PHONE);
    const { menu } = await show({ drawer: 'place' });
    await waitUntil(() => placeOf(menu) === 'place');
  });

  it('is in its original position on wide screens, from the width of below (S7)', async () => {
    await setViewport(DESKTOP);
    const { menu } = await show();
    expect(placeOf(menu)).to.equal('header');
    menu.setAttribute('below', '1281');
    await waitUntil(() => placeOf(menu) === 'side');
    menu.removeAttribute('drawer');
    await waitUntil(() => placeOf(menu) === 'header');
  });

  for (const way of ['moveBefore', 'without moveBefore']) {
    it(`moves back and forth with its state, and closes the drawer (${way}) (S7)`, async () => {
      await setViewport(DESKTOP);
      const shown = await show();
      const { menu, drawer, header } = shown;
      if (way !== 'moveBefore') {
        for (const parent of [drawer, header]) Object.assign(parent, { moveBefore: undefined });
      }
      const own = menu.querySelector('ul');
      await resize(PHONE, menu, 'side');
      await openDrawer(shown);
      await enter(menu, 'Ona');
      const events = eventsOf(drawer, 'shop-drawer-close');
      await resize(DESKTOP, menu, 'header');
      await waitUntil(() => !isOpen(drawer), 'the drawer closes');
      expect(events).to.have.length(1);
      expect([menu.nextElementSibling?.localName, menu.querySelector('ul') === own]).to.deep.equal([
        'i',
        true,
      ]);
      expect(text(linkOf(menu, 'Ona'))).to.equal('Ona');
      expect(getComputedStyle(document.documentElement).overflowY).not.to.equal('hidden');
      await resize(PHONE, menu, 'side');
      expect(isOpen(drawer)).to.equal(false);
      await openDrawer(shown);
      expect(levelName(menu)).to.equal('Ona');
    });
  }

  it('leaves focus on the button that opened the drawer when that closes (S7)', async () => {
    await setViewport(PHONE);
    const shown = await show();
    const { menu, drawer } = shown;
    await waitUntil(() => placeOf(menu) === 'side');
    const button = document.querySelector('button');
    button?.focus();
    button?.click();
    await waitUntil(() => isOpen(drawer));
    part(drawer, 'close').click();
    await waitUntil(() => !isOpen(drawer));
    expect(focused() === button).to.equal(true);
  });

  it('loads its levels before the drawer opens, at the first sign of the shopper', async () => {
    await setViewport(PHONE);
    const { menu } = await show();
    await waitUntil(() => placeOf(menu) === 'side');
    await settle();
    expect(parts(menu, 'nav')).to.have.length(0);
    document.querySelector('button')?.focus();
    await waitUntil(() => parts(menu, 'level').length === 1);
  });

  it('stays in its original position, and reports an error, when no drawer has that id (S7)', async () => {
    await setViewport(PHONE);
    const failing = nextEvent(document, 'shop-error');
    const { menu } = await show({ drawer: 'nowhere' });
    expect(Reflect.get(Object((await failing).detail), 'code')).to.equal('selector');
    expect(placeOf(menu)).to.equal('header');
    await waitUntil(() => parts(menu, 'level').length === 1);
    expect(parts(level(menu), 'link')).to.have.length(3);
  });
});
