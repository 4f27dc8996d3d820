import { expect, html } from '@open-wc/testing';
import { MISSING, pngOf } from '../kit/pictures.ts';
import { settled } from '../kit/settled.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { largeImage, largeOf, mediumOf, showOpen, slides } from './gallery.fixtures.ts';
import '../kit/guard.ts';

const MEDIUM = mediumOf(0);
const SVG = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';

/** A gallery of one picture that leads to an address, open. */
const showLinked = (href: string) =>
  showOpen({
    pictures: html`<a href=${href}><img src=${MEDIUM} alt="A" width="4" height="3" /></a>`,
  });

describe('the large files of <shop-gallery>', () => {
  it('replace the page’s picture once they are decoded [GY-02]', async () => {
    const tag = await showLinked(largeOf(0));
    await waitUntil(() => largeImage(tag).src === largeOf(0), 'the large file');
    expect(largeImage(tag).alt).to.equal('A');
  });

  for (const [what, address] of [
    ['is missing', MISSING],
    ['is an SVG image in the address', SVG],
    ['is a script', 'javascript:void 0'],
    ['is refused by the page’s policy', 'http://127.0.0.1:9/large.png'],
  ] as const) {
    it(`keep the page’s picture where the file ${what} [GY-02] [GY-13]`, async () => {
      const tag = await showLinked(address);
      const requests = () => performance.getEntriesByName(new URL(address, location.href).href);
      await settled(tag.element);
      expect(largeImage(tag).getAttribute('src')).to.equal(MEDIUM);
      tag.element.close();
      await waitUntil(() => !tag.isOpen, 'the closed dialog');
      tag.element.open(0);
      await waitUntil(() => tag.isOpen, 'the dialog');
      await settled(tag.element);
      expect(largeImage(tag).getAttribute('src')).to.equal(MEDIUM);
      expect(requests().length).to.be.at.most(1);
      expect(tag.all(`a`)).to.have.length(0);
    });
  }

  it('come from data-img_high_res of the theme, also in a figure [GY-02]', async () => {
    const [webp, large] = [pngOf('red', 8, 6), pngOf('blue', 8, 6)];
    const tag = await showOpen({
      pictures: html`<figure class="photos__figure">
          <picture
            ><source data-img_high_res_webp=${webp} /><img
              src=${MEDIUM}
              data-img_high_res=${large}
              alt="A"
              width="4"
              height="3"
          /></picture>
        </figure>
        <figure class="photos__figure">
          <img src=${MEDIUM} data-img_high_res=${large} alt="B" width="4" height="3" />
        </figure>`,
    });
    await waitUntil(() => largeImage(tag).src === webp, 'the WebP file');
    expect(slides(tag).map((one) => [one.role, one.ariaLabel])).to.deep.equal([
      ['group', '1 z 2'],
      ['group', '2 z 2'],
    ]);
    tag.element.show(1);
    await waitUntil(() => largeImage(tag).src === large, 'the large file');
  });

  it('load for the current picture and its neighbours only', async () => {
    const loaded: string[] = [];
    const { decode } = HTMLImageElement.prototype;
    HTMLImageElement.prototype.decode = function (this: HTMLImageElement) {
      loaded.push(this.src);
      return decode.call(this);
    };
    try {
      const large = Array.from({ length: 6 }, (_, index) => pngOf(`#00${index}`, 16, 12));
      await showOpen({
        pictures: large.map(
          (href, index) =>
            html`<a href=${href}
              ><img src=${mediumOf(index)} alt=${index} width="4" height="3"
            /></a>`,
        ),
      });
      await waitUntil(() => loaded.length >= 2, 'the large files');
      expect(loaded).to.deep.equal(large.slice(0, 2));
    } finally {
      HTMLImageElement.prototype.decode = decode;
    }
  });
});
