import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { installFakePlatform, platform } from '../kit/fake-platform.ts';
import { press } from '../kit/keyboard.ts';
import { hover, leave } from '../kit/mouse.ts';
import { focused } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { DEFAULT_VIEWPORT, isOpen, linkOf, opened, showWide, topItem } from './menu.fixtures.ts';

describe('<shop-menu> before its modules have loaded', () => {
  beforeEach(async () => {
    installFakePlatform();
    await leave();
  });
  afterEach(async () => {
    await leave();
    await setViewport(DEFAULT_VIEWPORT);
  });

  it('opens for a mouse that arrived before its panel', async () => {
    const menu = await showWide();
    await hover(topItem(menu, 'Ona'));
    await platform.clock.advance(149);
    expect(isOpen(menu, 'Ona')).to.equal(false);
    await platform.clock.advance(1);
    await opened(menu, 'Ona');
  });

  it('stays closed after Escape, with the mouse still over it', async () => {
    const menu = await showWide();
    await hover(topItem(menu, 'Ona'));
    await platform.clock.advance(150);
    await opened(menu, 'Ona');
    await press('Escape');
    await platform.clock.advance(1000);
    expect(menu.matches(':state(open)')).to.equal(false);
  });

  it('handles the first arrow key', async () => {
    const menu = await showWide();
    linkOf(menu, 'Ona').focus();
    await press('ArrowRight');
    await waitUntil(() => focused() === linkOf(menu, 'On'));
  });

  it('leaves other keys to the browser', async () => {
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
