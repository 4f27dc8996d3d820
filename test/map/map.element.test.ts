import { expect } from '@open-wc/testing';
import { registerElements } from '../../elements/start/register.ts';
import { mapElement } from '../../elements/tags/map/map.element.ts';
import { expectAccessible } from '../kit/accessible.ts';
import { press } from '../kit/keyboard.ts';
import { type Mounted, mount } from '../kit/mount.ts';
import { click } from '../kit/mouse.ts';
import { MARKUP_PAYLOADS, REFUSED_URLS, wasPwned } from '../kit/payloads.ts';
import { focused, text } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { warnings } from '../kit/warnings.ts';
import { indicesOf, markerOf, markers, openTexts, SHOPS, showMap, TILE } from './map.fixtures.ts';
import '../kit/guard.ts';

registerElements([mapElement]);

const names = (tag: Mounted) => tag.parts('marker').map(text);
const tileOf = (tag: Mounted): string => tag.all('.leaflet-tile')[0]?.getAttribute('src') ?? '';
const zoomOf = (tag: Mounted): number => Number(/#(\d+)\//.exec(tileOf(tag))?.[1]);
const atZoom = (tag: Mounted, zoom: number) =>
  waitUntil(() =>
    tag.all('.leaflet-tile').some((tile) => tile.getAttribute('src')?.includes(`#${zoom}/`)),
  );

describe('<shop-map>', () => {
  it('shows each marker as a button with its name (MS-09)', async () => {
    const tag = await showMap();
    expect(names(tag)).to.deep.equal(['Warszawa', 'Kraków', 'Gdańsk']);
    for (const marker of tag.parts('marker')) expect(marker.localName).to.equal('button');
  });

  it('names a marker without a title by its number (MS-09)', async () => {
    const attributes = markers([
      { lat: 50, lng: 20 },
      { lat: 51, lng: 20 },
    ]);
    expect(names(await showMap({ attributes }))).to.deep.equal(['Miejsce 1', 'Miejsce 2']);
    expect(names(await showMap({ attributes, lang: 'en' }))).to.deep.equal(['Place 1', 'Place 2']);
  });

  it('opens the popup of a clicked marker, and fires an event with its index', async () => {
    const tag = await showMap();
    const events = tag.events('shop-map-marker');
    await click(markerOf(tag, 0));
    await openTexts(tag);
    expect(text(tag.part('title'))).to.equal('Warszawa');
    expect(tag.part('content').textContent).to.equal('ul. Wymyślona 1\n9–17');
    expect(indicesOf(events)).to.deep.equal([0]);
    await waitUntil(() => tag.element.matches(':state(chosen)'));
  });

  it('works with the keyboard: the popup receives the focus, and returns it (MS-09)', async () => {
    const tag = await showMap();
    for (const key of ['Enter', ' ']) {
      markerOf(tag, 2).focus();
      await press(key);
      await openTexts(tag);
      expect(focused() === tag.part('close')).to.equal(true);
      expect(tag.part('popup').ariaLabel).to.equal('Gdańsk');
      await press('Escape');
      await waitUntil(() => tag.parts('popup').length === 0);
      expect(focused() === markerOf(tag, 2)).to.equal(true);
      expect(tag.element.matches(':state(chosen)')).to.equal(false);
    }
  });

  it('closes the popup with its button', async () => {
    const tag = await showMap();
    await click(markerOf(tag, 0));
    await openTexts(tag);
    tag.part('close').click();
    await waitUntil(() => tag.parts('popup').length === 0);
  });

  it('zooms with labelled buttons in the language of the page', async () => {
    const tag = await showMap({
      attributes: `center="52,21" zoom="17" max-zoom="18" ${markers()}`,
    });
    expect(tag.part('zoom-in').ariaLabel).to.equal('Powiększ mapę');
    expect(tag.part('zoom-out').ariaLabel).to.equal('Pomniejsz mapę');
    expect(zoomOf(tag)).to.equal(17);
    await click(tag.part('zoom-in'));
    await atZoom(tag, 18);
    await waitUntil(() => tag.part('zoom-in').ariaDisabled === 'true');
    const english = await showMap({ lang: 'en' });
    expect(english.part('zoom-in').ariaLabel).to.equal('Zoom in');
  });

  it('zooms and pans with keys while it has the focus (MS-09)', async () => {
    const tag = await showMap({ attributes: `center="52,21" zoom="9" ${markers()}` });
    tag.part('canvas').focus();
    await press('=');
    await atZoom(tag, 10);
  });

  it('is accessible in both languages, with a marker selected (MS-09)', async () => {
    for (const lang of ['pl', 'en']) {
      const tag = await showMap({ lang, attributes: `label="Sklepy" ${markers()}` });
      await expectAccessible(tag.element);
      await click(markerOf(tag, 0));
      await openTexts(tag);
      await expectAccessible(tag.element);
      expect(tag.part('canvas').ariaLabel).to.equal('Sklepy');
    }
  });
});

describe('<shop-map>: attributes and data', () => {
  it('shows all markers without a centre, and otherwise the centre', async () => {
    const one = await showMap({ attributes: markers([SHOPS[0]]) });
    expect(zoomOf(one)).to.equal(13);
    one.element.remove();
    const all = await showMap();
    expect(zoomOf(all)).to.be.lessThan(8);
    all.element.remove();
    const centred = await showMap({ attributes: `center="52.23,21.01" zoom="11" ${markers()}` });
    expect(zoomOf(centred)).to.equal(11);
    centred.element.zoom = 9;
    await centred.settled();
    await atZoom(centred, 9);
  });

  for (const [attribute, values] of [
    ['tile-size', ['0', '-1', '0.5', '1', '1e9']],
    ['max-zoom', ['-1', '0', '1e9']],
  ] as const) {
    it(`uses the default if ${attribute} exceeds the zoom of the tiles (AT7, MS-18)`, async () => {
      const warned = warnings();
      for (const value of values) {
        const tag = await showMap({
          attributes: `center="52,21" zoom="9" ${attribute}="${value}" ${markers()}`,
        });
        expect(zoomOf(tag), value).to.equal(9);
        expect(tag.all('.leaflet-tile')[0]?.style.width, value).to.equal('256px');
        tag.element.remove();
      }
      expect(warned).to.have.length(values.length);
      expect(warned[0]).to.match(/expected a number from \d+ to \d+, using \d+\./);
    });
  }

  it('shows only its content without markers and centre', async () => {
    const tag = await mount('shop-map', '<shop-map><p>Wkrótce</p></shop-map>');
    expect(tag.parts('map')).to.have.length(0);
    expect(tag.all('slot')).to.have.length(1);
    tag.element.center = { lat: 52, lng: 21 };
    await waitUntil(() => tag.parts('canvas').length === 1);
  });

  it('accepts markers as a property and from a child script, also later', async () => {
    const tag = await showMap({
      attributes: '',
      content: '<script type="application/json">[{"lat":52,"lng":21,"title":"A"}]</script>',
    });
    expect(names(tag)).to.deep.equal(['A']);
    tag.element.markers = [{ lat: 52, lng: 21, title: 'B' }];
    await tag.settled();
    expect(names(tag)).to.deep.equal(['B']);
    tag.element.markers = undefined;
    await tag.settled();
    expect(names(tag)).to.deep.equal(['A']);
  });

  it('skips invalid markers, and keeps the index of the others (MS-01)', async () => {
    const warned = warnings();
    const attributes = markers([{ lat: '52,1', lng: 21 }, SHOPS[1]]);
    const tag = await showMap({ attributes });
    const events = tag.events('shop-map-marker');
    await click(markerOf(tag, 0));
    await openTexts(tag);
    expect(indicesOf(events)).to.deep.equal([1]);
    expect(warned).to.have.length(1);
    expect(warned[0]).to.match(/^\[shop-map\] markers\[0\]\.lat: expected a number from -90 to 90/);
  });

  it('warns about other invalid values, and uses the defaults', async () => {
    const warned = warnings();
    const tag = await mount(
      'shop-map',
      `<shop-map zoom="abc" center="Warszawa" tile-url="/tiles.png" ${markers()}></shop-map>`,
    );
    expect(tag.element.zoom).to.equal(13);
    expect(tag.element.tileUrl).to.match(/^https:\/\/\{s\}\.tile\.openstreetmap\.org/);
    const expected = [
      /zoom="abc": expected .*number.*, using 13/,
      /center="Warszawa"/,
      /tile-url="\/tiles.png"/,
    ];
    for (const pattern of expected) expect(warned.some((one) => pattern.test(one))).to.equal(true);
  });

  it('shows titles and contents as text (XS-24)', async () => {
    for (const payload of MARKUP_PAYLOADS) {
      const place = { ...SHOPS[0], title: payload, content: payload };
      const tag = await showMap({ attributes: '', content: '' }, { markers: [place] });
      expect(names(tag)).to.deep.equal([payload]);
      await click(markerOf(tag, 0));
      await openTexts(tag);
      expect(tag.part('title').textContent).to.equal(payload);
      expect(tag.part('content').textContent).to.equal(payload);
      expect(tag.part('popup').querySelectorAll(':not(p, button)')).to.have.length(0);
      tag.element.remove();
    }
    expect(wasPwned()).to.equal(false);
  });

  it('shows the attribution of the tiles, with safe links only (XS-11)', async () => {
    const standard = await mount('shop-map', '<shop-map center="0,0"></shop-map>');
    await waitUntil(() => standard.parts('attribution').length === 1);
    expect(text(standard.part('attribution'))).to.equal('© OpenStreetMap');
    standard.element.remove();
    const other = await showMap();
    expect(other.parts('attribution')).to.have.length(0);
    for (const url of REFUSED_URLS) {
      other.element.attribution = `<a href="${url}">Mapa</a>`;
      await other.settled();
      expect(text(other.part('attribution'))).to.equal('Mapa');
      expect(other.one('.attribution a').hasAttribute('href')).to.equal(false);
    }
  });

  it('shows a pin if the image of a marker fails to load', async () => {
    const dot = TILE.split('#')[0];
    const tag = await showMap({
      attributes: markers([
        { ...SHOPS[0], icon: dot },
        { ...SHOPS[1], icon: 'data:image/png;base64,broken' },
      ]),
    });
    await waitUntil(() => tag.all('.pin__picture').length === 1);
    expect(markerOf(tag, 0).querySelector('img')?.src).to.equal(dot);
    expect(markerOf(tag, 1).querySelector('svg')).not.to.equal(null);
  });

  it('is not mirrored on a right-to-left page', async () => {
    const tag = await showMap({ dir: 'rtl' });
    expect(getComputedStyle(tag.part('canvas')).direction).to.equal('ltr');
    await click(markerOf(tag, 0));
    await openTexts(tag);
    expect(getComputedStyle(tag.part('title')).direction).to.equal('rtl');
    const [zoom, box] = [tag.part('zoom-in'), tag.part('map')].map((one) =>
      one.getBoundingClientRect(),
    );
    expect((zoom?.left ?? 0) > (box?.left ?? 0) + (box?.width ?? 0) / 2).to.equal(true);
  });
});
