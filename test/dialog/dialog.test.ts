import { expect, html } from '@open-wc/testing';
import { registerElements } from '../../elements/start/register.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import { topDialogAtom } from '../../react/dialog/dialog-stack.ts';
import { settle } from '../kit/fake-clock.ts';
import { press } from '../kit/keyboard.ts';
import { type Mounted, mount } from '../kit/mount.ts';
import { waitUntil } from '../kit/wait-until.ts';
import '../kit/guard.ts';
import { twoDialogsElement } from './TwoDialogs.tsx';

registerElements([twoDialogsElement]);

type TwoDialogs = Mounted<'shop-test-dialogs'>;

const dialogs = (host: Mounted) =>
  host.all('dialog').filter((dialog) => dialog instanceof HTMLDialogElement);
const outer = (host: Mounted) => dialogs(host)[0];
const inner = (host: Mounted) => dialogs(host)[1];
const isModal = (dialog: HTMLDialogElement | undefined) => dialog?.matches(':modal') === true;
const pageOverflow = () => getComputedStyle(document.documentElement).overflowY;

const show = () => mount('shop-test-dialogs', html`<shop-test-dialogs></shop-test-dialogs>`);

async function open(host: TwoDialogs): Promise<void> {
  host.one('#opener').focus();
  await press('Enter');
  await waitUntil(() => isModal(outer(host)));
}

async function openBoth(host: TwoDialogs): Promise<void> {
  await open(host);
  host.one('#inner-opener').click();
  await waitUntil(() => isModal(inner(host)));
}

describe('Dialog', () => {
  it('ignores the cancel event of a file input in it', async () => {
    const host = await show();
    await open(host);
    host.one('input').dispatchEvent(new Event('cancel', { bubbles: true }));
    await settle();
    expect(isModal(outer(host))).to.equal(true);
  });

  it('follows the browser when that closes it', async () => {
    const host = await show();
    await open(host);
    outer(host)?.close();
    await waitUntil(() => pageStore.get(topDialogAtom) === undefined);
    await open(host);
  });

  it('does not change the width of the page', async () => {
    const host = await show();
    host.element.style.cssText = 'display: block; block-size: 300vh';
    const width = document.body.offsetWidth;
    await open(host);
    expect(pageOverflow()).to.equal('hidden');
    expect(document.body.offsetWidth).to.equal(width);
  });

  it('covers the scrollbar gutter with its backdrop, without a layout shift (V17, SH13)', async () => {
    const host = await show();
    const { documentElement: root } = document;
    const gutter = new CSSStyleSheet();
    // headless browsers have no scrollbars, but this gives Chromium a gutter at both edges
    gutter.replaceSync(`
      html { scrollbar-gutter: stable both-edges; padding-right: 2px; }
      ::-webkit-scrollbar { width: 15px; }`);
    const sheets = [...document.adoptedStyleSheets];
    document.adoptedStyleSheets = [...sheets, gutter];
    const place = () => [document.body.getBoundingClientRect().x, document.body.offsetWidth];
    const before = place();
    await open(host);
    expect(place()).to.deep.equal(before);
    expect(root.getBoundingClientRect().width).to.equal(innerWidth);
    await press('Escape');
    await waitUntil(() => !isModal(outer(host)));
    expect(place()).to.deep.equal(before);
    expect([root.style.paddingRight, root.style.boxSizing]).to.deep.equal(['', '']);
    document.adoptedStyleSheets = sheets;
  });

  it('adds no padding if the window is wider than the page, as on a phone zoomed out', async () => {
    const host = await show();
    const own = Object.getOwnPropertyDescriptor(window, 'innerWidth') ?? expect.fail();
    Object.defineProperty(window, 'innerWidth', { configurable: true, value: innerWidth + 126 });
    await open(host);
    expect(document.documentElement.style.paddingRight).to.equal('');
    Object.defineProperty(window, 'innerWidth', own);
  });

  it('restores the scroll styles of the page, also when it is removed', async () => {
    const host = await show();
    document.documentElement.style.overflowX = 'clip';
    await openBoth(host);
    expect(pageOverflow()).to.equal('hidden');
    host.element.remove();
    await settle();
    expect(document.documentElement.style.overflowX).to.equal('clip');
    expect(document.documentElement.style.overflowY).to.equal('');
    expect(pageStore.get(topDialogAtom)).to.equal(undefined);
    document.documentElement.style.overflow = '';
  });
});
