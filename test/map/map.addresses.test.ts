import { expect } from '@open-wc/testing';
import { registerElements } from '../../elements/start/register.ts';
import { mapElement } from '../../elements/tags/map/map.element.ts';
import { expectAccessible } from '../kit/accessible.ts';
import { press } from '../kit/keyboard.ts';
import type { Mounted } from '../kit/mount.ts';
import { click } from '../kit/mouse.ts';
import { focused, text } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { warnings } from '../kit/warnings.ts';
import { indicesOf, markers, openTexts, showMap } from './map.fixtures.ts';
import '../kit/guard.ts';

registerElements([mapElement]);

const LIST = `<ul>
  <li data-lat="52.23" data-lng="21.01"><b>Warszawa</b><br>ul. Wymyślona 1<br> <a href="tel:+48">+48</a></li>
  <li data-lat="50.06" data-lng="19.94"><p><strong>Kraków</strong></p><p>ul. Nowa 2</p></li>
</ul>`;
const PLAIN = '<ul><li><b>A</b></li><li><b>B</b></li><li><b>C</b></li></ul>';

const inside = (tag: Mounted, selector: string): HTMLElement => {
  const found = tag.element.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`Expected ${selector}.`);
  return found;
};
const showList = (content = LIST, attributes = '') => showMap({ content, attributes });

describe('the list of addresses of <shop-map>', () => {
  it('provides the data without markers', async () => {
    const tag = await showList();
    expect(tag.parts('marker').map(text)).to.deep.equal(['Warszawa', 'Kraków']);
    await click(inside(tag, 'b'));
    await openTexts(tag);
    expect(tag.part('content').textContent).to.equal('ul. Wymyślona 1\n+48');
  });

  it('shows a chosen address on the map, announces it, and marks it', async () => {
    const tag = await showList();
    const events = tag.events('shop-map-marker');
    await click(inside(tag, 'strong'));
    await openTexts(tag);
    expect(text(tag.part('title'))).to.equal('Kraków');
    expect(indicesOf(events)).to.deep.equal([1]);
    await waitUntil(() => text(tag.one('[aria-live=polite]')) === 'Na mapie: Kraków');
    expect(inside(tag, 'strong').ariaCurrent).to.equal('true');
    expect(inside(tag, 'b').ariaCurrent).to.equal(null);
    tag.part('close').click();
    await waitUntil(() => inside(tag, 'strong').ariaCurrent === null);
  });

  it('scrolls the map into view, which is below on phones (SH14)', async () => {
    const tag = await showList();
    tag.page.style.cssText = `inline-size: 300px; padding-block: ${innerHeight - 80}px ${innerHeight}px`;
    scrollTo(0, 0);
    await waitUntil(() => tag.part('map').getBoundingClientRect().top >= innerHeight);
    inside(tag, 'strong').click();
    await openTexts(tag);
    await waitUntil(() => tag.part('map').getBoundingClientRect().bottom <= innerHeight + 1);
  });

  it('does not scroll when the markers are rendered again (SH14)', async () => {
    const tag = await showList();
    tag.page.style.paddingBlockEnd = `${2 * innerHeight}px`;
    inside(tag, 'strong').click();
    await openTexts(tag);
    scrollTo(0, 2 * innerHeight);
    const marker = tag.parts('marker')[0];
    tag.element.zoom = 9;
    await waitUntil(() => !!marker && !marker.isConnected && tag.parts('popup').length === 1);
    expect(tag.part('map').getBoundingClientRect().bottom).to.be.lessThan(0);
  });

  it('works with the keyboard, and keeps the focus (MS-09)', async () => {
    const tag = await showList();
    const name = inside(tag, 'b');
    expect(name.role).to.equal('button');
    name.focus();
    await press(' ');
    await openTexts(tag);
    expect(text(tag.part('title'))).to.equal('Warszawa');
    expect(focused() === name).to.equal(true);
    await expectAccessible(tag.element);
  });

  it('uses a link to a bare hash, as in themes, as the button of the map (HO13)', async () => {
    const tag = await showList(
      '<ul><li data-lat="52.23" data-lng="21.01">Warszawa <a href="showOnMap">Pokaż</a> <a href="warszawa.html">Opis</a></li></ul>',
    );
    const events = tag.events('shop-map-marker');
    const link = inside(tag, 'a');
    let isFollowed: boolean | undefined;
    tag.element.addEventListener('click', (event) => {
      isFollowed = !event.defaultPrevented;
      event.preventDefault();
    });
    await click(link);
    expect(isFollowed).to.equal(false);
    expect(indicesOf(events)).to.deep.equal([0]);
    await click(inside(tag, '[href="warszawa.html"]'));
    expect(isFollowed).to.equal(true);
    expect(indicesOf(events)).to.deep.equal([0]);
  });

  it('handles a click anywhere on the address, except on its links', async () => {
    const tag = await showList();
    const events = tag.events('shop-map-marker');
    const link = inside(tag, 'a');
    link.addEventListener('click', (event) => event.preventDefault());
    await click(link);
    expect(link.hasAttribute('role')).to.equal(false);
    inside(tag, 'p + p').click();
    await openTexts(tag);
    expect(indicesOf(events)).to.deep.equal([1]);
  });

  it('matches markers by order, or by data-marker if set', async () => {
    const byOrder = await showList(PLAIN, markers());
    await click(inside(byOrder, 'li:nth-child(3) b'));
    await openTexts(byOrder);
    expect(text(byOrder.part('title'))).to.equal('Gdańsk');
    byOrder.element.remove();
    const named = await showList('<p data-marker="2"><b>Nad morzem</b></p>', markers());
    await click(inside(named, 'b'));
    await openTexts(named);
    expect(text(named.part('title'))).to.equal('Gdańsk');
  });

  it('shows an address within a cluster of markers', async () => {
    const content = `<ul>${['A', 'B', 'C'].map((name, at) => `<li data-lat="52.2${at}" data-lng="21"><b>${name}</b></li>`).join('')}</ul>`;
    const tag = await showList(content, 'cluster center="52,20" zoom="6"');
    expect(tag.parts('marker')).to.have.length(0);
    await click(inside(tag, 'li:nth-child(2) b'));
    await openTexts(tag);
    expect(text(tag.part('title'))).to.equal('B');
  });

  it('warns about an address without coordinates, and shows the others (MS-01)', async () => {
    const warned = warnings();
    const tag = await showList(LIST.replace('52.23', '52,23'));
    expect(tag.parts('marker').map(text)).to.deep.equal(['Kraków']);
    expect(warned[0]).to.match(/^\[shop-map\] addresses\[0\]\.lat: .* got "52,23"/);
    expect(inside(tag, 'b').role).to.equal(null);
  });

  it('updates when the list changes', async () => {
    const tag = await showList();
    inside(tag, 'ul').insertAdjacentHTML(
      'beforeend',
      '<li data-lat="54" data-lng="18"><b>Gdańsk</b></li>',
    );
    await waitUntil(() => tag.parts('marker').length === 3);
    inside(tag, 'ul').replaceChildren();
    await waitUntil(() => tag.parts('map').length === 0);
  });

  it('is restored when the tag is removed', async () => {
    const tag = await showList();
    tag.element.replaceWith(...tag.element.childNodes);
    await waitUntil(() => !tag.page.querySelector('[role=button]'));
    const name = tag.page.querySelector('b');
    expect(name?.getAttributeNames().filter((one) => one !== 'style')).to.deep.equal([]);
  });

  it('is beside the map, and above it on a phone', async () => {
    const tag = await showList();
    const boxes = () =>
      [inside(tag, 'ul'), tag.part('map')].map((one) => one.getBoundingClientRect());
    tag.page.style.inlineSize = '900px';
    const [list, map] = boxes();
    expect(list && map && list.right < map.left && list.top === map.top).to.equal(true);
    tag.page.style.inlineSize = '390px';
    const [above, below] = boxes();
    expect(above && below && above.bottom < below.top && below.width === 390).to.equal(true);
  });
});
