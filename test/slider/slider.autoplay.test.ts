import { expect } from '@open-wc/testing';
import { registerElements } from '../../elements/start/register.ts';
import { sliderElement } from '../../elements/tags/slider/slider.element.ts';
import { AUTOPLAY_MS } from '../../logic/slider/slider.constants.ts';
import { itInChromium } from '../kit/browser.ts';
import { emulateMedia } from '../kit/devtools.ts';
import { installFakePlatform, platform } from '../kit/fake-platform.ts';
import { click, hover, leave } from '../kit/mouse.ts';
import { settled } from '../kit/settled.ts';
import { text } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import '../kit/guard.ts';
import { centred, type Slider, showSlider } from './slider.fixtures.ts';

registerElements([sliderElement]);

describe('<shop-slider autoplay>', () => {
  beforeEach(async () => {
    installFakePlatform();
    await leave();
  });
  afterEach(() => {
    Reflect.deleteProperty(document, 'visibilityState');
    document.dispatchEvent(new Event('visibilitychange'));
  });

  const position = (tag: Slider) => text(tag.part('position'));
  const isPlaying = (tag: Slider) => tag.element.matches(':state(playing)');
  const show = () => showSlider({ count: 3, attributes: { autoplay: '' } });
  /** Advances the clock by one slide. */
  const wait = async () => {
    await platform.clock.advance(AUTOPLAY_MS);
    await settled();
  };

  it('advances every 5 s, and wraps around after the last slide', async () => {
    const tag = await show();
    expect(isPlaying(tag)).to.equal(true);
    await platform.clock.advance(AUTOPLAY_MS - 1);
    expect(position(tag)).to.equal('Slajd 1 z 3');
    await platform.clock.advance(1);
    await centred(tag, 1);
    await wait();
    await centred(tag, 2);
    await wait();
    await centred(tag, 0);
  });

  it('pauses and resumes with its button, whose label changes', async () => {
    const tag = await show();
    expect(tag.part('pause').ariaLabel).to.equal('Zatrzymaj pokaz');
    expect(tag.part('position').ariaLive).to.equal('off');
    tag.part('pause').click();
    await settled();
    expect(tag.part('pause').ariaLabel).to.equal('Wznów pokaz');
    expect(tag.part('position').ariaLive).to.equal('polite');
    await wait();
    expect([position(tag), isPlaying(tag)]).to.deep.equal(['Slajd 1 z 3', false]);
    tag.part('pause').click();
    await settled();
    await wait();
    expect(position(tag)).to.equal('Slajd 2 z 3');
  });

  it('pauses while the pointer is over it (MS-17)', async () => {
    const tag = await show();
    await hover(tag.part('track'));
    await waitUntil(() => !isPlaying(tag), 'the pause');
    await wait();
    expect(position(tag)).to.equal('Slajd 1 z 3');
    await leave();
    await waitUntil(() => isPlaying(tag), 'the show');
    await wait();
    expect(position(tag)).to.equal('Slajd 2 z 3');
  });

  it('pauses while it contains focus (MS-17)', async () => {
    const tag = await show();
    const link = tag.element.querySelector('a');
    link?.focus();
    await settled();
    await wait();
    expect([position(tag), isPlaying(tag)]).to.deep.equal(['Slajd 1 z 3', false]);
    link?.blur();
    await settled();
    await wait();
    expect(position(tag)).to.equal('Slajd 2 z 3');
  });

  it('pauses while its tab is hidden (MS-17)', async () => {
    const tag = await show();
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    await settled();
    expect([isPlaying(tag), platform.clock.timers]).to.deep.equal([false, 0]);
    await wait();
    expect(position(tag)).to.equal('Slajd 1 z 3');
  });

  it('restarts the interval after a click', async () => {
    const tag = await show();
    await platform.clock.advance(AUTOPLAY_MS - 1);
    await click(tag.part('next'));
    await centred(tag, 1);
    tag.part('next').blur();
    await leave();
    await waitUntil(() => isPlaying(tag), 'the show');
    await platform.clock.advance(AUTOPLAY_MS - 1);
    expect(position(tag)).to.equal('Slajd 2 z 3');
  });

  itInChromium('does not play with reduced motion (MS-17)', async () => {
    await emulateMedia({ 'prefers-reduced-motion': 'reduce' });
    const tag = await show();
    expect([isPlaying(tag), tag.parts('pause').length]).to.deep.equal([false, 0]);
    await wait();
    expect(position(tag)).to.equal('Slajd 1 z 3');
  });
});
