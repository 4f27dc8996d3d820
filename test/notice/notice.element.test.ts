import { expect, fixture, html } from '@open-wc/testing';
import { createStore } from 'jotai/vanilla';
import { registerElements } from '../../elements/start/register.ts';
import { noticeElement } from '../../elements/tags/notice/notice.element.ts';
import { pageUseAtom } from '../../logic/platform/page-use.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import { expectAccessible } from '../kit/accessible.ts';
import { settle } from '../kit/fake-clock.ts';
import { installFakePlatform, platform } from '../kit/fake-platform.ts';
import { press } from '../kit/keyboard.ts';
import { isOpen, mount } from '../kit/mount.ts';
import { openPolicyPage } from '../kit/policy-page.ts';
import { focused } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { dialogOf } from '../modal/modal.fixtures.ts';
import '../kit/guard.ts';

registerElements([noticeElement]);

const showNotice = (lang = 'pl') =>
  mount(
    'shop-notice',
    html`<shop-notice><h2>Przerwa</h2><p>W sobotę nie wysyłamy.</p></shop-notice>`,
    { lang },
  );

beforeEach(installFakePlatform);

describe('<shop-notice>', () => {
  it('shows its children in a dialog named by their heading', async () => {
    const notice = await showNotice();
    expect([notice.isOpen, notice.element.matches(':state(open)')]).to.deep.equal([true, true]);
    expect(notice.element.querySelector('p')?.checkVisibility()).to.equal(true);
    expect(dialogOf(notice.element).ariaLabel).to.equal('Przerwa');
    expect(focused() === notice.part('close')).to.equal(true);
  });

  it('is accessible in both languages', async () => {
    for (const [lang, close] of [
      ['pl', 'Zamknij'],
      ['en', 'Close'],
    ] as const) {
      const notice = await showNotice(lang);
      notice.element.id = lang;
      expect(notice.part('close').ariaLabel).to.equal(close);
      await expectAccessible(notice.element);
      notice.part('close').click();
      installFakePlatform();
    }
  });

  it('closes with Escape and with its button, and stays closed', async () => {
    const notice = await showNotice();
    await press('Escape');
    await waitUntil(() => !notice.isOpen);
    expect(notice.element.matches(':state(open)')).to.equal(false);
    const parent = notice.element.parentElement;
    notice.element.remove();
    await settle();
    parent?.append(notice.element);
    await notice.settled();
    expect(notice.isOpen).to.equal(false);
    expect(notice.element.querySelector('p')?.checkVisibility()).to.equal(false);
  });

  it('opens once per session', async () => {
    await showNotice();
    expect(platform.sessionStorage.get('shop-notice')).to.equal('1');
    expect((await showNotice()).isOpen).to.equal(false);
  });

  it('opens once per session for each id', async () => {
    platform.sessionStorage.set('shop-notice', '1');
    const notice = await mount('shop-notice', html`<shop-notice id="holiday">Ferie</shop-notice>`);
    expect(notice.isOpen).to.equal(true);
    expect(platform.sessionStorage.get('shop-notice-holiday')).to.equal('1');
  });

  it('opens on every page with once="always"', async () => {
    platform.sessionStorage.set('shop-notice', '1');
    const notice = await mount('shop-notice', html`<shop-notice once="always">Ferie</shop-notice>`);
    expect(notice.isOpen).to.equal(true);
  });

  it('opens when the storage is blocked', async () => {
    platform.sessionStorage.isBlocked = true;
    expect((await showNotice()).isOpen).to.equal(true);
  });

  it('stays open when it is moved, and when it is removed and added again', async () => {
    const notice = await showNotice();
    const place = document.body.appendChild(document.createElement('div'));
    place.append(notice.element);
    await notice.settled();
    expect(notice.isOpen).to.equal(true);
    notice.element.remove();
    await settle();
    place.append(notice.element);
    await notice.settled();
    expect(notice.isOpen).to.equal(true);
    place.remove();
  });

  it('opens with show() and closes with hide(), even if it was shown in this session (S13)', async () => {
    platform.sessionStorage.set('shop-notice', '1');
    const notice = await showNotice();
    expect(notice.isOpen).to.equal(false);
    notice.element.show();
    await waitUntil(() => notice.isOpen);
    notice.element.hide();
    await waitUntil(() => !notice.isOpen);
    notice.element.show();
    await waitUntil(() => notice.isOpen);
    await press('Escape');
    await waitUntil(() => !notice.isOpen);
  });

  it('works with invoker buttons of the page, also to toggle it (S13)', async () => {
    platform.sessionStorage.set('shop-notice-rules', '1');
    const notice = await mount(
      'shop-notice',
      html`<button type="button" commandfor="rules" command="--show">Regulamin</button>
        <shop-notice id="rules"><p>Regulamin</p>
          <button type="button" id="understood" commandfor="rules" command="--toggle">Dalej</button></shop-notice>`,
    );
    const [shows, hides] = notice.page.querySelectorAll('button');
    await waitUntil(() => {
      shows?.click();
      return notice.isOpen;
    });
    hides?.click();
    await waitUntil(() => !notice.isOpen);
  });

  it('restores focus to the start of the page when it closes (V24)', async () => {
    const first = document.createElement('a');
    first.href = '#content';
    first.textContent = 'Do treści';
    document.body.prepend(first);
    const notice = await showNotice();
    await press('Escape');
    await waitUntil(() => !notice.isOpen);
    await press('Tab');
    expect(focused() === first).to.equal(true);
    expect(document.body.hasAttribute('tabindex')).to.equal(false);
    first.remove();
  });

  it('moves its children with listeners, and scripts do not run again (UI-23)', async () => {
    const parent = await fixture<HTMLElement>(html`<div></div>`);
    const early = document.createElement('div');
    const button = early.appendChild(document.createElement('button'));
    const script = early.appendChild(document.createElement('script'));
    script.textContent = 'document.body.dataset.runs = (document.body.dataset.runs ?? "") + "x"';
    parent.append(early);
    let clicks = 0;
    button.addEventListener('click', () => {
      clicks += 1;
    });
    const notice = document.createElement('shop-notice');
    notice.append(early);
    parent.append(notice);
    await notice.updateComplete;
    expect(isOpen(notice)).to.equal(true);
    button.click();
    expect(clicks).to.equal(1);
    expect(notice.contains(button)).to.equal(true);
    expect(document.body.dataset.runs).to.equal('x');
    delete document.body.dataset.runs;
  });

  it('shows its children in place without JavaScript (CE-28)', async () => {
    const { document: page } = await openPolicyPage('strict', {
      body: '<shop-notice><p>W sobotę nie wysyłamy.</p></shop-notice>',
    });
    expect(page.querySelector('p')?.getBoundingClientRect().height).to.be.greaterThan(0);
  });
});

describe('<shop-notice>: on a page that the shopper already uses (SH2)', () => {
  const use = () => pageStore.set(pageUseAtom, { isUsed: () => true });

  it('does not open until the next page', async () => {
    use();
    const notice = await showNotice();
    expect([notice.isOpen, notice.element.matches(':state(open)')]).to.deep.equal([false, false]);
    expect(notice.element.querySelector('p')?.checkVisibility()).to.equal(false);
    expect(platform.sessionStorage.keys()).to.deep.equal([]);
    installFakePlatform();
    expect((await showNotice()).isOpen).to.equal(true);
  });

  it('stays open when the use begins after it opened', async () => {
    const notice = await showNotice();
    use();
    notice.element.append('Do zobaczenia.');
    await notice.settled();
    expect(notice.isOpen).to.equal(true);
  });

  it('opens when a script requests it', async () => {
    use();
    const notice = await showNotice();
    notice.element.show();
    await notice.settled();
    expect(notice.isOpen).to.equal(true);
  });

  it('detects a focused field and an earlier click', async () => {
    const isUsed = () => createStore().get(pageUseAtom).isUsed();
    const host = await fixture(html`<div></div>`);
    const field = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('input'));
    const hasBeenActive = navigator.userActivation.hasBeenActive;
    field.blur();
    expect(isUsed()).to.equal(hasBeenActive);
    field.focus();
    expect(isUsed()).to.equal(true);
    field.blur();
    await press('a');
    expect(isUsed()).to.equal(true);
  });
});
