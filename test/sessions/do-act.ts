import type { ElementHandle, Page } from 'puppeteer-core';
import type { Act } from './acts.ts';
import { findOnPage } from './elements-on-page.ts';
import { HEIGHT, type Shopper } from './shopper.ts';
import { orLeave } from './steady.ts';

/** Clicks the centre of an element, or whatever covers it. */
async function clickCentre(page: Page, element: ElementHandle<Element>): Promise<void> {
  await element.scrollIntoView();
  const box = await element.boundingBox();
  if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Types into a field like shoppers, after its current value. */
async function type(page: Page, { text, at }: Extract<Act, { act: 'type' }>): Promise<void> {
  const field = await findOnPage(page, 'text', at);
  if (!field) return;
  await clickCentre(page, field);
  await page.keyboard.type(text);
}

/** Replaces a region like themes: with the server's current markup. */
async function swap(page: Page, at: number): Promise<void> {
  await page.evaluate(async (place) => {
    const selector = 'main > *, #content, header, aside, #search';
    const region = [...document.querySelectorAll(selector)].at(place % 10);
    const answer = await fetch(location.href).catch(() => undefined);
    const printed = new DOMParser().parseFromString((await answer?.text()) ?? '', 'text/html');
    const markup = [...printed.querySelectorAll(selector)].at(place % 10)?.outerHTML;
    if (region && markup) region.outerHTML = markup;
  }, at);
}

/** Moves a tag to the end of its parent, like themes at some widths. */
async function move(page: Page, at: number): Promise<void> {
  await page.evaluate((place) => {
    const tags = [...document.querySelectorAll('body *')].filter((one) =>
      one.localName.startsWith('shop-'),
    );
    const tag = tags[place % Math.max(tags.length, 1)];
    tag?.parentElement?.append(tag);
  }, at);
}

/** Performs an action; without a target it does nothing. */
function perform(shopper: Shopper, act: Act): Promise<unknown> {
  const { page } = shopper;
  switch (act.act) {
    case 'press':
      return findOnPage(page, act.what, act.at).then((found) => found && clickCentre(page, found));
    case 'type':
      return type(page, act);
    case 'key':
      return page.keyboard.press(act.key);
    case 'back':
      return page.goBack();
    case 'tab':
      return shopper.changeTab();
    case 'resize':
      return page.setViewport({ width: act.width, height: HEIGHT });
    case 'offline':
      return shopper.setOffline(act.is);
    case 'slow':
      return shopper.set({ calls: { basket: { latencyMs: act.latencyMs } } });
    case 'fail':
      return shopper.set({ calls: { [act.kind]: { failure: act.failure } } });
    case 'swap':
      return swap(page, act.at);
    case 'move':
      return move(page, act.at);
  }
}

/** Performs an action, which may leave the page. */
export const doAct = (shopper: Shopper, act: Act): Promise<void> =>
  orLeave(() => perform(shopper, act));
