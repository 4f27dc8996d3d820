import { expect, html } from '@open-wc/testing';
import { CLICK_TIMEOUT_MS } from '../../logic/page/module-within.ts';
import { itInChromium } from '../kit/browser.ts';
import { stopClock } from '../kit/clock.ts';
import type { FakePlatform } from '../kit/fake-platform.ts';
import { hangModules, loseModules, releaseModules } from '../kit/module-faults.ts';
import { mount } from '../kit/mount.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { form, SHIRT } from './product.fixtures.ts';
import {
  additions,
  clickBuy,
  messageIn,
  mountShirt,
  posts,
  refused,
  shopThatAdds,
  sizeControl,
} from './selling.fixtures.ts';
import '../kit/guard.ts';

const MODULE = '/basket-add/later/add-to-basket.ts';
const POST = 'product=101&mode=1&size=M&number=1';
const REFUSAL_MODULE = '/product/later/refuse.ts';
/** The native submission without a size. */
const REFUSED = 'product=101&mode=1&number=1';

const mountUnchosen = () =>
  mount('shop-product', html`<shop-product .product=${SHIRT}>${form()}</shop-product>`);

let platform: FakePlatform;
beforeEach(() => {
  platform = shopThatAdds();
});

describe('a click on <shop-product> when the module that adds', () => {
  itInChromium('fails or times out submits the form natively, once [PP-26]', async () => {
    await loseModules(MODULE);
    const tag = await mountShirt();
    const sent = posts(tag.page);
    clickBuy(tag.page);
    await waitUntil(() => sent.length > 0, 'the post');
    await releaseModules();
    await hangModules(MODULE);
    const clock = stopClock();
    clickBuy(tag.page);
    await clock.tickAsync(CLICK_TIMEOUT_MS - 1);
    expect([sent, tag.element.matches(':state(adding)')]).to.deep.equal([[POST], true]);
    await clock.tickAsync(1);
    clock.uninstall();
    expect([sent, additions(platform)]).to.deep.equal([[POST, POST], []]);
  });
});

describe('a refused click on <shop-product> when the module with the messages', () => {
  itInChromium('fails or times out submits the form natively, once [PP-26]', async () => {
    await loseModules(REFUSAL_MODULE);
    const tag = await mountUnchosen();
    const sent = posts(tag.page);
    const failures = tag.events('shop-error');
    clickBuy(tag.page);
    await waitUntil(() => sent.length > 0, 'the post');
    expect(failures.map((event) => Reflect.get(event, 'detail').code)).to.deep.equal(['module']);
    await releaseModules();
    await hangModules(REFUSAL_MODULE);
    const clock = stopClock();
    clickBuy(tag.page);
    await clock.tickAsync(CLICK_TIMEOUT_MS - 1);
    clickBuy(tag.page);
    expect(sent).to.deep.equal([REFUSED]);
    await clock.tickAsync(CLICK_TIMEOUT_MS);
    clock.uninstall();
    expect([sent, messageIn(tag.page)]).to.deep.equal([[REFUSED, REFUSED], '']);
  });

  itInChromium('times out is superseded by a click with a size [PP-26]', async () => {
    await hangModules(REFUSAL_MODULE);
    const tag = await mountUnchosen();
    const sent = posts(tag.page);
    const refusals = tag.events('shop-product-refuse');
    // the 3 s of a click do not pass while a busy machine loads modules
    const clock = stopClock();
    clickBuy(tag.page);
    const medium = sizeControl(tag.page, 'M');
    medium.focus();
    medium.click();
    clickBuy(tag.page);
    const isAdded = () => additions(platform).length > 0 && !tag.element.matches(':state(adding)');
    while (!isAdded()) await clock.tickAsync(1);
    clock.uninstall();
    await releaseModules();
    await refused(tag);
    expect([sent, refusals, additions(platform).length]).to.deep.equal([[], [], 1]);
    expect(document.activeElement).to.equal(medium);
  });
});
