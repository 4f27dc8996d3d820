import { expect } from '@open-wc/testing';
import { resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands';
import { expectAccessible } from '../kit/accessible.ts';
import { itOutsideWebKit } from '../kit/browser.ts';
import { press } from '../kit/keyboard.ts';
import { click } from '../kit/mouse.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { counter, type Gallery, largeImage, largeShows, showOpen } from './gallery.fixtures.ts';
import '../kit/guard.ts';

const widthOf = (tag: Gallery): number => largeImage(tag).getBoundingClientRect().width;
const box = (tag: Gallery): HTMLElement => tag.one('[data-current=true]');
const isZoomed = ({ element }: Gallery): boolean => element.matches(':state(zoomed)');

/** An open gallery, and how wide its picture is while it fits. */
async function show(): Promise<{ tag: Gallery; fit: number }> {
  const tag = await showOpen({ count: 3 });
  await largeShows(tag);
  await waitUntil(() => largeImage(tag).naturalWidth === 80, 'the large file');
  return { tag, fit: widthOf(tag) };
}

/** Until the picture is so many times as wide as while it fits. */
const times = (tag: Gallery, fit: number, zoom: number): Promise<void> =>
  waitUntil(() => Math.abs(widthOf(tag) / fit - zoom) < 0.02, `${zoom} times`);

const middle = (element: Element): [number, number] => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [Math.round(left + width / 2), Math.round(top + height / 2)];
};

describe('zoom in the dialog of <shop-gallery>', () => {
  afterEach(() => resetMouse());

  it('fits the whole picture into the window first', async () => {
    const { tag } = await show();
    const [picture, stage] = [largeImage(tag), tag.one('.viewer__stage')].map((one) =>
      one.getBoundingClientRect(),
    );
    expect(picture?.width).to.be.at.most(stage?.width ?? 0);
    expect(picture?.height).to.be.at.most(stage?.height ?? 0);
    expect((picture?.width ?? 0) / (picture?.height ?? 1)).to.be.closeTo(4 / 3, 0.01);
  });

  it('doubles at the point of a click, and back [GY-05]', async () => {
    const { tag, fit } = await show();
    const { left, top, width, height } = largeImage(tag).getBoundingClientRect();
    const point: [number, number] = [Math.round(left + width / 4), Math.round(top + height / 4)];
    await sendMouse({ type: 'click', position: point });
    await times(tag, fit, 2);
    expect(isZoomed(tag)).to.equal(true);
    const isQuarter = (share: number) => Math.abs(share - 0.25) < 0.01;
    await waitUntil(() => {
      const zoomed = largeImage(tag).getBoundingClientRect();
      const x = (point[0] - zoomed.left) / zoomed.width;
      const y = (point[1] - zoomed.top) / zoomed.height;
      return isQuarter(x) && isQuarter(y);
    }, 'the point where it was');
    await expectAccessible(tag.element);
    await sendMouse({ type: 'click', position: point });
    await times(tag, fit, 1);
    expect(isZoomed(tag)).to.equal(false);
  });

  it('follows +, −, 0 and Enter, within 1 and 3', async () => {
    const { tag, fit } = await show();
    await sendKeys({ press: '+' });
    await times(tag, fit, 2);
    await sendKeys({ press: '+' });
    await times(tag, fit, 3);
    expect(tag.part('zoom-in').ariaDisabled).to.equal('true');
    await press('-');
    await times(tag, fit, 1.5);
    await press('0');
    await times(tag, fit, 1);
    expect(tag.part('zoom-out').ariaDisabled).to.equal('true');
    await press('Enter');
    await times(tag, fit, 2);
    await press('Enter');
    await times(tag, fit, 1);
  });

  it('follows its buttons', async () => {
    const { tag, fit } = await show();
    await click(tag.part('zoom-in'));
    await times(tag, fit, 2);
    await click(tag.part('zoom-out'));
    await times(tag, fit, 1);
  });

  it('scrolls a zoomed picture by arrow keys, and keeps it', async () => {
    const { tag, fit } = await show();
    await sendKeys({ press: '+' });
    await times(tag, fit, 2);
    const before = box(tag).scrollLeft;
    await press('ArrowRight');
    expect(box(tag).scrollLeft).to.be.above(before);
    await press('ArrowUp');
    expect(counter(tag)).to.equal('Zdjęcie 1 z 3');
  });

  it('fits again when another picture shows', async () => {
    const { tag, fit } = await show();
    await sendKeys({ press: '+' });
    await times(tag, fit, 2);
    await click(tag.part('next'));
    await largeShows(tag);
    await times(tag, fit, 1);
    expect(isZoomed(tag)).to.equal(false);
  });

  it('scrolls by a drag of the mouse, which is no click [GY-05]', async () => {
    const { tag, fit } = await show();
    await sendKeys({ press: '+' });
    await times(tag, fit, 2);
    const [x, y] = middle(box(tag));
    const { scrollLeft, scrollTop } = box(tag);
    await sendMouse({ type: 'move', position: [x, y] });
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: [x - 60, y - 40] });
    await sendMouse({ type: 'up' });
    await waitUntil(() => box(tag).scrollLeft === scrollLeft + 60, 'the drag');
    expect(box(tag).scrollTop).to.equal(scrollTop + 40);
    await times(tag, fit, 2);
  });

  itOutsideWebKit('follows the wheel with Ctrl, not the browser’s zoom [GY-05]', async () => {
    const { tag, fit } = await show();
    const wheel = new WheelEvent('wheel', {
      deltaY: -100,
      ctrlKey: true,
      bubbles: true,
      cancelable: true,
      composed: true,
    });
    largeImage(tag).dispatchEvent(wheel);
    expect(wheel.defaultPrevented).to.equal(true);
    await times(tag, fit, Math.exp(0.5));
  });

  it('leaves a long press to the browser, which saves the picture [GY-05]', async () => {
    const { tag } = await show();
    const menu = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
    largeImage(tag).dispatchEvent(menu);
    expect(menu.defaultPrevented).to.equal(false);
    expect(getComputedStyle(largeImage(tag)).pointerEvents).to.equal('auto');
  });
});
