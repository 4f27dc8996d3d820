import { expect, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { registerElements } from '../../elements/start/register.ts';
import { bannerElement } from '../../elements/tags/banner/banner.element.ts';
import { expectAccessible } from '../kit/accessible.ts';
import { type Mounted, mount } from '../kit/mount.ts';
import { MISSING, pngOf } from '../kit/pictures.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { warnings } from '../kit/warnings.ts';
import '../kit/guard.ts';

registerElements([bannerElement]);

const PICTURES = { mobile: pngOf('red'), tablet: pngOf('green'), desktop: pngOf('blue') };
type View = keyof typeof PICTURES;

const show = (views: readonly View[], href?: string) => {
  const banner = document.createElement('shop-banner');
  for (const view of views) banner.setAttribute(view, PICTURES[view]);
  for (const [name, value] of Object.entries({ alt: 'Wyprzedaż', width: '1200', height: '400' })) {
    banner.setAttribute(name, value);
  }
  if (href !== undefined) banner.setAttribute('href', href);
  return mount('shop-banner', banner);
};
const image = (tag: Mounted) => tag.part('image') as HTMLImageElement;
const shows = (tag: Mounted, view: View) =>
  waitUntil(() => image(tag).currentSrc === PICTURES[view] && image(tag).complete, view);

describe('<shop-banner>', () => {
  afterEach(() => setViewport({ width: 800, height: 600 }));

  for (const [width, view] of [
    [390, 'mobile'],
    [756, 'mobile'],
    [757, 'tablet'],
    [978, 'tablet'],
    [979, 'desktop'],
    [1280, 'desktop'],
  ] as const) {
    it(`shows the image for ${view} on a screen ${width} wide`, async () => {
      await setViewport({ width, height: 600 });
      await shows(await show(['mobile', 'tablet', 'desktop']), view);
    });
  }

  for (const [width, given, view] of [
    [1280, ['mobile', 'tablet'], 'tablet'],
    [1280, ['mobile'], 'mobile'],
    [800, ['mobile', 'desktop'], 'mobile'],
    [390, ['tablet', 'desktop'], 'tablet'],
    [390, ['desktop'], 'desktop'],
  ] as const) {
    it(`shows the image for ${view} at ${width} if only ${given} is set`, async () => {
      await setViewport({ width, height: 600 });
      await shows(await show(given), view);
    });
  }

  it('switches the image with the window, without rendering', async () => {
    const tag = await show(['mobile', 'tablet', 'desktop']);
    await shows(tag, 'tablet');
    const before = image(tag);
    await setViewport({ width: 1280, height: 600 });
    await shows(tag, 'desktop');
    expect(image(tag) === before).to.equal(true);
  });

  it('is a link named by its text', async () => {
    const tag = await show(['mobile'], '/search.php?promo=1');
    const link = tag.part('link') as HTMLAnchorElement;
    expect(link.getAttribute('href')).to.equal('/search.php?promo=1');
    expect(link.contains(image(tag))).to.equal(true);
    await expectAccessible(tag.element);
  });

  for (const href of [undefined, '', 'javascript:alert(1)']) {
    it(`is not a link with the href ${JSON.stringify(href)}`, async () => {
      const tag = await show(['mobile'], href);
      expect(tag.parts('link')).to.deep.equal([]);
      await expectAccessible(tag.element);
    });
  }

  it('warns the author about a link without a name', async () => {
    const warned = warnings();
    await mount(
      'shop-banner',
      html`<shop-banner mobile=${PICTURES.mobile} href="/a" width="4" height="3"></shop-banner>`,
    );
    expect(warned.join()).to.contain('[shop-banner] alt: expected a text that names the target');
  });

  it('keeps its space in every view, and when the image fails to load (MS-14)', async () => {
    const tag = await mount(
      'shop-banner',
      html`<div style="inline-size: 300px">
        <shop-banner mobile=${MISSING} alt="Wyprzedaż" href="/a" width="1200" height="400"></shop-banner>
      </div>`,
    );
    const height = () => tag.element.getBoundingClientRect().height;
    expect(height()).to.be.closeTo(100, 0.5);
    await waitUntil(() => tag.element.matches(':state(error)'), 'error');
    expect(height()).to.be.closeTo(100, 0.5);
    await expectAccessible(tag.element);
  });

  for (const display of ['grid', 'flex']) {
    it(`is no wider than its container with display ${display} (SH18)`, async () => {
      const tag = await mount(
        'shop-banner',
        html`<div style="display: ${display}; inline-size: 300px">
          <shop-banner mobile=${PICTURES.mobile} alt="" width="1200" height="400"></shop-banner>
        </div>`,
      );
      const { width, height } = tag.element.getBoundingClientRect();
      expect([width, height]).to.deep.equal([300, 100]);
    });
  }

  it('shows its children without an image', async () => {
    const tag = await mount('shop-banner', html`<shop-banner><b>Wyprzedaż</b></shop-banner>`);
    expect(tag.element.querySelector('b')?.getClientRects().length).to.equal(1);
  });
});
