import { expect, fixture, html } from '@open-wc/testing';
import { registerElements } from '../../elements/start/register.ts';
import { drawerElement } from '../../elements/tags/drawer/drawer.element.ts';
import { expectAccessible } from '../kit/accessible.ts';
import { itInChromium } from '../kit/browser.ts';
import { emulateMedia } from '../kit/devtools.ts';
import { settle } from '../kit/fake-clock.ts';
import { installFakePlatform } from '../kit/fake-platform.ts';
import { press } from '../kit/keyboard.ts';
import { type Mounted, mount } from '../kit/mount.ts';
import { eventsOf } from '../kit/next-event.ts';
import { focused, text } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { dialogOf } from '../modal/modal.fixtures.ts';
import '../kit/guard.ts';

type Drawer = Mounted<'shop-drawer'>;

registerElements([drawerElement]);

const showDrawer = (lang = 'pl') =>
  mount(
    'shop-drawer',
    html`<shop-drawer label="Kategorie">
      <nav><a href="#first">Namioty</a> <a href="#second">Plecaki</a></nav>
    </shop-drawer>`,
    { lang },
  );

async function openedDrawer(lang = 'pl'): Promise<Drawer> {
  const drawer = await showDrawer(lang);
  drawer.element.show();
  await drawer.settled();
  return drawer;
}

const link = (drawer: Mounted) => drawer.element.querySelector('a');
/** Waits until the drawer has slid in. */
const atRest = (drawer: Drawer) =>
  Promise.all(
    dialogOf(drawer.element)
      .getAnimations()
      .map(({ finished }) => finished),
  );

describe('<shop-drawer>', () => {
  beforeEach(() => {
    installFakePlatform();
  });
  afterEach(() => document.documentElement.removeAttribute('dir'));

  it('opens and closes, and fires its events', async () => {
    const drawer = await showDrawer();
    const events = [
      eventsOf(document, 'shop-drawer-open'),
      eventsOf(document, 'shop-drawer-close'),
    ];
    drawer.element.show();
    await drawer.settled();
    expect([drawer.isOpen, drawer.element.hasAttribute('open')]).to.deep.equal([true, true]);
    expect(drawer.element.matches(':state(open)')).to.equal(true);
    expect(text(drawer.part('heading'))).to.equal('Kategorie');
    drawer.element.hide();
    await drawer.settled();
    expect([drawer.isOpen, drawer.element.hasAttribute('open')]).to.deep.equal([false, false]);
    expect(drawer.element.matches(':state(open)')).to.equal(false);
    expect(events.map(({ length }) => length)).to.deep.equal([1, 1]);
  });

  it('is accessible in both languages, with and without a label', async () => {
    for (const lang of ['pl', 'en']) {
      const drawer = await openedDrawer(lang);
      await atRest(drawer);
      await expectAccessible(drawer.element);
      drawer.element.removeAttribute('label');
      await drawer.settled();
      expect(drawer.parts('heading')).to.have.length(0);
      expect(dialogOf(drawer.element).ariaLabel).to.equal(
        lang === 'pl' ? 'Okno dialogowe' : 'Dialog',
      );
      await expectAccessible(drawer.element);
      drawer.element.hide();
    }
  });

  it('closes with Back (UI-13)', async () => {
    const drawer = await openedDrawer();
    const back = new Event('cancel', { cancelable: true });
    dialogOf(drawer.element).dispatchEvent(back);
    await drawer.settled();
    expect([back.defaultPrevented, drawer.isOpen]).to.deep.equal([true, false]);
  });

  it('moves focus into the panel and back, and hidden content is not focusable (UI-13)', async () => {
    const opener = await fixture<HTMLButtonElement>(html`<button type="button">Menu</button>`);
    const drawer = await showDrawer();
    expect(link(drawer)?.checkVisibility()).to.equal(false);
    link(drawer)?.focus();
    expect(focused() === link(drawer)).to.equal(false);
    opener.focus();
    drawer.element.show();
    await drawer.settled();
    expect(drawer.element.shadowRoot?.activeElement === drawer.part('close')).to.equal(true);
    link(drawer)?.focus();
    expect(focused() === link(drawer)).to.equal(true);
    opener.focus();
    expect(focused() === opener).to.equal(false);
    await press('Escape');
    await drawer.settled();
    expect(focused() === opener).to.equal(true);
    await waitUntil(() => !link(drawer)?.checkVisibility());
  });

  for (const [dir, side, edge] of [
    ['ltr', 'start', 'left'],
    ['ltr', 'end', 'right'],
    ['rtl', 'start', 'right'],
    ['rtl', 'end', 'left'],
  ] as const) {
    it(`is at the ${edge} edge with side ${side}, ${dir}`, async () => {
      document.documentElement.dir = dir;
      const drawer = await showDrawer();
      drawer.element.side = side;
      drawer.element.show();
      await drawer.settled();
      await atRest(drawer);
      const { left, right, height } = dialogOf(drawer.element).getBoundingClientRect();
      const { clientWidth, clientHeight } = document.documentElement;
      expect(Math.round(edge === 'left' ? left : clientWidth - right)).to.equal(0);
      expect(Math.round(right - left)).to.be.at.most(clientWidth - 40);
      expect(Math.round(height)).to.equal(clientHeight);
    });
  }

  itInChromium('slides in, unless the shopper prefers reduced motion', async () => {
    const names = (drawer: Drawer) =>
      dialogOf(drawer.element)
        .getAnimations()
        .map((animation) =>
          animation instanceof CSSTransition ? animation.transitionProperty : '',
        );
    const moving = await showDrawer();
    moving.element.show();
    await moving.settled();
    expect(names(moving)).to.contain('translate');
    moving.element.hide();
    await emulateMedia({ 'prefers-reduced-motion': 'reduce' });
    const still = await showDrawer();
    still.element.show();
    await still.settled();
    expect(names(still)).to.deep.equal([]);
  });

  it('closes on a click on the page beside it, but not on its empty part', async () => {
    const drawer = await openedDrawer();
    const dialog = dialogOf(drawer.element);
    const clickOn = (target: Element | null) => {
      for (const type of ['pointerdown', 'click']) {
        target?.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
      }
    };
    await atRest(drawer);
    const { left, bottom } = dialog.getBoundingClientRect();
    const lowest = drawer.element.shadowRoot?.elementFromPoint(left + 20, bottom - 20) ?? null;
    clickOn(lowest);
    await settle();
    expect(drawer.isOpen).to.equal(true);
    clickOn(dialog);
    await waitUntil(() => !drawer.isOpen);
  });
});
