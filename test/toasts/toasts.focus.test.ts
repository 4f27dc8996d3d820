import { expect, fixture, html } from '@open-wc/testing';
import { settle } from '../kit/fake-clock.ts';
import { installFakePlatform, platform } from '../kit/fake-platform.ts';
import { press } from '../kit/keyboard.ts';
import { click } from '../kit/mouse.ts';
import { focused } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { showModal } from '../modal/modal.fixtures.ts';
import '../kit/guard.ts';
import { liveText, messages, pass, putToasts } from './toasts.fixtures.ts';

const putInput = () => fixture<HTMLInputElement>(html`<input aria-label="Szukaj">`);

beforeEach(installFakePlatform);

describe('the focus in <shop-toasts>', () => {
  it('keeps toasts open, by keyboard', async () => {
    const input = await putInput();
    const toasts = await putToasts();
    toasts.element.show('Dodano');
    await toasts.settled();
    input.focus();
    await press('Tab');
    expect(focused() === toasts.part('dismiss')).to.equal(true);
    await pass(platform, 60_000);
    expect(messages(toasts)).to.have.length(1);
    input.focus();
    await pass(platform, 0);
    await pass(platform, 4500);
    expect(messages(toasts)).to.have.length(0);
  });

  for (const [way, act] of [
    ['Escape', () => press('Escape')],
    ['its button', () => press('Enter')],
  ] as const) {
    it(`returns when ${way} dismisses the toast`, async () => {
      const input = await putInput();
      const toasts = await putToasts();
      input.focus();
      toasts.element.show('Pierwszy');
      toasts.element.show('Drugi');
      await toasts.settled();
      toasts.parts('dismiss')[1]?.focus();
      await act();
      await waitUntil(() => focused() === input);
      await pass(platform, 500);
      expect(messages(toasts)).to.deep.equal(['Pierwszy']);
    });
  }

  it('returns when a newer toast replaces the toast', async () => {
    const input = await putInput();
    const toasts = await putToasts();
    input.focus();
    toasts.element.show('Pierwszy');
    await toasts.settled();
    toasts.part('dismiss').focus();
    for (const number of [2, 3, 4, 5, 6]) toasts.element.show(`Toast ${number}`);
    await waitUntil(() => focused() === input);
    expect(messages(toasts)).not.to.contain('Pierwszy');
  });

  it('is not covered: the toasts move away (SH1)', async () => {
    const place = await fixture<HTMLElement>(
      html`<p style="position: fixed; inset: auto 0 8px; text-align: center"><button>Dodaj</button></p>`,
    );
    const button = place.querySelector('button');
    const toasts = await putToasts();
    const covers = () => {
      const [toast, control] = [toasts.part('toast'), button].map((element) =>
        element?.getBoundingClientRect(),
      );
      return !!toast && !!control && toast.top < control.bottom && toast.bottom > control.top;
    };
    toasts.element.show('Zapisano');
    await toasts.settled();
    expect(covers(), 'a control without focus').to.equal(true);
    button?.focus();
    await waitUntil(() => !covers());
    toasts.part('dismiss').focus();
    await settle();
    expect(covers(), 'while the focus is in the toasts').to.equal(false);
  });

  it('may be moved by an action', async () => {
    const input = await putInput();
    const toasts = await putToasts();
    toasts.element.show('Usunięto', { action: { label: 'Cofnij', run: () => input.focus() } });
    await toasts.settled();
    toasts.part('action').focus();
    await press('Enter');
    await waitUntil(() => focused() === input);
    await pass(platform, 500);
    expect([messages(toasts).length, focused() === input]).to.deep.equal([0, true]);
  });
});

describe('the focus in <shop-toasts>: with an action (SH1)', () => {
  const action = { label: 'Przejdź do koszyka', href: '#koszyk' };
  async function pressed() {
    const row = await fixture(html`<p><button>Dodaj</button><button>Dalej</button></p>`);
    const [button, next] = row.querySelectorAll('button');
    if (!button || !next) throw new Error('Expected two buttons.');
    const toasts = await putToasts();
    button.focus();
    toasts.element.show('Dodano', { action });
    await toasts.settled();
    return { button, next, toasts };
  }

  it('moves into the toast with the first Tab, and back with the Tab that leaves it', async () => {
    const { button, next, toasts } = await pressed();
    await press('Tab');
    expect(focused() === toasts.part('action')).to.equal(true);
    await press('Tab');
    expect(focused() === toasts.part('dismiss')).to.equal(true);
    await press('Tab');
    expect(focused() === button).to.equal(true);
    await press('Tab');
    expect(focused() === next, 'the next Tab goes on').to.equal(true);
  });

  it('does not move otherwise, nor for a toast without an action', async () => {
    const { button, next, toasts } = await pressed();
    next.focus();
    await press('Shift+Tab');
    expect(focused() === button).to.equal(true);
    toasts.part('dismiss').click();
    await pass(platform, 500);
    button.focus();
    toasts.element.show('Zapisano');
    await toasts.settled();
    await press('Tab');
    expect(focused() === next).to.equal(true);
  });
});

describe('the toasts of <shop-toasts> while a modal is open', () => {
  const opened = [
    ['before the toast', true],
    ['after the toast', false],
  ] as const;
  for (const [when, isBefore] of opened) {
    it(`that opened ${when} are inside it, announced and reachable`, async () => {
      const toasts = await putToasts();
      const home = toasts.element.parentElement;
      const modal = await showModal('pl', isBefore);
      toasts.element.show('Dodano');
      await toasts.settled();
      modal.element.show();
      await modal.settled();
      await pass(platform, 100);
      expect(modal.element.contains(toasts.element)).to.equal(true);
      expect(liveText(toasts, 'polite')).to.equal('Dodano');
      expect(toasts.part('region').matches(':popover-open')).to.equal(true);
      toasts.part('dismiss').focus();
      expect(focused() === toasts.part('dismiss')).to.equal(true);
      await press('Escape');
      expect(modal.isOpen).to.equal(true);
      await pass(platform, 500);
      expect(messages(toasts)).to.deep.equal([]);
      expect(toasts.element.parentElement === home).to.equal(true);
      modal.element.hide();
      await modal.settled();
    });
  }

  it('can still be found and styled by the page', async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('shop-toasts::part(toast) { outline: 7px solid }');
    document.adoptedStyleSheets.push(sheet);
    const toasts = await putToasts();
    const modal = await showModal('pl', true);
    toasts.element.show('Dodano');
    await toasts.settled();
    expect(document.querySelector('shop-toasts') === toasts.element).to.equal(true);
    expect(getComputedStyle(toasts.part('toast')).outlineWidth).to.equal('7px');
    document.adoptedStyleSheets.pop();
    modal.element.hide();
    await modal.settled();
    expect(modal.element.children).to.have.length(3);
  });

  it('can be clicked, which does not count as a click on the backdrop', async () => {
    const toasts = await putToasts();
    const modal = await showModal('pl', true);
    toasts.element.show('Dodano');
    await toasts.settled();
    await click(toasts.part('message'));
    await click(toasts.part('dismiss'));
    await waitUntil(() => toasts.part('toast').inert);
    expect(modal.isOpen).to.equal(true);
  });

  it('are in the topmost modal', async () => {
    const toasts = await putToasts();
    const [lower, upper] = [await showModal('pl', true), await showModal()];
    toasts.element.show('Dodano');
    await toasts.settled();
    expect(lower.element.contains(toasts.element)).to.equal(true);
    upper.element.show();
    await upper.settled();
    expect(upper.element.contains(toasts.element)).to.equal(true);
    upper.element.hide();
    await upper.settled();
    expect(lower.element.contains(toasts.element)).to.equal(true);
    expect(toasts.part('region').matches(':popover-open')).to.equal(true);
  });

  it('remain when the page replaces the children of the modal', async () => {
    const toasts = await putToasts();
    const home = toasts.element.parentElement;
    const modal = await showModal('pl', true);
    toasts.element.show('Dodano');
    await toasts.settled();
    modal.element.textContent = 'Inna treść';
    await waitUntil(() => toasts.element.isConnected && messages(toasts).length === 1);
    modal.element.hide();
    await modal.settled();
    expect(toasts.element.parentElement === home).to.equal(true);
  });

  it('return to their position when it closes', async () => {
    const toasts = await putToasts();
    const home = toasts.element.parentElement;
    const modal = await showModal('pl', true);
    toasts.element.show('Dodano');
    await toasts.settled();
    modal.element.hide();
    await modal.settled();
    expect(toasts.element.parentElement === home).to.equal(true);
    expect(messages(toasts)).to.deep.equal(['Dodano']);
  });

  it('are also in a dialog of the page, and return when it closes', async () => {
    const dialog = await fixture<HTMLDialogElement>(html`<dialog><p>Raty</p></dialog>`);
    const toasts = await putToasts();
    const home = toasts.element.parentElement;
    toasts.element.show('Dodano');
    await toasts.settled();
    dialog.showModal();
    // browsers without a toggle event for dialogs notice the dialog with the next toast
    if (!('ontoggle' in dialog)) toasts.element.show('Dodano');
    await waitUntil(() => dialog.contains(toasts.element));
    dialog.close();
    await waitUntil(() => toasts.element.parentElement === home);
    expect(messages(toasts)).to.deep.equal(['Dodano']);
  });
});
