import { type Atom, atom } from 'jotai/vanilla';
import { readForcedCookies } from '../forced-place/forced-cookies.ts';
import { knownPlace } from '../forced-place/forced-place.model.ts';
import type { Language } from '../texts/language.ts';

/** A region that the shopper did not choose; '' for unknown parts. */
export interface DeliveryPlace {
  readonly country: string;
  readonly zipcode: string;
}

/** The name of a country in a language; its code if the browser does not know it. */
function countryIn(language: Language, code: string): string {
  try {
    return new Intl.DisplayNames([language, 'en'], { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** The region that the platform delivers to instead of the shopper's own, if different. Reads the cookies once. */
export const createDeliveryPlaceAtom = (language: Language): Atom<DeliveryPlace | undefined> =>
  atom((get) => {
    const { region, zipcode } = readForcedCookies(get);
    const place = knownPlace(region, zipcode);
    const country = place?.country ?? '';
    return place && { country: country && countryIn(language, country), zipcode: place.zipcode };
  });
