import { basket } from './basket.ts';
import type { HostBlock } from './block.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { cookieSettings } from './cookie-settings.ts';
import { fileInput } from './file-input.ts';
import { filters } from './filters.ts';
import { freeShipping } from './free-shipping.ts';
import { infoBars } from './info-bars.ts';
import { instalments } from './instalments.ts';
import { list } from './list.ts';
import { listButton } from './list-button.ts';
import { listFilters } from './list-filters.ts';
import { listLink } from './list-link.ts';
import { lowestPrice } from './lowest-price.ts';
import { map } from './map.ts';
import { menu } from './menu.ts';
import { notice } from './notice.ts';
import { photos } from './photos.ts';
import { price } from './price.ts';
import { product } from './product.ts';
import { quantity } from './quantity.ts';
import { rebateCode } from './rebate-code.ts';
import { registration } from './registration.ts';
import { search } from './search.ts';
import { selects } from './selects.ts';
import { sideMenu } from './side-menu.ts';
import { sizes } from './sizes.ts';
import { snippets } from './snippets.ts';
import { stock } from './stock.ts';
import { stockAlert } from './stock-alert.ts';
import { versions } from './versions.ts';
import { zone } from './zone.ts';

/** The blocks of the theme in the order of migration, the safest first. */
export const HOST_BLOCKS: readonly HostBlock[] = [
  breadcrumbs,
  price,
  lowestPrice,
  stock,
  photos,
  map,
  infoBars,
  zone,
  freeShipping,
  search,
  basket,
  menu,
  sideMenu,
  listLink,
  listButton,
  selects,
  listFilters,
  list,
  filters,
  notice,
  snippets,
  cookieSettings,
  versions,
  quantity,
  instalments,
  registration,
  fileInput,
  product,
  sizes,
  stockAlert,
  rebateCode,
];
