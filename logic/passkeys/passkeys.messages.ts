import { defineMessages } from '../texts/messages.ts';
import { type PasskeyError, PROBLEMS } from './passkey-error.ts';

export const passkeysMessages = defineMessages(
  'passkeys',
  {
    logIn: 'Zaloguj się kluczem dostępu',
    register: 'Zapisz to urządzenie',
    saved: 'Klucz zapisany',
    notSaved: 'Nie udało się zapisać urządzenia',
    unsupported: 'Ta przeglądarka nie obsługuje kluczy dostępu.',
    unsupported_hint: 'Użyj innej przeglądarki albo hasła.',
    userLogin: 'Brakuje loginu („userLogin”).',
    authorizeToken: 'Brakuje potwierdzenia tożsamości („authorizeToken”).',
    authorizeToken_hint: 'Potwierdź tożsamość kodem jednorazowym i spróbuj ponownie.',
    noData: 'Nie udało się pobrać danych.',
    noData_hint: 'Spróbuj ponownie za chwilę.',
    unknown: 'Wystąpił nieznany błąd.',
    unknown_hint: 'Spróbuj ponownie.',
    loginToken: 'Token logowania („loginToken”) jest niepoprawny.',
    loginToken_hint: 'Spróbuj ponownie.',
    connection: 'Wystąpił błąd połączenia.',
    connection_hint: 'Spróbuj ponownie.',
    registered: 'To urządzenie jest już zapisane.',
    pending:
      'Na tej stronie czeka już inna prośba o klucz dostępu. Dokończ ją albo odśwież stronę.',
    again: 'To trwało zbyt długo. Naciśnij przycisk jeszcze raz.',
    cancelled: 'Anulowano.',
    aborted: 'Przerwano.',
  },
  {
    ...PROBLEMS,
    unsupported_hint: 'Use another browser or your password.',
    authorizeToken_hint: 'Confirm your identity with the one-time code, and try again.',
    noData_hint: 'Please try again in a moment.',
    unknown_hint: 'Please try again.',
    loginToken_hint: 'Please try again.',
    connection_hint: 'Please try again.',
    pending: `${PROBLEMS.pending} Finish that one, or reload the page.`,
    logIn: 'Log in with a passkey',
    register: 'Save this device',
    saved: 'Passkey saved',
    notSaved: 'The device could not be saved',
  },
);

export type PasskeysTexts = (typeof passkeysMessages)['pl'];

/** What the shopper can do after a failure; '' if its message says it, or comes from the server. */
export function hintOf(error: PasskeyError, texts: PasskeysTexts): string {
  if (error.text) return '';
  switch (error.problem) {
    case 'unsupported':
    case 'authorizeToken':
    case 'noData':
    case 'unknown':
    case 'loginToken':
    case 'connection':
      return texts[`${error.problem}_hint`];
    default:
      return '';
  }
}
