import type { Docs } from './declare/docs.ts';
import type { passkeyLoginElement } from './passkey-login.element.ts';

export const passkeyLoginDocs: Docs<typeof passkeyLoginElement> = {
  summary: 'Logs the shopper in with a passkey, by a button and in the browser’s autofill.',
  children: 'fallback',
  attributes: {
    domain: 'The domain that passkeys belong to; the page’s host name where it is absent.',
    successUrl: 'Where to go after a login; the page reloads where it is absent.',
    autofill: 'Offers passkeys in the autofill of an input with autocomplete="… webauthn".',
    hideUnsupported: 'Shows nothing where passkeys do not work.',
    disabledOn: 'Where passkeys are switched off: mac, ios, safari, opera.',
  },
  events: { onSuccess: 'The shopper is logged in; the page would leave or reload now.' },
  methods: { login: 'Does what the button does; rejects when nobody is logged in.' },
  slots: { '': 'The label of the button.' },
  parts: { button: 'The button.', message: 'What came of the last attempt.' },
  states: {
    busy: 'A login is under way.',
    error: 'The last one failed.',
    unsupported: 'Passkeys do not work here.',
  },
};
