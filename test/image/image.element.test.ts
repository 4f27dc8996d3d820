import { expect, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { registerElements } from '../../elements/start/register.ts';
import { imageElement } from '../../elements/tags/image/image.element.ts';
import { expectAccessible } from '../kit/accessible.ts';
import { itInChromium } from '../kit/browser.ts';
import { emulateMedia } from '../kit/devtools.ts';
import { type Mounted, mount } from '../kit/mount.ts';
import { MISSING, pngOf } from '../kit/pictures.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { warnings } from '../kit/warnings.ts';
import '../kit/guard.ts';

registerElements([imageElement]);

const [RED, BLUE, GREEN] = ['red', 'blue', 'green'].map((colour) => pngOf(colour)) as [
  string,
  string,
  string,
];

const image = (tag: Mounted) => tag.part('image') as HTMLImageElement;
const size = (tag: Mounted) => {
  const { width, height } = tag.part('picture').getBoundingClientRect();
  return [Math.round(width), Math.round(height)];
};
const isLost = (tag: Mounted) => waitUntil(() => tag.element.matches(':state(error)'), 'error');
const shows = (tag: Mounted, address: string) =>
  waitUntil(() => image(tag).currentSrc === address && image(tag).complete, 'the picture');

afterEach(() => setViewport({ width: 800, height: 600 }));

describe('<shop-image>', () => {
  it('shows the image, lazily, with its alternative text and its size', async () => {
    const tag = await mount(
      'shop-image',
      html`<shop-image src=${RED} alt="Buty" width="120" height="90"></shop-image>`,
    );
    await shows(tag, RED);
    const { alt, loading, width, height } = image(tag);
    expect([alt, loading, width, height]).to.deep.equal(['Buty', 'lazy', 120, 90]);
    expect(image(tag).hasAttribute('fetchpriority')).to.equal(false);
  });

  it('loads an eager image at once, also outside the viewport', async () => {
    const tag = await mount(
      'shop-image',
      html`<div style="block-size: 5000px"></div>
        <shop-image src=${RED} eager alt="" width="4" height="3"></shop-image>`,
    );
    expect(image(tag).loading).to.equal('eager');
    expect(image(tag).getAttribute('fetchpriority')).to.equal('high');
  });

  it('does not load outside the viewport', async () => {
    const tag = await mount(
      'shop-image',
      html`<div style="block-size: 5000px"></div>
        <shop-image src=${RED} alt="" width="4" height="3"></shop-image>`,
    );
    expect(tag.parts('image')).to.deep.equal([]);
  });

  it('keeps its space, whether the image loads, has another shape, or fails (MS-14)', async () => {
    for (const src of [pngOf('red', 4, 3), pngOf('red', 3, 9), MISSING]) {
      const tag = await mount(
        'shop-image',
        html`<shop-image src=${src} alt="" width="200" height="150"></shop-image>`,
      );
      expect(size(tag)).to.deep.equal([200, 150]);
      await (src === MISSING ? isLost(tag) : shows(tag, src));
      expect(size(tag)).to.deep.equal([200, 150]);
    }
  });

  it('is square without a size, and warns the author (MS-14)', async () => {
    const warned = warnings();
    const tag = await mount(
      'shop-image',
      html`<div style="inline-size: 100px"><shop-image src=${RED} alt=""></shop-image></div>`,
    );
    expect(size(tag)).to.deep.equal([100, 100]);
    await shows(tag, RED);
    expect(size(tag)).to.deep.equal([100, 100]);
    expect(warned.join()).to.contain('[shop-image] width, height: expected both');
  });

  it('is decorative without alternative text', async () => {
    const tag = await mount(
      'shop-image',
      html`<shop-image src=${RED} width="4" height="3"></shop-image>`,
    );
    expect(image(tag).getAttribute('alt')).to.equal('');
    await expectAccessible(tag.element);
  });
});

describe('<shop-image>: several sources', () => {
  for (const [width, name] of [
    [420, 'small'],
    [421, 'large'],
  ] as const) {
    it(`shows the ${name} image on a screen ${width} wide`, async () => {
      await setViewport({ width, height: 600 });
      const tag = await mount(
        'shop-image',
        html`<shop-image src=${RED} small-src=${BLUE} alt="" width="4" height="3"></shop-image>`,
      );
      await shows(tag, name === 'small' ? BLUE : RED);
    });
  }

  it('updates with the width of the window', async () => {
    const tag = await mount(
      'shop-image',
      html`<shop-image src=${RED} small-src=${BLUE} alt="" width="4" height="3"></shop-image>`,
    );
    await setViewport({ width: 400, height: 600 });
    await shows(tag, BLUE);
    await setViewport({ width: 800, height: 600 });
    await shows(tag, RED);
  });

  it('prefers the sources of its children, also those added later', async () => {
    const tag = await mount(
      'shop-image',
      html`<shop-image src=${RED} alt="" width="4" height="3">
        <picture>
          <source type="image/none" srcset=${BLUE} />
          <source type="image/png" srcset=${GREEN} />
          <img src=${RED} alt="" />
        </picture>
      </shop-image>`,
    );
    await shows(tag, GREEN);
    tag.element.querySelector('picture')?.remove();
    await shows(tag, RED);
    tag.element.append(
      Object.assign(document.createElement('source'), { type: 'image/png', srcset: BLUE }),
    );
    await shows(tag, BLUE);
  });
});

describe('<shop-image>: a missing image', () => {
  it('shows the alternative text if the image fails to load (CS-14)', async () => {
    const tag = await mount(
      'shop-image',
      html`<shop-image src=${MISSING} alt="Buty górskie" width="200" height="150"></shop-image>`,
    );
    await isLost(tag);
    const box = tag.part('picture');
    expect(getComputedStyle(box, '::after').content).not.to.equal('none');
    expect(image(tag).alt).to.equal('Buty górskie');
    await expectAccessible(tag.element);
  });

  it('falls back to the large image, then the text, without a loop (WB-15)', async () => {
    await setViewport({ width: 400, height: 600 });
    const tag = await mount(
      'shop-image',
      html`<shop-image src=${RED} small-src=${MISSING} alt="" width="4" height="3"></shop-image>`,
    );
    await shows(tag, RED);
    expect(tag.element.matches(':state(error)')).to.equal(false);
    tag.element.src = '/none-either.png';
    await isLost(tag);
  });

  for (const src of ['', 'javascript:alert(1)', 'data:text/html,<b>']) {
    it(`shows its children with the URL “${src}”`, async () => {
      const tag = await mount(
        'shop-image',
        html`<shop-image src=${src} alt="" width="4" height="3"><b>Buty</b></shop-image>`,
      );
      expect(tag.parts('image')).to.deep.equal([]);
      expect(tag.element.querySelector('b')?.getClientRects().length).to.equal(1);
    });
  }

  for (const features of [{ 'forced-colors': 'active' }, { 'prefers-color-scheme': 'dark' }]) {
    itInChromium(`is accessible with ${JSON.stringify(features)}`, async () => {
      await emulateMedia(features as Record<string, string>);
      const tag = await mount(
        'shop-image',
        html`<shop-image src=${MISSING} alt="Buty" width="200" height="150"></shop-image>`,
        { dir: 'rtl', lang: 'en' },
      );
      await isLost(tag);
      await expectAccessible(tag.element);
    });
  }
});
