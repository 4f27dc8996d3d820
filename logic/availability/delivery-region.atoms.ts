import { type Atom, atom } from 'jotai/vanilla';
import { readForcedCookies } from '../forced-region/forced-cookies.ts';
import { knownRegion } from '../forced-region/forced-region.model.ts';
import type { Language } from '../texts/language.ts';

/** A region that the shopper did not choose; '' for unknown parts. */
export interface DeliveryRegion {
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
export const createDeliveryRegionAtom = (language: Language): Atom<DeliveryRegion | undefined> =>
  atom((get) => {
    const forced = knownRegion(readForcedCookies(get));
    const country = forced?.country ?? '';
    return forced && { country: country && countryIn(language, country), zipcode: forced.zipcode };
  });
