import { expect, fixture, html } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import { getDefaultStore } from 'jotai/vanilla';
import { registerElements } from '../../elements/start/register.ts';
import { topDialogAtom } from '../../react/dialog/dialog-stack.ts';
import { expectAccessible } from '../kit/accessible.ts';
import { settle } from '../kit/fake-clock.ts';
import { press } from '../kit/keyboard.ts';
import { eventsOf } from '../kit/next-event.ts';
import { all, focused, one } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import '../kit/guard.ts';
import { twoDialogsElement } from './TwoDialogs.tsx';

registerElements([twoDialogsElement]);

type TwoDialogs = HTMLElement & { updateComplete: Promise<void> };

const dialogs = (host: Element) =>
  all(host, 'dialog').filter((dialog) => dialog instanceof HTMLDialogElement);
const outer = (host: Element) => dialogs(host)[0];
const inner = (host: Element) => dialogs(host)[1];
const isOpen = (dialog: HTMLDialogElement | undefined) => dialog?.matches(':modal') === true;
const pageOverflow = () => getComputedStyle(document.documentElement).overflowY;

async function show(): Promise<TwoDialogs> {
  const host = await fixture<TwoDialogs>(html`<shop-test-dialogs></shop-test-dialogs>`);
  await host.updateComplete;
  return host;
}

async function open(host: TwoDialogs): Promise<void> {
  one(host, '#opener').focus();
  await press('Enter');
  await waitUntil(() => isOpen(outer(host)));
}

async function openBoth(host: TwoDialogs): Promise<void> {
  await open(host);
  one(host, '#inner-opener').click();
  await waitUntil(() => isOpen(inner(host)));
}

describe('Dialog', () => {
  it('is accessible, named, modal, and takes focus', async () => {
    const host = await show();
    await open(host);
    await expectAccessible(host);
    expect(outer(host)?.getAttribute('aria-labelledby')).to.equal('outer-heading');
    expect(focused()).to.equal(one(host, '#inner-opener'));
    expect(getDefaultStore().get(topDialogAtom)).to.equal(outer(host));
  });

  it('Escape closes it and gives focus back', async () => {
    const host = await show();
    await open(host);
    await press('Escape');
    await waitUntil(() => !isOpen(outer(host)));
    expect(focused()).to.equal(one(host, '#opener'));
    expect(getDefaultStore().get(topDialogAtom)).to.equal(undefined);
  });

  it('stays open when that is refused, however often Escape is pressed', async () => {
    const host = await show();
    const asked = eventsOf(host, 'shop-test-dialogs-close');
    host.addEventListener('shop-test-dialogs-close', (event) => event.preventDefault());
    await open(host);
    await press('Escape', 'Escape', 'Escape');
    expect(isOpen(outer(host))).to.equal(true);
    expect(asked).to.have.length(3);
  });

  it('UI-06: stacks, with one backdrop, one scroll lock, and Escape for the upper one', async () => {
    const host = await show();
    await openBoth(host);
    expect(outer(host)?.hasAttribute('data-covered')).to.equal(true);
    expect(inner(host)?.hasAttribute('data-covered')).to.equal(false);
    expect(getDefaultStore().get(topDialogAtom)).to.equal(inner(host));
    expect(pageOverflow()).to.equal('hidden');
    await press('Escape');
    await waitUntil(() => !isOpen(inner(host)));
    expect(isOpen(outer(host))).to.equal(true);
    expect(outer(host)?.hasAttribute('data-covered')).to.equal(false);
    expect(pageOverflow()).to.equal('hidden');
    await press('Escape');
    await waitUntil(() => !isOpen(outer(host)));
    expect(pageOverflow()).not.to.equal('hidden');
  });

  it('a press on the backdrop closes it, one that began inside does not', async () => {
    const host = await show();
    await open(host);
    const box = outer(host)?.getBoundingClientRect();
    const inside: [number, number] = [
      Math.round((box?.left ?? 0) + 8),
      Math.round((box?.top ?? 0) + 8),
    ];
    await sendMouse({ type: 'move', position: inside });
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: [2, 2] });
    await sendMouse({ type: 'up' });
    await settle();
    expect(isOpen(outer(host))).to.equal(true);
    await sendMouse({ type: 'click', position: inside });
    expect(isOpen(outer(host))).to.equal(true);
    await sendMouse({ type: 'click', position: [2, 2] });
    await waitUntil(() => !isOpen(outer(host)));
  });

  it('the cancel of a file input in it is not its own', async () => {
    const host = await show();
    await open(host);
    one(host, 'input').dispatchEvent(new Event('cancel', { bubbles: true }));
    await settle();
    expect(isOpen(outer(host))).to.equal(true);
  });

  it('follows a browser that closes it by itself', async () => {
    const host = await show();
    await open(host);
    outer(host)?.close();
    await waitUntil(() => getDefaultStore().get(topDialogAtom) === undefined);
    await open(host);
  });

  it('does not make the page wider or narrower', async () => {
    const host = await show();
    host.style.cssText = 'display: block; block-size: 300vh';
    const width = document.body.offsetWidth;
    await open(host);
    expect(pageOverflow()).to.equal('hidden');
    expect(document.body.offsetWidth).to.equal(width);
  });

  it('leaves no strip that its backdrop cannot cover where scrollbars take room (V17)', async () => {
    const host = await show();
    const { documentElement: root } = document;
    // headless browsers have no scrollbars
    Object.defineProperty(root, 'clientWidth', { configurable: true, value: innerWidth - 15 });
    root.style.paddingRight = '2px';
    await open(host);
    expect([root.style.paddingRight, root.style.boxSizing]).to.deep.equal(['17px', 'border-box']);
    expect(getComputedStyle(root).scrollbarGutter).to.equal('auto');
    await press('Escape');
    await waitUntil(() => !isOpen(outer(host)));
    expect([root.style.paddingRight, root.style.boxSizing]).to.deep.equal(['2px', '']);
    Reflect.deleteProperty(root, 'clientWidth');
    root.style.paddingRight = '';
  });

  it('restores the scrolling of the page as it was, also when it is removed', async () => {
    const host = await show();
    document.documentElement.style.overflowX = 'clip';
    await openBoth(host);
    expect(pageOverflow()).to.equal('hidden');
    host.remove();
    await settle();
    expect(document.documentElement.style.overflowX).to.equal('clip');
    expect(document.documentElement.style.overflowY).to.equal('');
    expect(getDefaultStore().get(topDialogAtom)).to.equal(undefined);
    document.documentElement.style.overflow = '';
  });
});
