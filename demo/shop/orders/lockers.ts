/** A parcel locker: its name, its address with the postal code, and its coordinates. */
export interface Locker {
  readonly id: string;
  readonly street: string;
  /** `00-000` */
  readonly zipcode: string;
  readonly city: string;
  readonly lat: number;
  readonly lng: number;
}

type Row = readonly [id: string, address: string, lat: number, lng: number];

const locker = ([id, address, lat, lng]: Row): Locker => {
  const [street = '', zipcode = '', city = ''] = address.split('|');
  return { id, street, zipcode, city, lat, lng };
};

/** Made-up lockers in real cities. */
const ROWS: readonly Row[] = [
  ['ZAK01', 'ul. Wymyślona 9|34-500|Zakopane', 49.2981, 19.9531],
  ['ZAK02', 'ul. Szyszkowa 2|34-502|Zakopane', 49.2903, 19.9702],
  ['KRA01', 'ul. Nieznana 5|31-053|Kraków', 50.0501, 19.9442],
  ['KRA02', 'ul. Niebyła 12|30-500|Kraków', 50.0409, 19.9602],
  ['KAT01', 'ul. Złudna 4|40-001|Katowice', 50.2655, 19.0219],
  ['WAW01', 'ul. Zmyślona 3|00-001|Warszawa', 52.2311, 21.0102],
  ['WAW02', 'ul. Bajkowa 20|02-500|Warszawa', 52.1941, 21.0329],
  ['WAW03', 'ul. Urojona 8|03-400|Warszawa', 52.2523, 21.0437],
  ['POZ01', 'ul. Umowna 13|61-001|Poznań', 52.4071, 16.9241],
  ['WRO01', 'ul. Pomyślana 6|50-001|Wrocław', 51.1085, 17.0369],
  ['GDA01', 'ul. Fikcyjna 2|80-001|Gdańsk', 54.3529, 18.6449],
  ['LUB01', 'ul. Nierealna 5|20-001|Lublin', 51.2471, 22.5671],
];
const LOCKERS = ROWS.map(locker);
const MAX_LOCKERS = 4;

const numberOf = (zipcode: string): number => Number(zipcode.replace(/\D/g, ''));

/** The lockers with the nearest postal codes, the nearest first. */
export function nearestLockers(zipcode: string): readonly Locker[] {
  const wanted = numberOf(zipcode);
  const distance = (other: Locker) => Math.abs(numberOf(other.zipcode) - wanted);
  return LOCKERS.toSorted((a, b) => distance(a) - distance(b)).slice(0, MAX_LOCKERS);
}

/** The locker with this name; if there is none, the one nearest to a postal code. */
export function lockerOf(id: string, zipcode: string): Locker | undefined {
  return LOCKERS.find((other) => other.id === id) ?? nearestLockers(zipcode)[0];
}

/** Its name and address in one line. */
export const lockerText = ({ id, street, zipcode, city }: Locker): string =>
  `${id}, ${street}, ${zipcode} ${city}`;
