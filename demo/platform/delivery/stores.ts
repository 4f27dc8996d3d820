import type { Product, Size } from '../catalogue/catalogue.types.ts';
import { UNLIMITED } from '../catalogue/stock.ts';
import { STOCK_PLACES, type StockPlace } from '../data/stock-places.ts';
import type { Language } from '../language.ts';
import { soldDown } from '../money.ts';
import { openingHours } from './opening-hours.ts';

const STATUS = {
  there: { pl: 'Produkt dostępny', en: 'In stock' },
  gone: { pl: 'Produkt niedostępny', en: 'Out of stock' },
} as const;

/** The shares of the stock in the other stores; the first store has the rest. */
const SHARES = [3, 4];

/** The stock of a size in each store. */
function sharesOf({ stock }: Size, { unit }: Product): readonly number[] {
  if (stock === UNLIMITED) return STOCK_PLACES.map(() => UNLIMITED);
  const others = SHARES.map((share) => soldDown(stock / share, unit.sellBy));
  return [others.reduce((rest, other) => rest - other, stock), ...others];
}

const stockInfo = (place: StockPlace) => ({
  name: place.name,
  street: place.street,
  city: place.city,
  zipcode: place.zipcode,
  country: 'Polska',
  contact: {
    phone: { text: place.phone, link: `tel:+48${place.phone.replaceAll(' ', '')}` },
    mail: { text: place.mail, link: `mailto:${place.mail}` },
  },
  openingHours: openingHours(place),
  longitude: place.longitude,
  latitude: place.latitude,
});

/** The stock of each size in each store; the id of a product's only size is empty. */
export function storesOf(product: Product, lang: Language) {
  const { sizes, unit } = product;
  const unitLabels = { singular: unit.singular[lang], plural: unit.plural[lang] };
  return sizes.map((size) => {
    const shares = sharesOf(size, product);
    return {
      id: sizes.length > 1 ? size.id : '',
      name: size.name[lang],
      productSizeAvailableInStocks: STOCK_PLACES.map((place, index) => {
        const quantity = shares[index] ?? 0;
        const status = STATUS[quantity === 0 ? 'gone' : 'there'];
        return {
          quantity,
          strictQuantity: quantity,
          unit: unitLabels,
          productAvailableStatus: { description: status[lang], icon: null },
          stockInfo: stockInfo(place),
        };
      }),
    };
  });
}
