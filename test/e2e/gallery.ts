import type { ElementHandle } from 'puppeteer-core';
import type { ShopPage } from './shop-page.ts';

const STEPS = 6;
/**
 * The time between two positions of the finger, in seconds of the events' clock: it stops before it lifts, so that
 * there is no momentum.
 */
const STEP_S = 0.2;

/** The centre of an element, in CSS pixels of the window. */
async function middleOf(handle: ElementHandle): Promise<{ x: number; y: number }> {
  await handle.scrollIntoView();
  return handle.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
}

type Touch = 'touchStart' | 'touchMove' | 'touchEnd';

/** Swipes a finger over an element by CSS pixels, to the left when they are negative. */
export async function swipe(shop: ShopPage, selector: string, by: number): Promise<void> {
  const { x, y } = await middleOf(await shop.find(selector));
  const session = await shop.page.createCDPSession();
  let timestamp = Date.now() / 1000;
  const touch = async (type: Touch, ...places: number[]) => {
    timestamp += STEP_S;
    const touchPoints = places.map((place) => ({ x: x + place, y }));
    await session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp });
  };
  await touch('touchStart', -by / 2);
  for (let step = 1; step <= STEPS; step++) await touch('touchMove', by * (step / STEPS - 0.5));
  await touch('touchMove', by / 2);
  await touch('touchEnd');
  await session.detach();
}
