import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { letTagsRest } from '../kit/awake.ts';
import { type FakePlatform, installFakePlatform } from '../kit/fake-platform.ts';
import { press } from '../kit/keyboard.ts';
import { hover, leave } from '../kit/mouse.ts';
import { focused } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import {
  DEFAULT_VIEWPORT,
  isOpen,
  linkOf,
  type Menu,
  opened,
  showWide,
  topItem,
} from './menu.fixtures.ts';

const awake = (menu: Menu): Promise<void> =>
  waitUntil(() => menu.matches(':state(awake)'), 'the component comes', { interval: 1 });

describe('<shop-menu> at rest', () => {
  let platform: FakePlatform;
  beforeEach(async () => {
    platform = installFakePlatform();
    await leave();
    letTagsRest();
  });
  afterEach(async () => {
    await leave();
    await setViewport(DEFAULT_VIEWPORT);
  });

  it('opens for the mouse that woke it, although nobody listened when it came', async () => {
    const menu = await showWide();
    expect(menu.matches(':state(awake)')).to.equal(false);
    await hover(topItem(menu, 'Ona'));
    await awake(menu);
    await platform.clock.advance(149);
    expect(isOpen(menu, 'Ona')).to.equal(false);
    await platform.clock.advance(1);
    await opened(menu, 'Ona');
  });

  it('stays closed once Escape has closed it, with the mouse still there', async () => {
    const menu = await showWide();
    await hover(topItem(menu, 'Ona'));
    await awake(menu);
    await platform.clock.advance(150);
    await opened(menu, 'Ona');
    await press('Escape');
    await platform.clock.advance(1000);
    expect(menu.matches(':state(open)')).to.equal(false);
  });

  it('gives the first arrow key to the component, once', async () => {
    const menu = await showWide();
    linkOf(menu, 'Ona').focus();
    await press('ArrowRight');
    await awake(menu);
    await waitUntil(() => focused() === linkOf(menu, 'On'));
  });

  it('leaves a key of the browser to it', async () => {
    const menu = await showWide();
    const link = linkOf(menu, 'Ona');
    const back = new KeyboardEvent('keydown', {
      key: 'ArrowLeft',
      altKey: true,
      bubbles: true,
      composed: true,
      cancelable: true,
    });
    expect(link.dispatchEvent(back)).to.equal(true);
  });
});
