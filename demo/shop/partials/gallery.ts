import type { Product } from '../../platform/catalogue/catalogue.types.ts';
import { IMAGE_WIDTHS } from '../../platform/links.ts';
import { type Html, html } from '../html.ts';
import type { PageContext } from '../page.ts';
import { type Picture, picturesOf } from './pictures.ts';

const idOf = (index: number): string => `photo-${index + 1}`;

/** A thumbnail moves the focus to its slide. */
function slide({ src, alt }: Picture, index: number): Html {
  const width = IMAGE_WIDTHS.large;
  return html`<img class="gallery__slide drawn" id="${idOf(index)}" src="${src}" alt="${alt}"
        width="${width}" height="${width}" tabindex="-1"${index === 0 && html` fetchpriority="high"`}>`;
}

/** A link to a slide, which needs no script. */
function thumbnail({ src, alt }: Picture, index: number): Html {
  const width = IMAGE_WIDTHS.small;
  return html`<li><a class="gallery__thumb" href="#${idOf(index)}" data-thumb><img class="drawn" src="${src}"
        alt="${alt}" width="${width}" height="${width}"></a></li>`;
}

/** The pictures of a product as slides. Wide screens also have thumbnails. */
export function gallery(product: Product, context: PageContext): Html {
  const { texts } = context;
  return html`<figure class="gallery">
    <shop-slider class="gallery__slides" label="${texts.gallery}" slides-per-view="1" align="start" data-slides>
      ${picturesOf(product, 'large', context).map(slide)}
    </shop-slider>
    <ul class="gallery__thumbs" role="list">${picturesOf(product, 'small', context).map(thumbnail)}</ul>
    <figcaption class="gallery__note">${texts.pictureNote}</figcaption>
  </figure>`;
}
