import { expect } from '@open-wc/testing';
import { registerElements } from '../../elements/start/register.ts';
import { mapElement } from '../../elements/tags/map/map.element.ts';
import { builtScript, itInChromium } from '../kit/browser.ts';
import { stopClock } from '../kit/clock.ts';
import { emulateMedia } from '../kit/devtools.ts';
import { settle } from '../kit/fake-clock.ts';
import { press } from '../kit/keyboard.ts';
import { mount } from '../kit/mount.ts';
import { click } from '../kit/mouse.ts';
import { openPolicyPage } from '../kit/policy-page.ts';
import { focused, text } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { manyPlaces, markerOf, markers, openTexts, SHOPS, showMap, TILE } from './map.fixtures.ts';
import '../kit/guard.ts';

registerElements([mapElement]);

const LIST = '<ul><li data-lat="52" data-lng="21"><b>Warszawa</b></li></ul>';
/** Longer than the library's timers for a zoom and for the wheel, in ms. */
const [ZOOM_MS, WHEEL_MS] = [350, 100];
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

describe('marker clusters of <shop-map>', () => {
  const CLOSE = [52.1, 52.11, 52.12].map((lat) => ({ lat, lng: 21, title: String(lat) }));
  const grouped = (lang = 'pl') =>
    showMap({ lang, attributes: `cluster center="52,20" zoom="6" ${markers(CLOSE)}` });

  it('are buttons that name their number and the action of a click (MS-09)', async () => {
    expect(text((await grouped()).part('group'))).to.equal('33 miejsca, przybliż');
    const tag = await grouped('en');
    expect(tag.one('.group .unseen').textContent).to.equal('3 places, zoom in');
    expect(tag.one('.group__count').ariaHidden).to.equal('true');
  });

  it('expand once per key press, and the focus stays on the map (MS-09)', async () => {
    const tag = await grouped();
    tag.part('group').focus();
    await press('Enter');
    await waitUntil(() => tag.parts('marker').length === CLOSE.length);
    expect(focused() === tag.part('canvas')).to.equal(true);
  });

  it('have the radius set by the author', async () => {
    const tag = await grouped();
    Object.assign(tag.element, { clusterRadius: 1, zoom: 12, center: { lat: 52.11, lng: 21 } });
    await waitUntil(() => tag.parts('group').length === 0 && tag.parts('marker').length > 0);
  });

  it('contain all of 10,000 markers, even without clustering (MS-02)', async () => {
    for (const attributes of ['cluster', '']) {
      const tag = await showMap({ attributes }, { markers: manyPlaces(10_000) });
      const counts = () => tag.all('.group__count').map((count) => Number(count.textContent));
      const shown = () => counts().reduce((sum, count) => sum + count, tag.parts('marker').length);
      await waitUntil(() => shown() === 10_000, 'all markers');
      expect(tag.all('.leaflet-marker-icon').length).to.be.lessThan(501);
      tag.element.remove();
    }
  });

  it('are removed while markers are still being added, and show a pending one (MS-04)', async () => {
    const places = manyPlaces(5000);
    const content = `<ul><li data-marker="4999"><b>${places[4999]?.title}</b></li></ul>`;
    const tag = await showMap({ content, attributes: 'cluster' }, { markers: places });
    tag.element.querySelector('b')?.click();
    await openTexts(tag);
    expect(text(tag.part('title'))).to.equal('Punkt 4999');
    tag.element.markers = manyPlaces(6000);
    await tag.settled();
    tag.element.remove();
    await settle();
  });

  it('spread out around their position if no zoom separates them, until the map zooms', async () => {
    const shops = ['A', 'B', 'C'].map((title) => ({ lat: 52.1, lng: 21, title }));
    const tag = await showMap({ attributes: `cluster center="52,21" zoom="9" ${markers(shops)}` });
    await click(tag.part('group'));
    await waitUntil(() => tag.parts('marker').length === 3);
    const places = tag.parts('marker').map((one) => one.getBoundingClientRect());
    for (const [at, place] of places.entries()) {
      for (const other of places.slice(at + 1)) {
        expect(Math.hypot(place.x - other.x, place.y - other.y)).to.be.greaterThan(24);
      }
    }
    await click(markerOf(tag, 2));
    await openTexts(tag);
    await click(tag.part('zoom-out'));
    await waitUntil(() => tag.parts('group').length === 1 && tag.parts('marker').length === 0);
  });

  it('reveal a marker of the same position that is chosen in the list', async () => {
    const content = `<ul>${['A', 'B'].map((name) => `<li data-lat="52.1" data-lng="21"><b>${name}</b></li>`).join('')}</ul>`;
    const tag = await showMap({ content, attributes: 'cluster center="50,20" zoom="6"' });
    tag.element.querySelector<HTMLElement>('li:last-child b')?.click();
    await openTexts(tag);
    expect(text(tag.part('title'))).to.equal('B');
    expect(tag.parts('marker').map(text)).to.have.members(['A', 'B']);
  });

  it('keep focus on a remaining one while the map moves', async () => {
    const tag = await grouped();
    const group = tag.part('group');
    group.focus();
    const left = () => group.getBoundingClientRect().left;
    const before = left();
    tag.element.center = { lat: 52, lng: 20.5 };
    await waitUntil(() => left() !== before);
    expect(focused() === group).to.equal(true);
  });
});

describe('the life cycle of <shop-map>', () => {
  it('can be removed while its module loads, and reinserted (MS-04)', async () => {
    const element = document.createElement('shop-map');
    element.innerHTML = LIST;
    element.setAttribute('tile-url', TILE);
    document.body.append(element);
    await Promise.resolve();
    element.remove();
    await settle();
    const tag = await mount('shop-map', element);
    await waitUntil(() => tag.parts('marker').length === 1);
  });

  it('can be removed while tiles load and the map zooms, and reinserted (MS-04)', async () => {
    const tag = await showMap({ attributes: `cluster ${markers()}` });
    for (let times = 0; times < 3; times += 1) {
      const clock = stopClock();
      await click(tag.part('zoom-in'));
      await frame();
      expect(clock.countTimers()).to.be.greaterThan(0);
      tag.element.remove();
      await settle();
      await clock.tickAsync(ZOOM_MS);
      clock.uninstall();
      tag.page.append(tag.element);
      await waitUntil(() => tag.all('.pin, .group').length > 0);
    }
  });

  it('keeps its state in another position of the page (MS-05)', async () => {
    const tag = await showMap();
    const pane = tag.one('.leaflet-map-pane');
    const place = document.createElement('div');
    tag.page.append(place);
    place.append(tag.element);
    await tag.settled();
    await frame();
    expect(tag.one('.leaflet-map-pane') === pane).to.equal(true);
  });

  it('restores its view on a later reinsertion (MS-05)', async () => {
    const tag = await showMap({ attributes: `center="52,21" zoom="9" ${markers(SHOPS)}` });
    await click(tag.part('zoom-in'));
    const hasZoom = () => tag.all('.leaflet-tile').some((tile) => tile.matches('[src*="#10/"]'));
    await waitUntil(hasZoom);
    await waitUntil(() => !tag.one('.leaflet-map-pane').matches('.leaflet-zoom-anim'));
    tag.element.remove();
    await settle();
    tag.page.append(tag.element);
    await waitUntil(() => tag.all('.pin').length > 0 && hasZoom());
    expect(tag.all('.leaflet-tile[src*="#9/"]')).to.have.length(0);
  });

  it('resizes with its box', async () => {
    const tag = await showMap({ attributes: `center="52,21" zoom="6" ${markers()}` });
    tag.page.style.inlineSize = '300px';
    const middle = () => {
      const box = tag.part('canvas').getBoundingClientRect();
      return Math.round(box.left + box.width / 2 - markerOf(tag, 0).getBoundingClientRect().left);
    };
    const before = middle();
    tag.page.style.inlineSize = '700px';
    await waitUntil(() => Math.abs(middle() - before) <= 200);
    await waitUntil(() => tag.all('.leaflet-tile').length > 2);
  });

  it('reports once that tiles fail, and its list stays usable (MS-07)', async () => {
    const tag = await mount('shop-map', `<shop-map>${LIST}</shop-map>`);
    const errors = tag.events('shop-error');
    tag.element.tileUrl = 'data:image/png;base64,{z}{x}{y}';
    await waitUntil(() => tag.element.matches(':state(error)'));
    await waitUntil(() => tag.parts('message').length === 1);
    expect(text(tag.part('message'))).to.equal('Nie udało się wczytać obrazu mapy.');
    expect(errors).to.have.length(1);
    const tiles = tag.all('.leaflet-tile');
    tag.element.querySelector('b')?.click();
    await openTexts(tag);
    // the map requests tiles that come into view, and never the same tile again
    const addresses = tag.all('.leaflet-tile').map((tile) => tile.getAttribute('src'));
    expect(new Set(addresses).size).to.equal(addresses.length);
    expect(errors).to.have.length(1);
    dispatchEvent(new Event('online'));
    await waitUntil(() => !tag.all('.leaflet-tile').some((tile) => tiles.includes(tile)));
    tag.element.tileUrl = TILE;
    await waitUntil(() => !tag.element.matches(':state(error)'));
  });

  itInChromium('has no animation with reduced motion', async () => {
    await emulateMedia({ 'prefers-reduced-motion': 'reduce' });
    const tag = await showMap({ attributes: `center="52,21" zoom="9" ${markers()}` });
    await click(tag.part('zoom-in'));
    expect(tag.one('.leaflet-map-pane').matches('.leaflet-zoom-anim')).to.equal(false);
    expect(tag.all('.leaflet-tile').some((tile) => tile.matches('[src*="#10/"]'))).to.equal(true);
  });

  it('zooms with the wheel only while it has focus', async () => {
    const tag = await showMap({ attributes: `center="52,21" zoom="9" ${markers()}` });
    const wheel = () =>
      tag
        .part('canvas')
        .dispatchEvent(new WheelEvent('wheel', { deltaY: -200, bubbles: true, cancelable: true }));
    expect(wheel()).to.equal(true);
    tag.part('canvas').focus();
    const clock = stopClock();
    expect(wheel()).to.equal(false);
    // the wheel is handled with a delay, and must not use a removed map
    expect(clock.countTimers()).to.be.greaterThan(0);
    tag.element.remove();
    await clock.tickAsync(WHEEL_MS);
  });

  itInChromium('works under Trusted Types and a strict policy (CS-01, CS-02)', async () => {
    const tiles = '/test/map/none/{z}/{x}/{y}.png';
    const page = await openPolicyPage('trusted-types', {
      modules: [builtScript('elements/map.js')],
      body: `<shop-map cluster tile-url="${tiles}" ${markers()}></shop-map>`,
    });
    const tag = page.document.querySelector('shop-map');
    await waitUntil(() => tag?.shadowRoot?.querySelector('.pin'), 'a marker');
    tag?.shadowRoot?.querySelector<HTMLElement>('.pin')?.click();
    await waitUntil(() => tag?.shadowRoot?.querySelector('.popup'), 'its texts');
    expect(page.faults.filter((fault) => !/^load /.test(fault))).to.deep.equal([]);
  });
});
