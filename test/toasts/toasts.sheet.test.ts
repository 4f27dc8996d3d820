import { expect, fixture, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { registerElements } from '../../elements/start/register.ts';
import { minicartElement } from '../../elements/tags/minicart/minicart.element.ts';
import { installFakePlatform } from '../kit/fake-platform.ts';
import { type Mounted, mount } from '../kit/mount.ts';
import { settled } from '../kit/settled.ts';
import { ajaxBasket } from '../minicart/minicart.fixtures.ts';
import '../kit/guard.ts';
import { putToasts, type Toasts } from './toasts.fixtures.ts';

registerElements([minicartElement]);

const PHONE = { width: 390, height: 844 };
const DEFAULT_SIZE = { width: 800, height: 600 };

type Minicart = Mounted<'shop-minicart'>;

const box = (element: Element) => element.getBoundingClientRect();
const isApart = (one: Element, other: Element) =>
  box(one).bottom <= box(other).top || box(other).bottom <= box(one).top;

async function rest(minicart: Minicart, toasts: Toasts): Promise<void> {
  await settled(minicart.element);
  await toasts.settled();
}

describe('toasts beside a panel at the bottom of a phone', () => {
  beforeEach(() => setViewport(PHONE));
  afterEach(() => setViewport(DEFAULT_SIZE));

  it('do not cover it, whichever opens first, and return to the bottom when it closes (V7)', async () => {
    installFakePlatform();
    const toasts = await putToasts();
    const minicart = await mount(
      'shop-minicart',
      html`<shop-minicart .basket=${ajaxBasket()}></shop-minicart>`,
    );
    toasts.element.show('Dodano do koszyka', { duration: 0 });
    await rest(minicart, toasts);
    const toast = toasts.part('toast');
    expect(box(toast).top, 'at the bottom').to.be.above(PHONE.height / 2);
    minicart.element.open = true;
    await rest(minicart, toasts);
    const main = minicart.one('.button--primary');
    expect(isApart(toast, main), 'the main button').to.equal(true);
    expect(isApart(toast, minicart.part('panel'))).to.equal(true);
    expect(box(toast).top).to.be.at.least(0);
    toasts.element.show('Zapisano', { duration: 0 });
    await rest(minicart, toasts);
    for (const each of toasts.element.shadowRoot?.querySelectorAll('[part~=toast]') ?? []) {
      expect(isApart(each, main)).to.equal(true);
    }
    minicart.element.open = false;
    await rest(minicart, toasts);
    expect(box(toast).top).to.be.above(PHONE.height / 2);
  });

  it('are at the top while a modal of the page is at the bottom (V7)', async () => {
    installFakePlatform();
    const toasts = await putToasts();
    const dialog = await fixture<HTMLDialogElement>(
      html`<dialog style="margin: auto 0 0; block-size: 300px"><button>Kup</button></dialog>`,
    );
    dialog.showModal();
    toasts.element.show('Zapisano', { duration: 0 });
    await toasts.settled();
    expect(isApart(toasts.part('toast'), dialog)).to.equal(true);
    dialog.close();
    toasts.element.remove();
  });

  it('do not break the words of a message beside a long action (V14)', async () => {
    installFakePlatform();
    const toasts = await putToasts();
    const action = { label: 'Przejdź do koszyka', href: '/basketedit.php' };
    toasts.element.show('Dodano do koszyka: Skarpety wełniane', { duration: 0, action });
    await toasts.settled();
    expect(box(toasts.part('message')).width).to.be.at.least(200);
    toasts.element.remove();
  });
});
