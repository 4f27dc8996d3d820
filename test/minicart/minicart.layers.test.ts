import { expect, fixture, html } from '@open-wc/testing';
import { sendMouse, setViewport } from '@web/test-runner-commands';
import type { ElementOf } from '../../elements/declare/element-types.ts';
import { registerElements } from '../../elements/start/register.ts';
import { minicartElement } from '../../elements/tags/minicart/minicart.element.ts';
import { expectAccessible } from '../kit/accessible.ts';
import { installFakePlatform, platform } from '../kit/fake-platform.ts';
import { settled } from '../kit/settled.ts';
import { focused, one, part, parts } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import '../kit/guard.ts';
import { ajaxBasket } from './minicart.fixtures.ts';

type Minicart = ElementOf<typeof minicartElement>;

registerElements([minicartElement]);

const DEFAULT_SIZE = { width: 800, height: 600 };
/** The maximum distance between link and panel during the opening animation. */
const GAP_AND_RISE_PX = 16;
const SIZES = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 800, height: 900 },
  { width: 1280, height: 800 },
];

/** A page whose theme covers the whole lower half of the window with a button. */
async function openInTheme(dir = 'ltr'): Promise<Minicart> {
  const page = await fixture<HTMLElement>(html`
    <div dir=${dir} style="min-block-size: 200vh">
      <header style="position: sticky; z-index: 999; inset-block-start: 0; text-align: end">
        <shop-minicart .basket=${ajaxBasket()}></shop-minicart>
      </header>
      <button style="position: fixed; z-index: 9999; inset: 10% 0 0; inline-size: 100%">Czat</button>
    </div>
  `);
  const element = page.querySelector<Minicart>('shop-minicart');
  if (!element) throw new Error('Expected a mini-cart.');
  element.show();
  await settled(element);
  return element;
}

const box = (element: Element) => element.getBoundingClientRect();

/** Whether a click on the centre of the element reaches its tag. */
function isReached(element: Minicart, target: Element): boolean {
  const { left, top, width, height } = box(target);
  return document.elementFromPoint(left + width / 2, top + height / 2) === element;
}

describe('the panel of <shop-minicart> in the layers of a page', () => {
  beforeEach(installFakePlatform);
  afterEach(() => setViewport(DEFAULT_SIZE));

  for (const size of SIZES) {
    it(`is above fixed content of the theme, ${size.width} px wide (V11)`, async () => {
      await setViewport(size);
      const element = await openInTheme();
      expect(isReached(element, one(element, '.button--primary'))).to.equal(true);
      element.hide();
      await settled(element);
      element.show();
      await settled(element);
      expect(isReached(element, one(element, '.button--primary')), 'once more').to.equal(true);
    });
  }

  describe('on a phone (SH6)', () => {
    beforeEach(() => setViewport({ width: 390, height: 844 }));
    const isScrollLocked = () => document.documentElement.style.overflowY === 'hidden';
    /** Clicks the page above or below the sheet, whose position depends on the browser. */
    const clickBeside = (panel: Element) => {
      const { top, bottom } = panel.getBoundingClientRect();
      const y = Math.round(bottom + 20 < innerHeight ? bottom + 20 : top - 20);
      return sendMouse({ type: 'click', position: [20, y] });
    };

    it('is modal: the page behind is covered and not scrollable, and a click on it only closes', async () => {
      const element = await openInTheme();
      let clicks = 0;
      const chat = document.querySelector('div > button');
      chat?.addEventListener('click', () => {
        clicks += 1;
      });
      const panel = part(element, 'panel');
      expect([panel.role, panel.ariaModal, isScrollLocked()]).to.deep.equal([
        'dialog',
        'true',
        true,
      ]);
      expect(focused() === part(element, 'close')).to.equal(true);
      expect(isReached(element, one(element, '.button--primary'))).to.equal(true);
      await expectAccessible(element);
      await clickBeside(panel);
      await waitUntil(() => !element.open);
      await settled(element);
      expect([clicks, isScrollLocked()]).to.deep.equal([0, false]);
      expect(focused() === part(element, 'link')).to.equal(true);
    });

    it('is a panel again when the window gets wider, always above the page', async () => {
      const element = await openInTheme();
      await setViewport({ width: 1280, height: 800 });
      await waitUntil(() => !isScrollLocked());
      await settled(element);
      expect([part(element, 'panel').role, parts(element, 'veil').length]).to.deep.equal([null, 0]);
      await setViewport({ width: 390, height: 844 });
      await waitUntil(isScrollLocked);
      expect(isReached(element, one(element, '.button--primary'))).to.equal(true);
    });
  });

  it('stays there when the theme moves the open tag', async () => {
    const element = await openInTheme();
    const header = element.parentElement;
    header?.append(element);
    await settled(element);
    expect(isReached(element, one(element, '.button--primary'))).to.equal(true);
  });

  for (const dir of ['ltr', 'rtl']) {
    it(`is below the link and aligned with its end, and follows it (${dir})`, async () => {
      await setViewport({ width: 1280, height: 800 });
      const element = await openInTheme(dir);
      const panel = part(element, 'panel');
      const isInPlace = () => {
        const end = dir === 'rtl' ? 'left' : 'right';
        const offset = box(panel)[end] - box(element)[end];
        const below = box(panel).top - box(element).bottom;
        return Math.abs(offset) < 9 && below >= 0 && below <= GAP_AND_RISE_PX;
      };
      expect(isInPlace()).to.equal(true);
      element.parentElement?.style.setProperty('padding-block-start', '40px');
      dispatchEvent(new Event('resize'));
      await settled(element);
      expect(isInPlace(), 'lower').to.equal(true);
    });
  }

  it('is behind a modal dialog that opens later', async () => {
    const element = await openInTheme();
    const dialog = await fixture<HTMLDialogElement>(
      html`<dialog style="inline-size: 100vw; block-size: 100vh; max-inline-size: none; max-block-size: none"></dialog>`,
    );
    dialog.showModal();
    expect(isReached(element, part(element, 'panel'))).to.equal(false);
    dialog.close();
  });

  it('stays open while it has focus, also after hovering opened it', async () => {
    const element = await openInTheme();
    element.hide();
    await settled(element);
    const pointer = (type: string) => element.dispatchEvent(new PointerEvent(type));
    pointer('pointerenter');
    await platform.clock.advance(150);
    await settled(element);
    one(element, 'header button').focus();
    pointer('pointerleave');
    await platform.clock.advance(300);
    await settled(element);
    expect(element.open).to.equal(true);
  });
});
