import { type Atom, atom } from 'jotai/vanilla';
import { readForcedCookies } from '../forced-place/forced-cookies.ts';
import { knownPlace } from '../forced-place/forced-place.model.ts';
import type { Language } from '../texts/language.ts';

/** A place that the shopper did not choose; '' where one is not known. */
export interface DeliveryPlace {
  readonly country: string;
  readonly zipcode: string;
}

/** The name of a country in a language; its code where the browser knows none. */
function countryIn(language: Language, code: string): string {
  try {
    return new Intl.DisplayNames([language, 'en'], { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** Where the platform delivers to in place of the shopper's own; undefined where it is theirs. Reads the cookies once. */
export const createDeliveryPlaceAtom = (language: Language): Atom<DeliveryPlace | undefined> =>
  atom((get) => {
    const { region, zipcode } = readForcedCookies(get);
    const place = knownPlace(region, zipcode);
    const country = place?.country ?? '';
    return place && { country: country && countryIn(language, country), zipcode: place.zipcode };
  });
