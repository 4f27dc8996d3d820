// Made-up data: the stores of the demo shop.

/** The opening hours of a store as `HH:MM-HH:MM`; `all day`; undefined if it is closed. */
type Hours = string | undefined;

/** A store of the demo shop, in a real city. */
export interface StockPlace {
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly zipcode: string;
  readonly phone: string;
  readonly mail: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly hours: { readonly weekdays: Hours; readonly saturday: Hours; readonly sunday: Hours };
}

export const STOCK_PLACES: readonly StockPlace[] = [
  {
    name: 'Jodła Warszawa', street: 'ul. Zmyślona 1', city: 'Warszawa', zipcode: '00-001',
    phone: '22 100 00 01', mail: 'warszawa@jodla.example',
    latitude: 52.2298, longitude: 21.0118,
    hours: { weekdays: '10:00-20:00', saturday: '10:00-16:00', sunday: undefined },
  },
  {
    name: 'Jodła Kraków', street: 'ul. Nieznana 3', city: 'Kraków', zipcode: '31-053',
    phone: '12 100 00 02', mail: 'krakow@jodla.example',
    latitude: 50.0496, longitude: 19.9459,
    hours: { weekdays: '09:00-18:00', saturday: '09:00-14:00', sunday: undefined },
  },
  {
    name: 'Jodła Zakopane', street: 'ul. Wymyślona 7', city: 'Zakopane', zipcode: '34-500',
    phone: '18 100 00 03', mail: 'zakopane@jodla.example',
    latitude: 49.2992, longitude: 19.9496,
    hours: { weekdays: 'all day', saturday: 'all day', sunday: 'all day' },
  },
];
