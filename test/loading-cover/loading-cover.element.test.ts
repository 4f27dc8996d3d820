import { expect, fixture, html } from '@open-wc/testing';
import type { ElementOf } from '../../elements/declare/declaration.ts';
import { loadingCoverElement } from '../../elements/loading-cover.element.ts';
import { registerElements } from '../../elements/start/register.ts';
import { expectAccessible } from '../kit/accessible.ts';
import { itInChromium } from '../kit/browser.ts';
import { emulateMedia } from '../kit/devtools.ts';
import { settle } from '../kit/fake-clock.ts';
import { type FakePlatform, installFakePlatform } from '../kit/fake-platform.ts';
import { press } from '../kit/keyboard.ts';
import { MARKUP_PAYLOADS, wasPwned } from '../kit/payloads.ts';
import { focused, part, text } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { dialogOf, isOpen } from '../modal/modal.fixtures.ts';
import '../kit/guard.ts';

type LoadingCover = ElementOf<typeof loadingCoverElement>;

registerElements([loadingCoverElement]);

async function putCover(lang = 'pl'): Promise<LoadingCover> {
  const cover = await fixture<LoadingCover>(
    html`<shop-loading-cover lang=${lang}></shop-loading-cover>`,
  );
  await cover.updateComplete;
  return cover;
}

const message = (cover: Element) => text(part(cover, 'message'));
const pageOverflow = () => getComputedStyle(document.documentElement).overflowY;

describe('<shop-loading-cover>', () => {
  let platform: FakePlatform;
  beforeEach(() => {
    platform = installFakePlatform();
  });

  it('covers the page by method, attribute and property, and gives it back', async () => {
    const cover = await putCover();
    const ways: [() => void, () => void][] = [
      [() => cover.show('Zapisujemy…'), () => cover.hide()],
      [() => cover.setAttribute('open', ''), () => cover.removeAttribute('open')],
      [() => Object.assign(cover, { open: true }), () => Object.assign(cover, { open: false })],
    ];
    for (const [open, close] of ways) {
      open();
      await cover.updateComplete;
      expect([isOpen(cover), cover.matches(':state(open)')]).to.deep.equal([true, true]);
      expect([cover.hasAttribute('open'), pageOverflow()]).to.deep.equal([true, 'hidden']);
      close();
      await cover.updateComplete;
      expect([isOpen(cover), cover.matches(':state(open)')]).to.deep.equal([false, false]);
      expect(cover.hasAttribute('open')).to.equal(false);
      expect(pageOverflow()).not.to.equal('hidden');
    }
  });

  it('makes the page inert, and gives focus back', async () => {
    const button = await fixture<HTMLButtonElement>(html`<button type="button">Zapisz</button>`);
    const cover = await putCover();
    button.focus();
    cover.show();
    await cover.updateComplete;
    button.focus();
    expect(focused() === button).to.equal(false);
    cover.hide();
    await cover.updateComplete;
    expect(focused() === button).to.equal(true);
  });

  it('the shopper cannot take it away', async () => {
    const cover = await putCover();
    cover.show();
    await cover.updateComplete;
    await press('Escape', 'Escape');
    dialogOf(cover).close();
    await waitUntil(() => isOpen(cover));
    expect(cover.open).to.equal(true);
    cover.hide();
    await cover.updateComplete;
    expect(isOpen(cover)).to.equal(false);
  });

  it('says why: what show() says, else the attribute, else that one has to wait', async () => {
    const cover = await putCover();
    cover.open = true;
    await cover.updateComplete;
    expect(message(cover)).to.equal('Proszę czekać…');
    cover.message = 'Liczymy raty…';
    await cover.updateComplete;
    expect(message(cover)).to.equal('Liczymy raty…');
    cover.show('Zapisujemy adres…');
    await waitUntil(() => message(cover) === 'Zapisujemy adres…');
    cover.hide();
    await waitUntil(() => message(cover) === 'Liczymy raty…');
    expect(isOpen(cover)).to.equal(true);
  });

  it('waits for as many hide() as there were show()', async () => {
    const cover = await putCover();
    cover.show('Pierwszy');
    cover.show('Drugi');
    cover.show();
    await cover.updateComplete;
    expect(message(cover)).to.equal('Drugi');
    cover.hide();
    cover.hide();
    await cover.updateComplete;
    await waitUntil(() => message(cover) === 'Pierwszy');
    expect(isOpen(cover)).to.equal(true);
    cover.hide();
    await cover.updateComplete;
    expect(isOpen(cover)).to.equal(false);
    cover.hide();
    cover.show();
    await cover.updateComplete;
    expect(isOpen(cover)).to.equal(true);
  });

  it('removing `open` takes back every show()', async () => {
    const cover = await putCover();
    cover.show('Pierwszy');
    cover.show('Drugi');
    await cover.updateComplete;
    cover.open = false;
    await cover.updateComplete;
    cover.show();
    await cover.updateComplete;
    expect(message(cover)).to.equal('Proszę czekać…');
    cover.hide();
    await cover.updateComplete;
    expect(isOpen(cover)).to.equal(false);
  });

  it('is accessible and announced in both languages', async () => {
    for (const lang of ['pl', 'en']) {
      const cover = await putCover(lang);
      cover.show();
      await cover.updateComplete;
      expect(message(cover)).to.equal(lang === 'pl' ? 'Proszę czekać…' : 'Please wait…');
      expect(part(cover, 'message').role).to.equal('status');
      expect(dialogOf(cover).getAttribute('aria-labelledby')).to.equal(part(cover, 'message').id);
      await expectAccessible(cover);
      cover.hide();
    }
  });

  it('XS-20: shows every message as text', async () => {
    const cover = await putCover();
    for (const payload of MARKUP_PAYLOADS) {
      cover.show(payload);
      await cover.updateComplete;
      await waitUntil(() => part(cover, 'message').textContent === payload);
      expect(part(cover, 'message').childElementCount).to.equal(0);
      cover.hide();
    }
    expect(wasPwned()).to.equal(false);
  });

  it('gives the page back when it is taken off, and does not cover it when it returns', async () => {
    const cover = await putCover();
    const parent = cover.parentElement;
    cover.show('Zapisujemy…');
    await cover.updateComplete;
    cover.remove();
    await settle();
    expect(pageOverflow()).not.to.equal('hidden');
    expect(cover.open).to.equal(false);
    parent?.append(cover);
    await cover.updateComplete;
    expect(isOpen(cover)).to.equal(false);
  });

  it('tells that what it covers is busy, and no more once it goes (A6)', async () => {
    const page = await fixture<HTMLElement>(html`<div>
      <main><button type="button">Zapisz</button></main>
      <div id="own" aria-busy="true"></div>
      <shop-toasts></shop-toasts>
      <section><shop-loading-cover></shop-loading-cover><p>Obok</p></section>
    </div>`);
    const cover = page.querySelector<LoadingCover>('shop-loading-cover');
    if (!cover) throw new Error('Expected a cover.');
    await cover.updateComplete;
    const busy = () =>
      [...page.querySelectorAll('[aria-busy=true]')].map(({ id, localName }) => id || localName);
    expect(busy()).to.deep.equal(['own']);
    const second = await putCover();
    for (const each of [cover, second]) {
      each.show('Zapisujemy…');
      await each.updateComplete;
    }
    expect(busy()).to.deep.equal(['main', 'own', 'p']);
    expect(page.parentElement?.ariaBusy).to.equal('true');
    second.hide();
    await second.updateComplete;
    expect([page.parentElement?.ariaBusy, ...busy()]).to.deep.equal([null, 'main', 'own', 'p']);
    page.append(cover);
    await waitUntil(() => busy().join() === 'main,own,section');
    platform.page.restore();
    await cover.updateComplete;
    expect(busy()).to.deep.equal(['own']);
    cover.show();
    await cover.updateComplete;
    cover.remove();
    await settle();
    expect(busy()).to.deep.equal(['own']);
  });

  it('stays while it is moved', async () => {
    const cover = await putCover();
    cover.show('Zapisujemy…');
    await cover.updateComplete;
    document.body.append(cover);
    await cover.updateComplete;
    expect([isOpen(cover), message(cover)]).to.deep.equal([true, 'Zapisujemy…']);
    cover.remove();
    await settle();
  });

  it('gives the page back when the shopper comes back to it', async () => {
    const cover = await putCover();
    cover.show('Przechodzimy do płatności…');
    await cover.updateComplete;
    platform.page.restore();
    await cover.updateComplete;
    expect(isOpen(cover)).to.equal(false);
  });

  it('lies above an open dialog, and leaves it open', async () => {
    const dialog = await fixture<HTMLDialogElement>(
      html`<dialog><button type="button">Kup</button></dialog>`,
    );
    const cover = await putCover();
    dialog.showModal();
    cover.show();
    await cover.updateComplete;
    const button = dialog.querySelector('button');
    await press('Escape');
    expect([isOpen(cover), dialog.matches(':modal')]).to.deep.equal([true, true]);
    cover.hide();
    await cover.updateComplete;
    expect(dialog.matches(':modal')).to.equal(true);
    button?.focus();
    expect(focused() === button).to.equal(true);
    dialog.close();
  });

  itInChromium('stands still where motion is to be reduced', async () => {
    await emulateMedia({ 'prefers-reduced-motion': 'reduce' });
    const cover = await putCover();
    cover.show();
    await cover.updateComplete;
    expect(part(cover, 'spinner').getAnimations()).to.have.length(0);
  });
});
