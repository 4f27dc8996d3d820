import type { Product } from '../../platform/catalogue/catalogue.types.ts';
import { IMAGE_WIDTHS, imageUrl } from '../../platform/links.ts';
import { type Html, html } from '../html.ts';
import type { PageContext } from '../page.ts';
import { CLOSE_UPS } from './close-ups.ts';

/** A picture of a product: the whole of it, or a part. */
interface Picture {
  readonly id: string;
  readonly alt: string;
  /** Chooses the part of the drawing; empty for the whole. */
  readonly fragment: string;
}

function picturesOf(product: Product, { lang, texts }: PageContext): readonly Picture[] {
  const name = product.name[lang];
  const closeUps = CLOSE_UPS.map((part, index) => ({
    id: `photo-${index + 2}`,
    alt: texts.closeUp(name),
    fragment: `#svgView(viewBox(${part}))`,
  }));
  return [{ id: 'photo-1', alt: name, fragment: '' }, ...closeUps];
}

/** A thumbnail moves the focus to its slide. */
function slide({ id, alt, fragment }: Picture, product: Product): Html {
  const width = IMAGE_WIDTHS.large;
  return html`<img class="gallery__slide drawn" id="${id}" src="${imageUrl(product, 'large')}${fragment}" alt="${alt}"
        width="${width}" height="${width}" tabindex="-1"${fragment === '' && html` fetchpriority="high"`}>`;
}

/** A link to a slide, which needs no script. */
function thumbnail({ id, alt, fragment }: Picture, product: Product): Html {
  const width = IMAGE_WIDTHS.small;
  return html`<li><a class="gallery__thumb" href="#${id}" data-thumb><img class="drawn" src="${imageUrl(product, 'small')}${fragment}"
        alt="${alt}" width="${width}" height="${width}"></a></li>`;
}

/** The pictures of a product as slides: the whole, and details. Wide screens have thumbnails, too. */
export function gallery(product: Product, context: PageContext): Html {
  const { texts } = context;
  const pictures = picturesOf(product, context);
  return html`<figure class="gallery">
    <shop-slider class="gallery__slides" label="${texts.gallery}" slides-per-view="1" align="start" data-slides>
      ${pictures.map((picture) => slide(picture, product))}
    </shop-slider>
    <ul class="gallery__thumbs" role="list">${pictures.map((picture) => thumbnail(picture, product))}</ul>
    <figcaption class="gallery__note">${texts.pictureNote}</figcaption>
  </figure>`;
}
