import type { Texts } from '../language.ts';

/** The texts of the accounts service's refusals. */
export const ACCOUNTS_MESSAGES = {
  request: { pl: 'Niepoprawne żądanie.', en: 'Incorrect request.' },
  token: {
    pl: 'Zgoda na zapisanie urządzenia wygasła. Potwierdź tożsamość jeszcze raz.',
    en: 'The permission to save the device has expired. Confirm your identity again.',
  },
  domain: { pl: 'Ta domena nie należy do sklepu.', en: 'The domain is not one of the shop.' },
  challenge: {
    pl: 'Żądanie wygasło. Spróbuj jeszcze raz.',
    en: 'The request has expired. Please try again.',
  },
  registration: {
    pl: 'Nie udało się potwierdzić urządzenia.',
    en: 'The device could not be confirmed.',
  },
  known: { pl: 'To urządzenie jest już zapisane.', en: 'The device is already registered.' },
  unknown: { pl: 'Nie znamy tego klucza dostępu.', en: 'We do not know this passkey.' },
  login: {
    pl: 'Nie udało się potwierdzić tożsamości.',
    en: 'Your identity could not be confirmed.',
  },
  unavailable: {
    pl: 'Klucze dostępu są chwilowo niedostępne.',
    en: 'Passkeys are not available at the moment.',
  },
} as const satisfies Record<string, Texts>;

/** The code of a refusal. */
export type AccountsRefusal = keyof typeof ACCOUNTS_MESSAGES;
