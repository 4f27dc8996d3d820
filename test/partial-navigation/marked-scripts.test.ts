import { expect } from '@open-wc/testing';
import { registerElements } from '../../elements/start/register.ts';
import { partialNavigationElement } from '../../elements/tags/partial-navigation/partial-navigation.element.ts';
import { type FakePlatform, installFakePlatform } from '../kit/fake-platform.ts';
import { expectErrors } from '../kit/guard.ts';
import type { Mounted } from '../kit/mount.ts';
import { at, byId, keepTestPage, mountShop, nextPage, visited } from './pages.ts';

registerElements([partialNavigationElement]);

/** The log of a page's scripts, in order. */
const log: unknown[] = [];
Reflect.set(window, 'scriptLog', log);

const logCall = (word: string): string => `scriptLog.push('${word}')`;
const addressOf = (word: string): string =>
  `data:text/javascript,${encodeURIComponent(logCall(word))}`;

describe('the scripts of a fetched page', () => {
  let shop: FakePlatform;
  let tag: Mounted;
  keepTestPage();
  const visit = async (id: 'sofas' | 'lamps', main: string, head = '') => {
    shop.answer(at(`/${id}`), nextPage({ main, head }));
    await visited(tag, () => byId(id).click());
    return log.splice(0);
  };
  beforeEach(async () => {
    shop = installFakePlatform();
    tag = await mountShop();
    log.length = 0;
  });

  it('never run unless they are marked (PN-12, PN-13, SN-27)', async () => {
    const unmarked = `<script>${logCall('inline')}</script>
      <script type="module">${logCall('module')}</script><script nonce="stolen">${logCall('nonce')}</script>`;
    expect(await visit('sofas', unmarked, unmarked)).to.deep.equal([]);
  });

  it('run once and in order if marked, each in its position (PN-12)', async () => {
    const marked = `<script data-shop-ajax>${logCall('1')}</script>
      <script data-shop-ajax src="${addressOf('2')}"></script>
      <script data-shop-ajax type="module" src="${addressOf('3')}"></script>
      <script data-shop-ajax="each">${logCall('4')}</script>
      <script data-shop-ajax="each" type="module" src="${addressOf('5')}"></script>`;
    expect(await visit('sofas', marked)).to.deep.equal(['1', '2', '3', '4', '5']);
    expect(await visit('lamps', marked)).to.deep.equal(['4', '5']);
  });

  it('run on every page with the platform’s class ajaxLoad (HO8)', async () => {
    const marked = `<script class="ajaxLoad">${logCall('1')}</script>
      <script class="ajaxLoad" data-shop-ajax src="${addressOf('2')}"></script>`;
    expect(await visit('sofas', marked)).to.deep.equal(['1', '2']);
    expect(await visit('lamps', marked)).to.deep.equal(['1']);
  });

  it('may throw without ending the visit (PN-24)', async () => {
    expectErrors(/broken/);
    const marked = `<script data-shop-ajax>throw new Error('broken')</script>
      <script data-shop-ajax>${logCall('after')}</script>`;
    expect(await visit('sofas', marked)).to.deep.equal(['after']);
    expect(shop.page.followed).to.deep.equal([]);
  });

  it('get the nonce of this page, not of the fetched one (PN-13)', async () => {
    await visit(
      'sofas',
      '<script data-shop-ajax nonce="theirs">scriptLog.push(document.currentScript.nonce)</script>',
    );
    expect(await visit('lamps', '')).to.deep.equal([]);
  });
});
