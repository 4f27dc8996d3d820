import { createCatalogue } from '../platform/catalogue/catalogue.ts';
import type { Catalogue, Product } from '../platform/catalogue/catalogue.types.ts';
import { IMAGE_WIDTHS } from '../platform/links.ts';

const WIDTH = IMAGE_WIDTHS.small;

/** Without a server there is no URL for a picture, so a product is shown by its colours. */
function pictureOf({ colours: [main, accent] }: Product): string | undefined {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: WIDTH });
  const pen = canvas.getContext('2d');
  if (!pen) return undefined;
  pen.fillStyle = accent;
  pen.fillRect(0, 0, WIDTH, WIDTH);
  pen.fillStyle = main;
  pen.arc(WIDTH / 2, WIDTH / 2, WIDTH / 4, 0, 2 * Math.PI);
  pen.fill();
  return canvas.toDataURL('image/png');
}

/** The demo shop's catalogue with pictures as data URLs, which need no server. */
export function pictureCatalogue(): Catalogue {
  const { products, versions } = createCatalogue();
  const pictured = products.map((product) => ({
    ...product,
    hasSecondImage: false,
    image: pictureOf(product),
  }));
  return createCatalogue(pictured, versions);
}
