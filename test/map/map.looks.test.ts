import { expect } from '@open-wc/testing';
import { registerMessages } from '../../elements/functions/messages.ts';
import { registerElements } from '../../elements/start/register.ts';
import { mapElement } from '../../elements/tags/map/map.element.ts';
import { expectAccessible } from '../kit/accessible.ts';
import { itInChromium } from '../kit/browser.ts';
import { stopClock, tick } from '../kit/clock.ts';
import { emulateMedia, slowNetwork } from '../kit/devtools.ts';
import { mount } from '../kit/mount.ts';
import { click } from '../kit/mouse.ts';
import { text } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { markerOf, markers, openTexts, showMap, TILE } from './map.fixtures.ts';
import '../kit/guard.ts';

registerElements([mapElement]);

const CLOSE = [52.1, 52.11, 52.12].map((lat) => ({ lat, lng: 21, title: String(lat) }));
const GROUPED = `cluster center="52,20" zoom="6" ${markers(CLOSE)}`;

/** The filter over the tiles of a map on a page with these colour schemes. */
async function tileFilter(schemes: string): Promise<string> {
  const tag = await showMap({ attributes: `style="color-scheme: ${schemes}" ${markers()}` });
  const { filter } = getComputedStyle(tag.one('.leaflet-tile-pane'));
  tag.element.remove();
  return filter;
}

describe('the styles of <shop-map>', () => {
  it('apply to a marker from the start (SH14)', async () => {
    const tag = await mount('shop-map', `<shop-map tile-url="${TILE}" center="52,20"></shop-map>`);
    const pins: Element[] = [];
    const watch = new MutationObserver(() => pins.push(...tag.all('.pin__drawing')));
    watch.observe(tag.part('canvas'), { childList: true, subtree: true });
    const icon = TILE.replace(/#.*/, '');
    tag.element.markers = [{ lat: 52, lng: 20, icon }];
    await waitUntil(() => tag.all('.pin__picture').length === 1);
    expect(pins).to.deep.equal([]);
  });

  itInChromium('include a pin if the image of a marker takes too long (SH14)', async () => {
    const tag = await mount('shop-map', `<shop-map tile-url="${TILE}" center="52,20"></shop-map>`);
    await slowNetwork(600_000);
    stopClock();
    tag.element.markers = [{ lat: 52, lng: 20, icon: '/slow.png' }];
    await tick(2900);
    expect([tag.parts('marker').length, tag.all('.pin__drawing').length]).to.deep.equal([1, 0]);
    await tick(200);
    expect(tag.all('.pin__drawing').length).to.equal(1);
  });

  it('enlarge a selected marker, with its popup above (SH14)', async () => {
    const tag = await showMap();
    await waitUntil(() => tag.all('.pin__drawing').length === 3);
    const boxes = () => tag.all('.pin__drawing').map((pin) => pin.getBoundingClientRect());
    const before = boxes();
    await click(markerOf(tag, 1));
    await openTexts(tag);
    await waitUntil(() => (boxes()[1]?.height ?? 0) > 1.3 * (before[1]?.height ?? 0));
    const [first, chosen] = boxes();
    expect(first?.height).to.equal(before[0]?.height);
    const { bottom } = tag.part('popup').getBoundingClientRect();
    expect(bottom).to.be.lessThan(chosen?.top ?? 0);
    tag.part('close').click();
    await waitUntil(() => boxes()[1]?.height === before[1]?.height);
  });

  it('include the texts of the shop, also in clusters', async () => {
    registerMessages('pl', { 'map.zoomIn': 'Bliżej', 'map.cluster': '{count} salony' });
    const tag = await showMap({ attributes: GROUPED });
    expect(tag.part('zoom-in').ariaLabel).to.equal('Bliżej');
    expect(tag.part('zoom-out').ariaLabel).to.equal('Pomniejsz mapę');
    expect(text(tag.part('group'))).to.equal('33 salony');
  });

  itInChromium(
    'dim the tiles on a page with a dark colour scheme, and are accessible',
    async () => {
      await emulateMedia({ 'prefers-color-scheme': 'dark' });
      expect(await tileFilter('light')).to.equal('none');
      expect(await tileFilter('light dark')).to.contain('brightness');
      const tag = await showMap({
        attributes: `style="color-scheme: light dark; --shop-map-dark-filter: invert(1)" ${markers()}`,
      });
      expect(getComputedStyle(tag.one('.leaflet-tile-pane')).filter).to.equal('invert(1)');
      await click(markerOf(tag, 0));
      await openTexts(tag);
      await expectAccessible(tag.element);
      await emulateMedia({ 'prefers-color-scheme': 'light' });
      await waitUntil(() => getComputedStyle(tag.one('.leaflet-tile-pane')).filter === 'none');
    },
  );

  itInChromium('dim the tiles on a page that is always dark', async () => {
    expect(await tileFilter('dark')).to.contain('brightness');
  });

  itInChromium('include a border and a pin in forced colours', async () => {
    await emulateMedia({ 'forced-colors': 'active' });
    const tag = await showMap();
    const { fill, stroke } = getComputedStyle(tag.one('.pin__drawing'));
    expect(fill).not.to.equal(stroke);
    await expectAccessible(tag.element);
    tag.element.remove();
    const groups = await showMap({ attributes: GROUPED });
    const { borderTopStyle, borderTopWidth } = getComputedStyle(groups.part('group'));
    expect([borderTopStyle, Number.parseFloat(borderTopWidth) > 0]).to.deep.equal(['solid', true]);
    await expectAccessible(groups.element);
  });

  itInChromium('print the map with its pins and its attribution, without buttons', async () => {
    const source = 'attribution="© autorzy mapy"';
    const tag = await showMap({ attributes: `${source} ${markers()}` });
    await emulateMedia({}, 'print');
    expect(tag.part('zoom-in').checkVisibility()).to.equal(false);
    expect(tag.part('zoom-out').checkVisibility()).to.equal(false);
    for (const marker of tag.parts('marker')) expect(marker.checkVisibility()).to.equal(true);
    expect(text(tag.part('attribution'))).to.contain('autorzy mapy');
    expect(tag.part('attribution').checkVisibility()).to.equal(true);
  });
});
