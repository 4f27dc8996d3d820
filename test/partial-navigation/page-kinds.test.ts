import { expect } from '@open-wc/testing';
import { registerElements } from '../../elements/start/register.ts';
import { partialNavigationElement } from '../../elements/tags/partial-navigation/partial-navigation.element.ts';
import { type FakePlatform, installFakePlatform } from '../kit/fake-platform.ts';
import { warnings } from '../kit/warnings.ts';
import { at, byId, heading, keepTestPage, left, mountShop, nextPage, visited } from './pages.ts';
import '../kit/guard.ts';

registerElements([partialNavigationElement]);

const SCRIPT = '<script src="/projector.js"></script>';

describe('a page that requires a full load', () => {
  let shop: FakePlatform;
  keepTestPage();
  beforeEach(() => {
    shop = installFakePlatform();
  });
  afterEach(() => {
    for (const base of document.head.querySelectorAll('base')) base.remove();
  });

  const answer = (page: string) => shop.answer(at('/sofas'), page);
  const ofKind = (kind: string) => nextPage().replace('<body', `<body class="${kind} nice"`);

  it('has a script that this one lacks, which a warning names (HO8)', async () => {
    const warned = warnings();
    for (const page of [nextPage({ main: SCRIPT }), nextPage({ head: SCRIPT })]) {
      answer(page);
      const tag = await mountShop();
      expect(await left(tag, () => byId('sofas').click())).to.equal('script');
      expect(heading()).to.equal('Home');
      tag.element.parentElement?.remove();
    }
    expect(shop.page.followed).to.deep.equal([at('/sofas'), at('/sofas')]);
    expect(warned.join()).to.include(at('/projector.js'));
  });

  it('is not one whose scripts are here, are marked or are data (HO8)', async () => {
    const here = document.createElement('script');
    here.type = 'text/plain';
    here.src = '/projector.js';
    answer(
      nextPage({
        main: `${SCRIPT}<script type="text/plain" src="/data.txt"></script>
          <script data-shop-ajax src="data:text/javascript,0"></script>
          <script class="ajaxLoad" src="data:text/javascript,1"></script>`,
      }),
    );
    const tag = await mountShop();
    document.querySelector('nav')?.append(here);
    await visited(tag, () => byId('sofas').click());
    expect(heading()).to.equal('Sofas');
  });

  it('is of another page kind, unless the author marks all scripts (HO8)', async () => {
    answer(ofKind('projector_page'));
    const tag = await mountShop();
    const around = byId('main').parentElement;
    around?.classList.add('search_page', 'theme');
    const failures = tag.events('shop-error');
    expect(await left(tag, () => byId('sofas').click())).to.equal('kind');
    expect(failures).to.deep.equal([]);
    answer(ofKind('search_page'));
    await visited(tag, () => byId('sofas').click());
    answer(ofKind('projector_page'));
    tag.element.setAttribute('other-kinds', '');
    byId('sofas').setAttribute('href', '/lamps');
    shop.answer(at('/lamps'), ofKind('projector_page'));
    await visited(tag, () => byId('sofas').click());
    expect(around?.className).to.equal('theme projector_page');
  });

  for (const [what, here, there] of [
    ['another one', '', '<base href="/elsewhere/">'],
    ['none', '<base href="/elsewhere/">', ''],
    ['another target', '', '<base target="_blank">'],
  ] as const) {
    it(`has ${what} for a <base> (PN-27)`, async () => {
      document.head.insertAdjacentHTML('beforeend', here);
      answer(nextPage({ head: there, main: '<a href="cup.html">Cup</a>' }));
      const tag = await mountShop();
      byId('sofas').setAttribute('href', at('/sofas'));
      expect(await left(tag, () => byId('sofas').click())).to.equal('base');
      expect(heading()).to.equal('Home');
    });
  }
});

describe('the stylesheets of a fetched page', () => {
  keepTestPage();

  it('keep integrity attributes but no event handlers; an empty one delays nothing (PN-28)', async () => {
    const shop = installFakePlatform();
    const href = 'data:text/css,b{}';
    const sheet = `<link rel="stylesheet" href="${href}" media="all" crossorigin="anonymous"
      referrerpolicy="no-referrer" integrity="sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="
      onload="this.media='print'">`;
    const none = ['', 'http://[bad'].map((address) => `<link rel="stylesheet" href="${address}">`);
    shop.answer(at('/sofas'), nextPage({ head: sheet + none.join('') }));
    const tag = await mountShop();
    const before = document.head.querySelectorAll('link').length;
    await visited(tag, () => byId('sofas').click());
    const added = [...document.head.querySelectorAll('link')].slice(before);
    const names = added.map((link) => link.getAttributeNames().toSorted());
    for (const link of added) link.remove();
    expect(names).to.deep.equal([
      ['crossorigin', 'href', 'integrity', 'media', 'referrerpolicy', 'rel'],
    ]);
  });
});
