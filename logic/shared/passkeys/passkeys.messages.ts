import { defineMessages } from '../messages.ts';
import { PROBLEMS } from './passkey-error.ts';

export const passkeysMessages = defineMessages(
  'passkeys',
  {
    logIn: 'Zaloguj się kluczem dostępu',
    register: 'Zapisz to urządzenie',
    saved: 'Pomyślnie zapisano urządzenie',
    notSaved: 'Nie udało się zapisać urządzenia',
    unsupported: 'Ta przeglądarka nie obsługuje logowania kluczem dostępu.',
    userLogin: 'Brakuje loginu („userLogin”).',
    authorizeToken: 'Brakuje potwierdzenia tożsamości („authorizeToken”).',
    noData: 'Nie udało się pobrać danych.',
    unknown: 'Wystąpił nieznany błąd.',
    loginToken: 'Token logowania („loginToken”) jest niepoprawny.',
    connection: 'Wystąpił błąd połączenia. Spróbuj ponownie.',
    registered: 'To urządzenie jest już zapisane.',
    again: 'To trwało zbyt długo. Naciśnij przycisk jeszcze raz.',
    cancelled: 'Anulowano.',
    aborted: 'Przerwano.',
  },
  {
    ...PROBLEMS,
    logIn: 'Log in with a passkey',
    register: 'Save this device',
    saved: 'The device has been saved',
    notSaved: 'The device could not be saved',
  },
);

export type PasskeysTexts = (typeof passkeysMessages)['pl'];
