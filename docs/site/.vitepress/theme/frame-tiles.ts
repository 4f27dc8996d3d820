// A script for the frames of examples with maps, before the library: it generates the tiles of the
// demo shop, for which a static site has no server.
import { tileAt } from '../../../../demo/shop/tiles/tile-at.ts';

const { prototype } = HTMLImageElement;
const source = Object.getOwnPropertyDescriptor(prototype, 'src');
if (source) {
  Object.defineProperty(prototype, 'src', {
    ...source,
    set(address: string) {
      const tile = tileAt(address);
      const shown = tile ? `data:image/svg+xml,${encodeURIComponent(tile)}` : address;
      source.set?.call(this, shown);
    },
  });
}
