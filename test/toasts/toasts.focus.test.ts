import { expect, fixture, html } from '@open-wc/testing';
import { settle } from '../kit/fake-clock.ts';
import { type FakePlatform, installFakePlatform } from '../kit/fake-platform.ts';
import { press } from '../kit/keyboard.ts';
import { click } from '../kit/mouse.ts';
import { focused, part, parts } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { isOpen, showModal } from '../modal/modal.fixtures.ts';
import '../kit/guard.ts';
import { messages, pass, putToasts, said } from './toasts.fixtures.ts';

const putInput = () => fixture<HTMLInputElement>(html`<input aria-label="Szukaj">`);

describe('the focus in <shop-toasts>', () => {
  let platform: FakePlatform;
  beforeEach(() => {
    platform = installFakePlatform();
  });

  it('keeps toasts, by keyboard', async () => {
    const input = await putInput();
    const toasts = await putToasts();
    toasts.show('Dodano');
    await toasts.updateComplete;
    input.focus();
    await press('Tab');
    expect(focused() === part(toasts, 'dismiss')).to.equal(true);
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
    it(`goes back to where it was when ${way} dismisses the toast`, async () => {
      const input = await putInput();
      const toasts = await putToasts();
      input.focus();
      toasts.show('Pierwszy');
      toasts.show('Drugi');
      await toasts.updateComplete;
      parts(toasts, 'dismiss')[1]?.focus();
      await act();
      await waitUntil(() => focused() === input);
      await pass(platform, 500);
      expect(messages(toasts)).to.deep.equal(['Pierwszy']);
    });
  }

  it('goes back when the toast has to make room', async () => {
    const input = await putInput();
    const toasts = await putToasts();
    input.focus();
    toasts.show('Pierwszy');
    await toasts.updateComplete;
    part(toasts, 'dismiss').focus();
    for (const number of [2, 3, 4, 5, 6]) toasts.show(`Toast ${number}`);
    await waitUntil(() => focused() === input);
    expect(messages(toasts)).not.to.contain('Pierwszy');
  });

  it('lets the other toasts go when nothing had it before', async () => {
    const toasts = await putToasts();
    toasts.show('Pierwszy');
    toasts.show('Drugi');
    await toasts.updateComplete;
    part(toasts, 'dismiss').focus();
    await press('Enter');
    await waitUntil(() => focused() === document.body);
    await settle();
    await pass(platform, 4000);
    await pass(platform, 500);
    expect(messages(toasts)).to.deep.equal([]);
  });

  it('an action by keyboard may take it elsewhere', async () => {
    const input = await putInput();
    const toasts = await putToasts();
    toasts.show('Usunięto', { action: { label: 'Cofnij', run: () => input.focus() } });
    await toasts.updateComplete;
    part(toasts, 'action').focus();
    await press('Enter');
    await waitUntil(() => focused() === input);
    await pass(platform, 500);
    expect([messages(toasts).length, focused() === input]).to.deep.equal([0, true]);
  });

  describe('while a modal is open', () => {
    const opened = [
      ['before the toast', true],
      ['after the toast', false],
    ] as const;
    for (const [when, isBefore] of opened) {
      it(`that opened ${when}, toasts are in it, said and in reach`, async () => {
        const toasts = await putToasts();
        const home = toasts.parentElement;
        const modal = await showModal('pl', isBefore);
        toasts.show('Dodano');
        await toasts.updateComplete;
        modal.show();
        await modal.updateComplete;
        await pass(platform, 100);
        expect(modal.contains(toasts)).to.equal(true);
        expect(said(toasts, 'status')).to.equal('Dodano');
        expect(part(toasts, 'region').matches(':popover-open')).to.equal(true);
        part(toasts, 'dismiss').focus();
        expect(focused() === part(toasts, 'dismiss')).to.equal(true);
        await press('Escape');
        expect(isOpen(modal)).to.equal(true);
        await pass(platform, 500);
        expect(messages(toasts)).to.deep.equal([]);
        expect(toasts.parentElement === home).to.equal(true);
        modal.hide();
        await modal.updateComplete;
      });
    }

    it('the page finds toasts and styles their parts as ever', async () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('shop-toasts::part(toast) { outline: 7px solid }');
      document.adoptedStyleSheets.push(sheet);
      const toasts = await putToasts();
      const modal = await showModal('pl', true);
      toasts.show('Dodano');
      await toasts.updateComplete;
      expect(document.querySelector('shop-toasts') === toasts).to.equal(true);
      expect(getComputedStyle(part(toasts, 'toast')).outlineWidth).to.equal('7px');
      document.adoptedStyleSheets.pop();
      modal.hide();
      await modal.updateComplete;
      expect(modal.children).to.have.length(3);
    });

    it('toasts can be pressed, and are no press on its backdrop', async () => {
      const toasts = await putToasts();
      const modal = await showModal('pl', true);
      toasts.show('Dodano');
      await toasts.updateComplete;
      await click(part(toasts, 'message'));
      await click(part(toasts, 'dismiss'));
      await waitUntil(() => part(toasts, 'toast').inert);
      expect(isOpen(modal)).to.equal(true);
    });

    it('toasts are in the one on top', async () => {
      const toasts = await putToasts();
      const [lower, upper] = [await showModal('pl', true), await showModal()];
      toasts.show('Dodano');
      await toasts.updateComplete;
      expect(lower.contains(toasts)).to.equal(true);
      upper.show();
      await upper.updateComplete;
      expect(upper.contains(toasts)).to.equal(true);
      upper.hide();
      await upper.updateComplete;
      expect(lower.contains(toasts)).to.equal(true);
      expect(part(toasts, 'region').matches(':popover-open')).to.equal(true);
    });

    it('toasts survive that the page gives it other children', async () => {
      const toasts = await putToasts();
      const home = toasts.parentElement;
      const modal = await showModal('pl', true);
      toasts.show('Dodano');
      await toasts.updateComplete;
      modal.textContent = 'Inna treść';
      await waitUntil(() => toasts.isConnected && messages(toasts).length === 1);
      modal.hide();
      await modal.updateComplete;
      expect(toasts.parentElement === home).to.equal(true);
    });

    it('toasts go home when it closes', async () => {
      const toasts = await putToasts();
      const home = toasts.parentElement;
      const modal = await showModal('pl', true);
      toasts.show('Dodano');
      await toasts.updateComplete;
      modal.hide();
      await modal.updateComplete;
      expect(toasts.parentElement === home).to.equal(true);
      expect(messages(toasts)).to.deep.equal(['Dodano']);
    });

    it('toasts go home when it is taken off the page', async () => {
      const toasts = await putToasts();
      const home = toasts.parentElement;
      const modal = await showModal('pl', true);
      toasts.show('Dodano');
      await toasts.updateComplete;
      modal.remove();
      await settle();
      await toasts.updateComplete;
      expect(toasts.parentElement === home).to.equal(true);
      await waitUntil(() => messages(toasts).length === 1);
    });

    it('toasts are in a dialog of the page too, and go home when it closes', async () => {
      const dialog = await fixture<HTMLDialogElement>(html`<dialog><p>Raty</p></dialog>`);
      const toasts = await putToasts();
      const home = toasts.parentElement;
      toasts.show('Dodano');
      await toasts.updateComplete;
      dialog.showModal();
      // browsers that do not tell of an opened dialog: with the next toast
      if (!('ontoggle' in dialog)) toasts.show('Dodano');
      await waitUntil(() => dialog.contains(toasts));
      dialog.close();
      await waitUntil(() => toasts.parentElement === home);
      expect(messages(toasts)).to.deep.equal(['Dodano']);
    });
  });
});
