import { expect } from '@open-wc/testing';
import { registerElements } from '../../elements/start/register.ts';
import { sliderElement } from '../../elements/tags/slider/slider.element.ts';
import { itInChromium } from '../kit/browser.ts';
import { hangModules, releaseModules } from '../kit/module-faults.ts';
import { click } from '../kit/mouse.ts';
import { text } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import '../kit/guard.ts';
import { centred, isDriven, showSlider } from './slider.fixtures.ts';

registerElements([sliderElement]);

describe('<shop-slider> clicked before its module is loaded', () => {
  // a separate file: a loaded module is not requested again
  itInChromium('scrolls at once, and the module continues at the last clicked slide', async () => {
    await hangModules('/slider-engine.ts');
    const tag = await showSlider({ attributes: { timeout: '60000' } });
    await click(tag.part('next'));
    await centred(tag, 1);
    await click(tag.part('next'));
    expect([text(tag.part('position')), isDriven(tag)]).to.deep.equal(['Slajd 3 z 5', false]);
    await releaseModules();
    await waitUntil(() => isDriven(tag), 'the module');
    await centred(tag, 2);
    expect(text(tag.part('position'))).to.equal('Slajd 3 z 5');
  });
});
