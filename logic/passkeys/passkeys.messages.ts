import { defineMessages } from '../texts/messages.ts';
import { PROBLEMS } from './passkey-error.ts';

export const passkeysMessages = defineMessages(
  'passkeys',
  {
    logIn: 'Zaloguj się kluczem dostępu',
    register: 'Zapisz to urządzenie',
    saved: 'Klucz zapisany',
    notSaved: 'Nie udało się zapisać urządzenia',
    unsupported: 'Ta przeglądarka nie obsługuje kluczy dostępu.',
    userLogin: 'Brakuje loginu („userLogin”).',
    authorizeToken: 'Brakuje potwierdzenia tożsamości („authorizeToken”).',
    noData: 'Nie udało się pobrać danych. Spróbuj ponownie za chwilę.',
    unknown: 'Wystąpił nieznany błąd. Spróbuj ponownie.',
    loginToken: 'Token logowania („loginToken”) jest niepoprawny. Spróbuj ponownie.',
    connection: 'Wystąpił błąd połączenia. Spróbuj ponownie.',
    registered: 'To urządzenie jest już zapisane.',
    pending:
      'Na tej stronie czeka już inna prośba o klucz dostępu. Dokończ ją albo odśwież stronę.',
    again: 'To trwało zbyt długo. Naciśnij przycisk jeszcze raz.',
    cancelled: 'Anulowano.',
    aborted: 'Przerwano.',
  },
  {
    ...PROBLEMS,
    noData: `${PROBLEMS.noData} Please try again in a moment.`,
    unknown: `${PROBLEMS.unknown} Please try again.`,
    loginToken: `${PROBLEMS.loginToken} Please try again.`,
    connection: `${PROBLEMS.connection} Please try again.`,
    pending: `${PROBLEMS.pending} Finish that one, or reload the page.`,
    logIn: 'Log in with a passkey',
    register: 'Save this device',
    saved: 'Passkey saved',
    notSaved: 'The device could not be saved',
  },
);

export type PasskeysTexts = (typeof passkeysMessages)['pl'];
