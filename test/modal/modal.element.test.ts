import { expect, fixture, html } from '@open-wc/testing';
import { followInvokers } from '../../elements/element/invoker-fallback.ts';
import { expectAccessible } from '../kit/accessible.ts';
import { itInChromium } from '../kit/browser.ts';
import { emulateMedia } from '../kit/devtools.ts';
import { settle } from '../kit/fake-clock.ts';
import { installFakePlatform } from '../kit/fake-platform.ts';
import { press } from '../kit/keyboard.ts';
import { click } from '../kit/mouse.ts';
import { eventsOf } from '../kit/next-event.ts';
import { focused, part, parts, text } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import '../kit/guard.ts';
import { dialogOf, isOpen, type Modal, showModal } from './modal.fixtures.ts';

const openedModal = async (lang = 'pl') => showModal(lang, true);
const pageOverflow = () => getComputedStyle(document.documentElement).overflowY;
const link = (modal: Element) => modal.querySelector('a');

describe('<shop-modal>', () => {
  beforeEach(() => {
    installFakePlatform();
  });

  it('hides its children while it is closed, and shows them in a dialog when it opens', async () => {
    const modal = await showModal();
    expect(link(modal)?.checkVisibility()).to.equal(false);
    modal.open = true;
    await modal.updateComplete;
    expect(isOpen(modal)).to.equal(true);
    expect(link(modal)?.checkVisibility()).to.equal(true);
    expect(text(part(modal, 'heading'))).to.equal('Tabela rozmiarów');
    expect(modal.matches(':state(open)')).to.equal(true);
  });

  it('opens and closes by attribute, property and method, and says so once each', async () => {
    const modal = await showModal();
    const told = eventsOf(document, 'shop-modal-open');
    const closed = eventsOf(document, 'shop-modal-close');
    const ways: [() => void, () => void][] = [
      [() => modal.toggleAttribute('open', true), () => modal.removeAttribute('open')],
      [() => Object.assign(modal, { open: true }), () => Object.assign(modal, { open: false })],
      [() => modal.show(), () => modal.hide()],
    ];
    for (const [open, close] of ways) {
      open();
      await modal.updateComplete;
      expect([isOpen(modal), modal.hasAttribute('open')]).to.deep.equal([true, true]);
      close();
      await modal.updateComplete;
      expect([isOpen(modal), modal.hasAttribute('open')]).to.deep.equal([false, false]);
      expect(modal.matches(':state(open)')).to.equal(false);
    }
    expect([told.length, closed.length]).to.deep.equal([3, 3]);
  });

  it('show() before the tag is ready opens it', async () => {
    const modal = document.createElement('shop-modal') as Modal;
    document.body.append(modal);
    modal.show();
    await waitUntil(() => isOpen(modal));
    modal.remove();
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
        modal.setAttribute('size', size);
        await modal.updateComplete;
        expect(dialogOf(modal).className).to.contain(`modal--${size}`);
        await expectAccessible(modal);
      }
      expect(part(modal, 'close').ariaLabel).to.equal(close);
      modal.hide();
    }
  });

  it('is named by its heading, its label, its content, or as what it is', async () => {
    const modal = await openedModal();
    expect(dialogOf(modal).getAttribute('aria-labelledby')).to.equal(part(modal, 'heading').id);
    const named = async (change: () => void) => {
      change();
      modal.hide();
      modal.show();
      await modal.updateComplete;
      return dialogOf(modal).ariaLabel;
    };
    expect(await named(() => modal.removeAttribute('label'))).to.equal('Okno dialogowe');
    expect(parts(modal, 'heading')).to.have.length(0);
    const heading = document.createElement('h3');
    heading.textContent = ' Rozmiary ';
    expect(await named(() => modal.append(heading))).to.equal('Rozmiary');
    expect(await named(() => modal.setAttribute('aria-label', 'Miary'))).to.equal('Miary');
    await expectAccessible(modal);
  });

  it('shows a footer only where there is one', async () => {
    const modal = await openedModal();
    expect(parts(modal, 'footer')).to.have.length(1);
    modal.querySelector('[slot=footer]')?.remove();
    await waitUntil(() => parts(modal, 'footer').length === 0);
  });

  it('takes focus, keeps it from the page, and gives it back', async () => {
    const opener = await fixture<HTMLButtonElement>(html`<button type="button">Rozmiary</button>`);
    const modal = await showModal();
    opener.focus();
    modal.show();
    await modal.updateComplete;
    expect(focused() === part(modal, 'close')).to.equal(true);
    await press('Tab');
    expect(focused() === link(modal)).to.equal(true);
    opener.focus();
    expect(focused() === opener).to.equal(false);
    await press('Escape');
    await modal.updateComplete;
    expect(isOpen(modal)).to.equal(false);
    expect(focused() === opener).to.equal(true);
  });

  it('gives focus to what asks for it', async () => {
    const modal = await showModal();
    link(modal)?.toggleAttribute('autofocus', true);
    modal.show();
    await modal.updateComplete;
    expect(focused() === link(modal)).to.equal(true);
  });

  describe('closing', () => {
    const ways: [string, (modal: Modal) => Promise<void>][] = [
      ['Escape', () => press('Escape')],
      [
        'Escape in the content',
        async (modal) => {
          link(modal)?.focus();
          await press('Escape');
        },
      ],
      ['its button', (modal) => click(part(modal, 'close'))],
      ['hide()', async (modal) => modal.hide()],
      ['the attribute', async (modal) => modal.removeAttribute('open')],
      [
        'Back',
        async (modal) => {
          dialogOf(modal).dispatchEvent(new Event('cancel', { cancelable: true }));
        },
      ],
      [
        'Back, when the browser does not wait for an answer',
        async (modal) => dialogOf(modal).close(),
      ],
    ];
    for (const [way, close] of ways) {
      it(`by ${way} asks first, and once`, async () => {
        const modal = await openedModal();
        const asked = eventsOf(modal, 'shop-modal-close');
        const refuse = (event: Event) => event.preventDefault();
        modal.addEventListener('shop-modal-close', refuse);
        await close(modal);
        await waitUntil(() => asked.length === 1);
        await modal.updateComplete;
        await settle();
        expect([isOpen(modal), modal.open]).to.deep.equal([true, true]);
        modal.removeEventListener('shop-modal-close', refuse);
        await close(modal);
        await waitUntil(() => !modal.open);
        await modal.updateComplete;
        expect(isOpen(modal)).to.equal(false);
        expect(asked).to.have.length(2);
      });
    }

    it('a page that answers with hide() is no endless loop', async () => {
      const modal = await openedModal();
      const asked = eventsOf(modal, 'shop-modal-close');
      modal.addEventListener('shop-modal-close', () => modal.hide());
      modal.hide();
      await modal.updateComplete;
      expect(isOpen(modal)).to.equal(false);
      expect(asked).to.have.length(1);
    });
  });

  it('answers the buttons of the page', async () => {
    const modal = await showModal();
    modal.id = 'sizes-modal';
    const buttons = await fixture<HTMLElement>(
      html`<div>
        <button commandfor="sizes-modal" command="--show">Pokaż</button>
        <button commandfor="sizes-modal" command="--hide">Ukryj</button>
        <button commandfor="sizes-modal" command="--toggle">Przełącz</button>
      </div>`,
    );
    if (!('commandForElement' in HTMLButtonElement.prototype)) followInvokers(document);
    const [show, hide, toggle] = [...buttons.querySelectorAll('button')];
    const pressed = async (button: HTMLButtonElement | undefined) => {
      button?.click();
      await settle();
      await modal.updateComplete;
      return isOpen(modal);
    };
    expect(await pressed(show)).to.equal(true);
    expect(await pressed(hide)).to.equal(false);
    expect(await pressed(toggle)).to.equal(true);
    expect(await pressed(toggle)).to.equal(false);
  });

  it('UI-06: opens above another, with one backdrop and one lock of the page', async () => {
    const outer = await openedModal();
    const inner = document.createElement('shop-modal') as Modal;
    outer.append(inner);
    inner.show();
    await waitUntil(() => isOpen(inner));
    expect(dialogOf(outer).hasAttribute('data-covered')).to.equal(true);
    expect(dialogOf(inner).hasAttribute('data-covered')).to.equal(false);
    const closed = eventsOf(outer, 'shop-modal-close');
    await press('Escape');
    await inner.updateComplete;
    expect([isOpen(inner), isOpen(outer)]).to.deep.equal([false, true]);
    expect(closed.map(({ target }) => target === inner)).to.deep.equal([true]);
    expect(pageOverflow()).to.equal('hidden');
    await press('Escape');
    await outer.updateComplete;
    expect(isOpen(outer)).to.equal(false);
    expect(pageOverflow()).not.to.equal('hidden');
  });

  it('UI-06: frees the page when the one around it closes', async () => {
    const outer = await openedModal();
    const inner = document.createElement('shop-modal') as Modal;
    outer.append(inner);
    inner.show();
    await waitUntil(() => isOpen(inner));
    outer.hide();
    await outer.updateComplete;
    await waitUntil(() => !isOpen(inner) && !isOpen(outer));
    expect(pageOverflow()).not.to.equal('hidden');
    outer.show();
    await waitUntil(() => isOpen(inner) && isOpen(outer));
    expect(dialogOf(inner).hasAttribute('data-covered')).to.equal(false);
  });

  it('UI-06: one that a page opens at the same time lies on top, whichever is first in the page', async () => {
    const [first, second] = [await showModal(), await showModal()];
    second.show();
    first.show();
    await waitUntil(() => isOpen(first) && isOpen(second));
    expect(dialogOf(second).hasAttribute('data-covered')).to.equal(true);
    expect(dialogOf(first).hasAttribute('data-covered')).to.equal(false);
  });

  it('stays open, without an event, when it is moved and when it comes back', async () => {
    const modal = await openedModal();
    const told = [eventsOf(modal, 'shop-modal-open'), eventsOf(modal, 'shop-modal-close')];
    const place = document.body.appendChild(document.createElement('div'));
    place.append(modal);
    await modal.updateComplete;
    expect(isOpen(modal)).to.equal(true);
    modal.remove();
    await settle();
    expect(pageOverflow()).not.to.equal('hidden');
    place.append(modal);
    await modal.updateComplete;
    expect(isOpen(modal)).to.equal(true);
    expect(told.map(({ length }) => length)).to.deep.equal([0, 0]);
    place.remove();
    await settle();
  });

  it('gives focus back to its opener when it was moved, and when it is taken off the page', async () => {
    const opener = await fixture<HTMLButtonElement>(html`<button type="button">Rozmiary</button>`);
    const modal = await showModal();
    for (const leave of [() => modal.hide(), () => modal.remove()]) {
      opener.focus();
      modal.show();
      await modal.updateComplete;
      opener.parentElement?.append(modal);
      await modal.updateComplete;
      expect(focused() === opener).to.equal(false);
      leave();
      await modal.updateComplete;
      await waitUntil(() => focused() === opener);
    }
  });

  it('leaves the page usable when its opener is gone', async () => {
    const opener = await fixture<HTMLButtonElement>(html`<button type="button">Rozmiary</button>`);
    const other = await fixture<HTMLButtonElement>(html`<button type="button">Kup</button>`);
    const modal = await showModal();
    opener.focus();
    modal.show();
    await modal.updateComplete;
    opener.remove();
    await press('Escape');
    await waitUntil(() => !isOpen(modal));
    expect(focused() === document.body).to.equal(true);
    other.focus();
    expect(focused() === other).to.equal(true);
  });

  it('CE-30: waits while nobody could see it, and locks nothing meanwhile', async () => {
    const input = await fixture<HTMLInputElement>(html`<input aria-label="Szukaj">`);
    const modal = await showModal();
    const box = modal.parentElement as HTMLElement;
    const asked = eventsOf(modal, 'shop-modal-close');
    box.style.display = 'none';
    modal.show();
    await modal.updateComplete;
    input.focus();
    expect([focused() === input, pageOverflow() === 'hidden']).to.deep.equal([true, false]);
    box.style.display = '';
    await waitUntil(() => isOpen(modal));
    expect(pageOverflow()).to.equal('hidden');
    box.style.display = 'none';
    await waitUntil(() => !isOpen(modal));
    expect(pageOverflow()).not.to.equal('hidden');
    box.style.display = '';
    await waitUntil(() => isOpen(modal));
    expect([modal.open, asked.length]).to.deep.equal([true, 0]);
  });

  it('takes its name from a heading that comes late', async () => {
    const modal = await openedModal();
    modal.removeAttribute('label');
    const heading = document.createElement('h2');
    heading.textContent = 'Dostawa';
    modal.append(heading);
    await waitUntil(() => dialogOf(modal).ariaLabel === 'Dostawa');
  });

  itInChromium('is printed whole', async () => {
    const modal = await openedModal();
    modal.append('Regulamin. '.repeat(2000));
    expect(dialogOf(modal).clientHeight).to.be.lessThan(innerHeight);
    await emulateMedia({}, 'print');
    expect(dialogOf(modal).clientHeight).to.be.greaterThan(innerHeight);
    expect(dialogOf(modal).scrollHeight).to.equal(dialogOf(modal).clientHeight);
  });

  it('CE-30: opens under an inert ancestor as well', async () => {
    const modal = await showModal();
    modal.parentElement?.toggleAttribute('inert', true);
    modal.show();
    await modal.updateComplete;
    part(modal, 'close').focus();
    expect(focused() === part(modal, 'close')).to.equal(true);
    modal.hide();
  });

  it('fills the window with size="full", beside a scrollbar of the page', async () => {
    const modal = await openedModal();
    modal.setAttribute('size', 'full');
    await modal.updateComplete;
    const room = document.body.appendChild(document.createElement('div'));
    room.style.cssText = 'position: fixed; inset: 0';
    expect(dialogOf(modal).offsetWidth).to.equal(room.offsetWidth);
    room.remove();
  });

  it('is as wide as its property says, and fits a narrow window', async () => {
    const modal = await openedModal();
    modal.style.setProperty('--shop-modal-size', '20rem');
    expect(dialogOf(modal).offsetWidth).to.equal(320);
    modal.style.setProperty('--shop-modal-size', '200rem');
    expect(dialogOf(modal).offsetWidth).to.be.lessThan(innerWidth);
  });
});
