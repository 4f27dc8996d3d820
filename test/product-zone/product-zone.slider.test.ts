import { expect, fixture, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { registerElements } from '../../elements/start/register.ts';
import { productZoneElement } from '../../elements/tags/product-zone/product-zone.element.ts';
import { expectAccessible } from '../kit/accessible.ts';
import { itInChromium } from '../kit/browser.ts';
import { installFakePlatform, platform } from '../kit/fake-platform.ts';
import { expectErrors } from '../kit/guard.ts';
import { press } from '../kit/keyboard.ts';
import { loseModules, releaseModules } from '../kit/module-faults.ts';
import { click, hover, leave } from '../kit/mouse.ts';
import { nextEvent } from '../kit/next-event.ts';
import { text } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { everyZone, product, putZone, sent, type ZoneTag } from './product-zone.fixtures.ts';

registerElements([productZoneElement]);

const PRODUCTS = [1, 2, 3, 4, 5, 6, 7, 8].map((id) => product(id));

/** A zone of eight products, 600 px wide, of which three are visible. */
async function putSlider(): Promise<ZoneTag> {
  await setViewport({ width: 800, height: 700 });
  const tag = await putZone(
    html`<shop-product-zone
      style="inline-size: 600px"
      page="main"
      zone="zone1"
      label="Polecane"
      slider
    ></shop-product-zone>`,
  );
  await sent();
  await tag.settled();
  // Firefox restores the scroll position of an element that was removed from the same place
  tag.part('track').scrollTo({ left: 0, behavior: 'instant' });
  return tag;
}

const isAtStart = (tag: ZoneTag, index: number): boolean => {
  const left = tag.parts('row')[index]?.getBoundingClientRect().left ?? Number.NaN;
  return Math.abs(left - tag.element.getBoundingClientRect().left) < 1;
};

const atStart = (tag: ZoneTag, index: number): Promise<void> =>
  waitUntil(() => isAtStart(tag, index), `product ${index + 1}`);

const atPosition = (tag: ZoneTag, words: string): Promise<void> =>
  waitUntil(() => text(tag.part('position')) === words, words);

describe('<shop-product-zone slider>', () => {
  beforeEach(() => {
    installFakePlatform();
    platform.answer('hotspots', everyZone(...PRODUCTS));
  });

  // first: a loaded module is not requested again
  itInChromium('shows its content and one shop-error if the carousel fails to load', async () => {
    await loseModules('/ZoneSlider.tsx');
    expectErrors(/ZoneSlider/);
    const failed = nextEvent(window, 'shop-error');
    const zone = await fixture(
      html`<shop-product-zone page="main" zone="zone1" slider><p>Wkrótce</p></shop-product-zone>`,
    );
    expect((await failed).detail).to.have.property('code', 'module');
    expect((zone as HTMLElement).innerText).to.equal('Wkrótce');
    await releaseModules();
  });

  it('shows a list in one row, in a carousel with the name of the zone', async () => {
    const tag = await putSlider();
    const tops = tag.parts('row').map((row) => row.getBoundingClientRect().top);
    expect(new Set(tops).size).to.equal(1);
    expect(tag.parts('row')).to.have.length(8);
    expect(tag.part('list').role).to.equal('list');
    expect(tag.part('carousel').ariaLabel).to.equal('Polecane');
    await atPosition(tag, 'Slajdy 1–3 z 8');
    await expectAccessible(tag.element);
  });

  it('is as wide as a container that fits its content', async () => {
    const tag = await putSlider();
    Object.assign(tag.element.parentElement?.style ?? {}, { display: 'flex', inlineSize: '500px' });
    tag.element.style.inlineSize = '';
    expect(tag.element.offsetWidth).to.equal(500);
  });

  it('scrolls by its buttons and by keys', async () => {
    const tag = await putSlider();
    await click(tag.part('next'));
    await atStart(tag, 1);
    tag.part('track').focus();
    await press('ArrowRight');
    await atStart(tag, 2);
    await press('Home');
    await atStart(tag, 0);
    expect(tag.part('previous').ariaDisabled).to.equal('true');
    await press('End');
    await atPosition(tag, 'Slajdy 6–8 z 8');
    expect(tag.part('next').ariaDisabled).to.equal('true');
  });

  it('still scrolls by its buttons when the mouse can drag the products', async () => {
    const tag = await putSlider();
    await leave();
    await hover(tag.part('track'));
    await waitUntil(() => tag.part('carousel').matches('.slider--driven'), 'the module');
    await click(tag.part('next'));
    await atStart(tag, 1);
    expect(tag.parts('row').map((row) => row.offsetWidth)).to.deep.equal(Array(8).fill(160));
  });
});
