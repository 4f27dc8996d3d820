import type { Docs } from '../../declare/docs.ts';
import type { passkeyLoginElement } from './passkey-login.element.ts';

export const passkeyLoginDocs: Docs<typeof passkeyLoginElement> = {
  purpose: 'page',
  summary: {
    en: 'Logs the shopper in with a passkey, through a button and the browser’s autofill.',
    pl: 'Logowanie kluczem dostępu.',
  },
  synonyms: ['passkey', 'webauthn', 'sign in', 'logowanie bez hasła', 'klucz'],
  related: ['passkey-register'],
  accessibility: 'A button. The browser’s own dialog asks for the passkey.',
  calls: {
    generateLoginRequest: 'On click; with `autofill`, when the tag renders.',
    login: 'When the shopper has chosen a passkey.',
    loginByToken: 'Then, to log into the shop.',
  },
  children: 'fallback',
  attributes: {
    domain: 'The domain that passkeys belong to; by default the host name of the page.',
    successUrl: 'The page to open after a login; by default the page reloads.',
    autofill: 'Whether inputs with `autocomplete="… webauthn"` offer passkeys in their autofill.',
    hideUnsupported: 'Whether the tag shows nothing if passkeys are not supported.',
    disabledOn: 'The systems and browsers on which passkeys are off: mac, ios, safari, opera.',
  },
  events: { onSuccess: 'The shopper is logged in; the page is about to leave or reload.' },
  prevented: { onSuccess: 'the page does not navigate' },
  methods: { login: 'Logs in like the button; rejects without a login.' },
  slots: { '': 'The label of the button.' },
  parts: {
    button: 'The button.',
    message: 'The result of the last attempt.',
    hint: 'The advice after a failure.',
    base: 'The box around button and message.',
  },
  states: {
    busy: 'A login is in progress.',
    error: 'The last login failed.',
    unsupported: 'Passkeys are not supported.',
  },
};
