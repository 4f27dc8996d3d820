import { expect, fixture, html } from '@open-wc/testing';
import { registerElements } from '../../elements/start/register.ts';
import { loadingCoverElement } from '../../elements/tags/loading-cover/loading-cover.element.ts';
import { expectAccessible } from '../kit/accessible.ts';
import { itInChromium } from '../kit/browser.ts';
import { emulateMedia } from '../kit/devtools.ts';
import { settle } from '../kit/fake-clock.ts';
import { installFakePlatform, platform } from '../kit/fake-platform.ts';
import { press } from '../kit/keyboard.ts';
import { type Mounted, mount } from '../kit/mount.ts';
import { MARKUP_PAYLOADS, wasPwned } from '../kit/payloads.ts';
import { focused, text } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { dialogOf } from '../modal/modal.fixtures.ts';
import '../kit/guard.ts';

registerElements([loadingCoverElement]);

beforeEach(installFakePlatform);

const putCover = (lang = 'pl') =>
  mount('shop-loading-cover', html`<shop-loading-cover></shop-loading-cover>`, { lang });

const message = (cover: Mounted) => text(cover.part('message'));
const pageOverflow = () => getComputedStyle(document.documentElement).overflowY;

describe('<shop-loading-cover>', () => {
  it('covers the page by method, attribute and property, and uncovers it', async () => {
    const cover = await putCover();
    const ways: [() => void, () => void][] = [
      [() => cover.element.show('Zapisujemy…'), () => cover.element.hide()],
      [() => cover.element.setAttribute('open', ''), () => cover.element.removeAttribute('open')],
      [
        () => Object.assign(cover.element, { open: true }),
        () => Object.assign(cover.element, { open: false }),
      ],
    ];
    for (const [open, close] of ways) {
      open();
      await cover.settled();
      expect([cover.isOpen, cover.element.matches(':state(open)')]).to.deep.equal([true, true]);
      expect([cover.element.hasAttribute('open'), pageOverflow()]).to.deep.equal([true, 'hidden']);
      close();
      await cover.settled();
      expect([cover.isOpen, cover.element.matches(':state(open)')]).to.deep.equal([false, false]);
      expect(cover.element.hasAttribute('open')).to.equal(false);
      expect(pageOverflow()).not.to.equal('hidden');
    }
  });

  it('cannot be closed by the shopper', async () => {
    const cover = await putCover();
    cover.element.show();
    await cover.settled();
    await press('Escape', 'Escape');
    dialogOf(cover.element).close();
    await waitUntil(() => cover.isOpen);
    expect(cover.element.open).to.equal(true);
    cover.element.hide();
    await cover.settled();
    expect(cover.isOpen).to.equal(false);
  });

  it('is accessible and announced in both languages (A6)', async () => {
    for (const lang of ['pl', 'en']) {
      const cover = await putCover(lang);
      cover.element.show();
      await cover.settled();
      expect(message(cover)).to.equal(lang === 'pl' ? 'Proszę czekać…' : 'Please wait…');
      expect(cover.part('message').ariaLive).to.equal('polite');
      expect(dialogOf(cover.element).getAttribute('aria-labelledby')).to.equal(
        cover.part('message').id,
      );
      await expectAccessible(cover.element);
      cover.element.hide();
    }
  });

  itInChromium('has no animation when the shopper prefers reduced motion', async () => {
    await emulateMedia({ 'prefers-reduced-motion': 'reduce' });
    const cover = await putCover();
    cover.element.show();
    await cover.settled();
    expect(cover.part('spinner').getAnimations()).to.have.length(0);
  });
});

describe('<shop-loading-cover>: the message', () => {
  it('shows the reason of show(), else the attribute, else a default text', async () => {
    const cover = await putCover();
    cover.element.open = true;
    await cover.settled();
    expect(message(cover)).to.equal('Proszę czekać…');
    cover.element.message = 'Liczymy raty…';
    await cover.settled();
    expect(message(cover)).to.equal('Liczymy raty…');
    cover.element.show('Zapisujemy adres…');
    await waitUntil(() => message(cover) === 'Zapisujemy adres…');
  });

  it('shows the reason of the last show(), until it closes', async () => {
    const cover = await putCover();
    cover.element.show('Pierwszy');
    cover.element.show('Drugi');
    await waitUntil(() => cover.isOpen && message(cover) === 'Drugi');
    cover.element.open = false;
    await cover.settled();
    cover.element.open = true;
    await cover.settled();
    expect(message(cover)).to.equal('Proszę czekać…');
    cover.element.show('Trzeci');
    await waitUntil(() => message(cover) === 'Trzeci');
    cover.element.show();
    await waitUntil(() => message(cover) === 'Proszę czekać…');
    cover.element.hide();
    await cover.settled();
    expect(cover.isOpen).to.equal(false);
  });

  it('shows every message as text (XS-20)', async () => {
    const cover = await putCover();
    for (const payload of MARKUP_PAYLOADS) {
      cover.element.show(payload);
      await cover.settled();
      await waitUntil(() => cover.part('message').textContent === payload);
      expect(cover.part('message').childElementCount).to.equal(0);
      cover.element.hide();
    }
    expect(wasPwned()).to.equal(false);
  });
});

describe('<shop-loading-cover>: the covered page', () => {
  it('makes the page inert, and returns focus', async () => {
    const button = await fixture<HTMLButtonElement>(html`<button type="button">Zapisz</button>`);
    const cover = await putCover();
    button.focus();
    cover.element.show();
    await cover.settled();
    button.focus();
    expect(focused() === button).to.equal(false);
    cover.element.hide();
    await cover.settled();
    expect(focused() === button).to.equal(true);
  });

  it('uncovers the page when the shopper returns to it', async () => {
    const cover = await putCover();
    cover.element.show('Przechodzimy do płatności…');
    await cover.settled();
    platform.page.restore();
    await cover.settled();
    expect(cover.isOpen).to.equal(false);
  });

  it('uncovers the page when it is removed, and does not cover it when it is added again', async () => {
    const cover = await putCover();
    const parent = cover.element.parentElement;
    cover.element.show('Zapisujemy…');
    await cover.settled();
    cover.element.remove();
    await settle();
    expect(pageOverflow()).not.to.equal('hidden');
    expect(cover.element.open).to.equal(false);
    parent?.append(cover.element);
    await cover.settled();
    expect(cover.isOpen).to.equal(false);
  });

  it('covers an open dialog, and leaves it open', async () => {
    const dialog = await fixture<HTMLDialogElement>(
      html`<dialog><button type="button">Kup</button></dialog>`,
    );
    const cover = await putCover();
    dialog.showModal();
    cover.element.show();
    await cover.settled();
    const button = dialog.querySelector('button');
    await press('Escape');
    expect([cover.isOpen, dialog.matches(':modal')]).to.deep.equal([true, true]);
    cover.element.hide();
    await cover.settled();
    expect(dialog.matches(':modal')).to.equal(true);
    button?.focus();
    expect(focused() === button).to.equal(true);
    dialog.close();
  });
});
