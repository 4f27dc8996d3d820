import { REPEATS_ALL } from '../repeated.mjs';

/** A visitor of the shop: a language, a window, and the build of the library. */
export interface Visitor {
  readonly language: 'pl' | 'en';
  readonly build: 'react' | 'lite';
  readonly window: {
    readonly width: number;
    readonly height: number;
    readonly hasTouch: boolean;
    readonly isMobile: boolean;
    readonly scheme: 'light' | 'dark';
  };
}

const PHONE = { width: 390, height: 844, hasTouch: true, isMobile: true, scheme: 'dark' } as const;
const DESKTOP = {
  width: 1280,
  height: 900,
  hasTouch: false,
  isMobile: false,
  scheme: 'light',
} as const;

/** The build that the tests in `builds` run on: Preact with `REACT=lite`, otherwise React. */
export const TESTED_BUILD: Visitor['build'] = process.env.REACT === 'lite' ? 'lite' : 'react';

/** A language, window and build that together cover all of them. */
export const VISITORS: readonly Visitor[] = [
  { language: 'pl', build: 'react', window: PHONE },
  { language: 'en', build: 'react', window: DESKTOP },
  { language: 'en', build: 'lite', window: DESKTOP },
];

/** The visitors of a sweep: with `npm run test:all`, at each width, in each colour scheme, language and build. */
export const SWEEP_VISITORS = VISITORS.slice(0, REPEATS_ALL ? undefined : 1);

/** The texts that the shop and its tags must show in each language. */
export const TEXTS = {
  pl: {
    basket: 'Koszyk',
    goToBasket: 'Przejdź do koszyka',
    added: (name: string) => `Dodano do koszyka: ${name}`,
    forced: 'Twój wybrany kraj dostawy to Niemcy',
    restore: 'Przywróć domyślny kraj dostawy: Polska',
    saved: 'Klucz zapisany',
    loggedIn: (login: string) => `Zalogowano jako ${login}`,
  },
  en: {
    basket: 'Cart',
    goToBasket: 'Go to the cart',
    added: (name: string) => `Added to your cart: ${name}`,
    forced: 'Your selected delivery country is Germany',
    restore: 'Restore the default delivery country: Poland',
    saved: 'Passkey saved',
    loggedIn: (login: string) => `Logged in as ${login}`,
  },
} as const;
