import { expect, fixture, html } from '@open-wc/testing';
import { followInvokers } from '../../elements/element/invoker-fallback.ts';
import { expectAccessible } from '../kit/accessible.ts';
import { itInChromium } from '../kit/browser.ts';
import { emulateMedia } from '../kit/devtools.ts';
import { settle } from '../kit/fake-clock.ts';
import { installFakePlatform } from '../kit/fake-platform.ts';
import { press } from '../kit/keyboard.ts';
import type { Mounted } from '../kit/mount.ts';
import { click } from '../kit/mouse.ts';
import { eventsOf } from '../kit/next-event.ts';
import { focused, text } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import '../kit/guard.ts';
import { handleOf } from '../kit/mount.ts';
import { dialogOf, type Modal, showModal } from './modal.fixtures.ts';

const openedModal = async (lang = 'pl') => showModal(lang, true);
const pageOverflow = () => getComputedStyle(document.documentElement).overflowY;
const link = (modal: Mounted) => modal.element.querySelector('a');

beforeEach(() => {
  installFakePlatform();
});

describe('<shop-modal>', () => {
  it('hides its children while it is closed, and shows them in a dialog when it opens', async () => {
    const modal = await showModal();
    expect(link(modal)?.checkVisibility()).to.equal(false);
    modal.element.open = true;
    await modal.settled();
    expect(modal.isOpen).to.equal(true);
    expect(link(modal)?.checkVisibility()).to.equal(true);
    expect(text(modal.part('heading'))).to.equal('Tabela rozmiarów');
    expect(modal.element.matches(':state(open)')).to.equal(true);
  });

  it('opens and closes by attribute, property and method, with one event each', async () => {
    const modal = await showModal();
    const events = eventsOf(document, 'shop-modal-open');
    const closed = eventsOf(document, 'shop-modal-close');
    const ways: [() => void, () => void][] = [
      [
        () => modal.element.toggleAttribute('open', true),
        () => modal.element.removeAttribute('open'),
      ],
      [
        () => Object.assign(modal.element, { open: true }),
        () => Object.assign(modal.element, { open: false }),
      ],
      [() => modal.element.show(), () => modal.element.hide()],
    ];
    for (const [open, close] of ways) {
      open();
      await modal.settled();
      expect([modal.isOpen, modal.element.hasAttribute('open')]).to.deep.equal([true, true]);
      close();
      await modal.settled();
      expect([modal.isOpen, modal.element.hasAttribute('open')]).to.deep.equal([false, false]);
      expect(modal.element.matches(':state(open)')).to.equal(false);
    }
    expect([events.length, closed.length]).to.deep.equal([3, 3]);
  });

  it('opens by show() before the tag has loaded', async () => {
    const modal = handleOf<'shop-modal'>(document.createElement('shop-modal'));
    document.body.append(modal.element);
    modal.element.show();
    await waitUntil(() => modal.isOpen);
    modal.element.remove();
    await settle();
    expect(pageOverflow()).not.to.equal('hidden');
  });

  it('is accessible in every size and both languages', async () => {
    for (const [lang, close] of [
      ['pl', 'Zamknij'],
      ['en', 'Close'],
    ] as const) {
      const modal = await openedModal(lang);
      for (const size of ['small', 'medium', 'large', 'full']) {
        modal.element.setAttribute('size', size);
        await modal.settled();
        expect(dialogOf(modal.element).className).to.contain(`modal--${size}`);
        await expectAccessible(modal.element);
      }
      expect(modal.part('close').ariaLabel).to.equal(close);
      modal.element.hide();
    }
  });

  it('is named by its heading, its label, its content, or a default', async () => {
    const modal = await openedModal();
    expect(dialogOf(modal.element).getAttribute('aria-labelledby')).to.equal(
      modal.part('heading').id,
    );
    const named = async (change: () => void) => {
      change();
      modal.element.hide();
      modal.element.show();
      await modal.settled();
      return dialogOf(modal.element).ariaLabel;
    };
    expect(await named(() => modal.element.removeAttribute('label'))).to.equal('Okno dialogowe');
    expect(modal.parts('heading')).to.have.length(0);
    const heading = document.createElement('h3');
    heading.textContent = ' Rozmiary ';
    expect(await named(() => modal.element.append(heading))).to.equal('Rozmiary');
    expect(await named(() => modal.element.setAttribute('aria-label', 'Miary'))).to.equal('Miary');
    await expectAccessible(modal.element);
  });

  it('shows a footer only with content for it', async () => {
    const modal = await openedModal();
    expect(modal.parts('footer')).to.have.length(1);
    modal.element.querySelector('[slot=footer]')?.remove();
    await waitUntil(() => modal.parts('footer').length === 0);
  });

  it('moves focus inside, traps it, and restores it', async () => {
    const opener = await fixture<HTMLButtonElement>(html`<button type="button">Rozmiary</button>`);
    const modal = await showModal();
    opener.focus();
    modal.element.show();
    await modal.settled();
    expect(focused() === modal.part('close')).to.equal(true);
    await press('Tab');
    expect(focused() === link(modal)).to.equal(true);
    opener.focus();
    expect(focused() === opener).to.equal(false);
    await press('Escape');
    await modal.settled();
    expect(modal.isOpen).to.equal(false);
    expect(focused() === opener).to.equal(true);
  });

  it('focuses an element with autofocus', async () => {
    const modal = await showModal();
    link(modal)?.toggleAttribute('autofocus', true);
    modal.element.show();
    await modal.settled();
    expect(focused() === link(modal)).to.equal(true);
  });

  it('works with invoker buttons of the page', async () => {
    const modal = await showModal();
    modal.element.id = 'sizes-modal';
    const buttons = await fixture<HTMLElement>(
      html`<div>
        <button commandfor="sizes-modal" command="--show">Pokaż</button>
        <button commandfor="sizes-modal" command="--hide">Ukryj</button>
        <button commandfor="sizes-modal" command="--toggle">Przełącz</button>
      </div>`,
    );
    if (!('commandForElement' in HTMLButtonElement.prototype)) followInvokers();
    const [show, hide, toggle] = [...buttons.querySelectorAll('button')];
    const pressed = async (button: HTMLButtonElement | undefined) => {
      button?.click();
      await settle();
      await modal.settled();
      return modal.isOpen;
    };
    expect(await pressed(show)).to.equal(true);
    expect(await pressed(hide)).to.equal(false);
    expect(await pressed(toggle)).to.equal(true);
    expect(await pressed(toggle)).to.equal(false);
  });
});

describe('<shop-modal> among others', () => {
  it('opens above another, with one backdrop and one scroll lock (UI-06)', async () => {
    const outer = await openedModal();
    const inner = handleOf<'shop-modal'>(document.createElement('shop-modal'));
    outer.element.append(inner.element);
    inner.element.show();
    await waitUntil(() => inner.isOpen);
    expect(dialogOf(outer.element).hasAttribute('data-covered')).to.equal(true);
    expect(dialogOf(inner.element).hasAttribute('data-covered')).to.equal(false);
    const closed = outer.events('shop-modal-close');
    await press('Escape');
    await inner.settled();
    expect([inner.isOpen, outer.isOpen]).to.deep.equal([false, true]);
    expect(closed.map(({ target }) => target === inner.element)).to.deep.equal([true]);
    expect(pageOverflow()).to.equal('hidden');
    await press('Escape');
    await outer.settled();
    expect(outer.isOpen).to.equal(false);
    expect(pageOverflow()).not.to.equal('hidden');
  });

  it('unlocks the page when the one around it closes (UI-06)', async () => {
    const outer = await openedModal();
    const inner = handleOf<'shop-modal'>(document.createElement('shop-modal'));
    outer.element.append(inner.element);
    inner.element.show();
    await waitUntil(() => inner.isOpen);
    outer.element.hide();
    await outer.settled();
    await waitUntil(() => !inner.isOpen && !outer.isOpen);
    expect(pageOverflow()).not.to.equal('hidden');
    outer.element.show();
    await waitUntil(() => inner.isOpen && outer.isOpen);
    expect(dialogOf(inner.element).hasAttribute('data-covered')).to.equal(false);
  });

  it('is above one opened earlier, whatever the order in the page (UI-06)', async () => {
    const [first, second] = [await showModal(), await showModal()];
    second.element.show();
    first.element.show();
    await waitUntil(() => first.isOpen && second.isOpen);
    expect(dialogOf(second.element).hasAttribute('data-covered')).to.equal(true);
    expect(dialogOf(first.element).hasAttribute('data-covered')).to.equal(false);
  });

  it('stays open, without an event, when it is moved and reinserted', async () => {
    const modal = await openedModal();
    const events = [modal.events('shop-modal-open'), modal.events('shop-modal-close')];
    const place = document.body.appendChild(document.createElement('div'));
    place.append(modal.element);
    await modal.settled();
    expect(modal.isOpen).to.equal(true);
    modal.element.remove();
    await settle();
    expect(pageOverflow()).not.to.equal('hidden');
    place.append(modal.element);
    await modal.settled();
    expect(modal.isOpen).to.equal(true);
    expect(events.map(({ length }) => length)).to.deep.equal([0, 0]);
    place.remove();
    await settle();
  });

  it('restores focus to its opener after a move or a removal', async () => {
    const opener = await fixture<HTMLButtonElement>(html`<button type="button">Rozmiary</button>`);
    const modal = await showModal();
    for (const leave of [() => modal.element.hide(), () => modal.element.remove()]) {
      opener.focus();
      modal.element.show();
      await modal.settled();
      opener.parentElement?.append(modal.element);
      await modal.settled();
      expect(focused() === opener).to.equal(false);
      leave();
      await modal.settled();
      await waitUntil(() => focused() === opener);
    }
  });

  it('leaves the page usable when its opener is removed', async () => {
    const opener = await fixture<HTMLButtonElement>(html`<button type="button">Rozmiary</button>`);
    const other = await fixture<HTMLButtonElement>(html`<button type="button">Kup</button>`);
    const modal = await showModal();
    opener.focus();
    modal.element.show();
    await modal.settled();
    opener.remove();
    await press('Escape');
    await waitUntil(() => !modal.isOpen);
    expect(focused() === document.body).to.equal(true);
    other.focus();
    expect(focused() === other).to.equal(true);
  });

  it('waits while it is not rendered, and locks nothing meanwhile (CE-30)', async () => {
    const input = await fixture<HTMLInputElement>(html`<input aria-label="Szukaj">`);
    const modal = await showModal();
    const box = modal.element.parentElement as HTMLElement;
    const events = modal.events('shop-modal-close');
    box.style.display = 'none';
    modal.element.show();
    await modal.settled();
    input.focus();
    expect([focused() === input, pageOverflow() === 'hidden']).to.deep.equal([true, false]);
    box.style.display = '';
    await waitUntil(() => modal.isOpen);
    expect(pageOverflow()).to.equal('hidden');
    box.style.display = 'none';
    await waitUntil(() => !modal.isOpen);
    expect(pageOverflow()).not.to.equal('hidden');
    box.style.display = '';
    await waitUntil(() => modal.isOpen);
    expect([modal.element.open, events.length]).to.deep.equal([true, 0]);
  });

  itInChromium('is printed completely', async () => {
    const modal = await openedModal();
    modal.element.append('Regulamin. '.repeat(2000));
    expect(dialogOf(modal.element).clientHeight).to.be.lessThan(innerHeight);
    await emulateMedia({}, 'print');
    expect(dialogOf(modal.element).clientHeight).to.be.greaterThan(innerHeight);
    expect(dialogOf(modal.element).scrollHeight).to.equal(dialogOf(modal.element).clientHeight);
  });

  it('opens under an inert ancestor (CE-30)', async () => {
    const modal = await showModal();
    modal.element.parentElement?.toggleAttribute('inert', true);
    modal.element.show();
    await modal.settled();
    modal.part('close').focus();
    expect(focused() === modal.part('close')).to.equal(true);
    modal.element.hide();
  });

  it('fills the window with size="full", beside a scrollbar of the page', async () => {
    const modal = await openedModal();
    modal.element.setAttribute('size', 'full');
    await modal.settled();
    const room = document.body.appendChild(document.createElement('div'));
    room.style.cssText = 'position: fixed; inset: 0';
    expect(dialogOf(modal.element).offsetWidth).to.equal(room.offsetWidth);
    room.remove();
  });
});

describe('<shop-modal>: closing', () => {
  const ways: [string, (modal: Modal) => Promise<void>][] = [
    ['Escape', () => press('Escape')],
    [
      'Escape in the content',
      async (modal) => {
        link(modal)?.focus();
        await press('Escape');
      },
    ],
    ['its button', (modal) => click(modal.part('close'))],
    ['hide()', async (modal) => modal.element.hide()],
    ['the attribute', async (modal) => modal.element.removeAttribute('open')],
    [
      'Back',
      async (modal) => {
        dialogOf(modal.element).dispatchEvent(new Event('cancel', { cancelable: true }));
      },
    ],
    [
      'Back, when the browser does not wait for an answer',
      async (modal) => dialogOf(modal.element).close(),
    ],
  ];
  for (const [way, close] of ways) {
    it(`by ${way} dispatches one cancelable event`, async () => {
      const modal = await openedModal();
      const events = modal.events('shop-modal-close');
      const refuse = (event: Event) => event.preventDefault();
      modal.element.addEventListener('shop-modal-close', refuse);
      await close(modal);
      await waitUntil(() => events.length === 1);
      await modal.settled();
      await settle();
      expect([modal.isOpen, modal.element.open]).to.deep.equal([true, true]);
      modal.element.removeEventListener('shop-modal-close', refuse);
      await close(modal);
      await waitUntil(() => !modal.element.open);
      await modal.settled();
      expect(modal.isOpen).to.equal(false);
      expect(events).to.have.length(2);
    });
  }

  it('is not endless if a listener calls hide()', async () => {
    const modal = await openedModal();
    const events = modal.events('shop-modal-close');
    modal.element.addEventListener('shop-modal-close', () => modal.element.hide());
    modal.element.hide();
    await modal.settled();
    expect(modal.isOpen).to.equal(false);
    expect(events).to.have.length(1);
  });
});
