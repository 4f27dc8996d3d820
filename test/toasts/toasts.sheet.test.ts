import { expect, fixture, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { minicartElement } from '../../elements/minicart.element.ts';
import { registerElements } from '../../elements/start/register.ts';
import { installFakePlatform } from '../kit/fake-platform.ts';
import { one, part } from '../kit/shadow.ts';
import { ajaxBasket } from '../minicart/minicart.fixtures.ts';
import { settled } from '../minicart/minicart.settled.ts';
import '../kit/guard.ts';
import { putToasts, type Toasts } from './toasts.fixtures.ts';

registerElements([minicartElement]);

const PHONE = { width: 390, height: 844 };
const DEFAULT_SIZE = { width: 800, height: 600 };

type Minicart = HTMLElement & {
  open: boolean;
  readonly updateComplete: Promise<void>;
};

const box = (element: Element) => element.getBoundingClientRect();
const isApart = (one: Element, other: Element) =>
  box(one).bottom <= box(other).top || box(other).bottom <= box(one).top;

async function rest(minicart: Minicart, toasts: Toasts): Promise<void> {
  await settled(minicart);
  await toasts.updateComplete;
}

describe('toasts beside a panel at the bottom of a phone', () => {
  beforeEach(() => setViewport(PHONE));
  afterEach(() => setViewport(DEFAULT_SIZE));

  it('cover no part of it, whichever comes first, and are at the bottom again when it closes (V7)', async () => {
    installFakePlatform();
    const toasts = await putToasts();
    const minicart = await fixture<Minicart>(
      html`<shop-minicart .basket=${ajaxBasket()}></shop-minicart>`,
    );
    toasts.show('Dodano do koszyka', { duration: 0 });
    await rest(minicart, toasts);
    const toast = part(toasts, 'toast');
    expect(box(toast).top, 'at the bottom').to.be.above(PHONE.height / 2);
    minicart.open = true;
    await rest(minicart, toasts);
    const main = one(minicart, '.button--primary');
    expect(isApart(toast, main), 'the main button').to.equal(true);
    expect(isApart(toast, part(minicart, 'panel'))).to.equal(true);
    expect(box(toast).top).to.be.at.least(0);
    toasts.show('Zapisano', { duration: 0 });
    await rest(minicart, toasts);
    for (const each of toasts.shadowRoot?.querySelectorAll('[part~=toast]') ?? []) {
      expect(isApart(each, main)).to.equal(true);
    }
    minicart.open = false;
    await rest(minicart, toasts);
    expect(box(toast).top).to.be.above(PHONE.height / 2);
  });

  it('are at the top while a modal of the page is where they would be (V7)', async () => {
    installFakePlatform();
    const toasts = await putToasts();
    const dialog = await fixture<HTMLDialogElement>(
      html`<dialog style="margin: auto 0 0; block-size: 300px"><button>Kup</button></dialog>`,
    );
    dialog.showModal();
    toasts.show('Zapisano', { duration: 0 });
    await toasts.updateComplete;
    expect(isApart(part(toasts, 'toast'), dialog)).to.equal(true);
    dialog.close();
    toasts.remove();
  });

  it('keep the words of a message together beside a long action (V14)', async () => {
    installFakePlatform();
    const toasts = await putToasts();
    const action = { label: 'Przejdź do koszyka', href: '/basketedit.php' };
    toasts.show('Dodano do koszyka: Skarpety wełniane', { duration: 0, action });
    await toasts.updateComplete;
    expect(box(part(toasts, 'message')).width).to.be.at.least(200);
    toasts.remove();
  });
});
