import type { Docs } from '../../declare/docs.ts';
import type { passkeyRegisterElement } from './passkey-register.element.ts';

export const passkeyRegisterDocs: Docs<typeof passkeyRegisterElement> = {
  purpose: 'page',
  summary: {
    en: 'Saves this device as a passkey of the shopper.',
    pl: 'Zapisanie klucza dostępu.',
  },
  synonyms: ['passkey', 'webauthn', 'klucz dostępu', 'rejestracja klucza'],
  accessibility: 'A button. The browser’s own dialog creates the passkey.',
  calls: {
    generateRegisterRequest: 'On click.',
    register: 'When the browser has created the passkey.',
  },
  children: 'fallback',
  attributes: {
    userLogin: 'The login that the passkey is for.',
    authorizeToken: 'The token that the one-time password was exchanged for.',
    domain: 'The domain that passkeys belong to; by default the host name of the page.',
    disabledOn: 'The systems and browsers on which passkeys are off: mac, ios, safari, opera.',
  },
  events: { onSuccess: 'The device has been saved.' },
  methods: { register: 'Saves the device like the button; rejects if it is not saved.' },
  slots: { '': 'The label of the button.' },
  parts: {
    button: 'The button, until a passkey is saved.',
    message: 'The result of the last attempt.',
    hint: 'The advice after a failure.',
    icon: 'The tick before the message of a saved passkey.',
    base: 'The box around button and message.',
  },
  states: {
    busy: 'A registration is in progress.',
    saved: 'The device has just been saved.',
    registered: 'The device had been saved earlier.',
    error: 'The last registration failed.',
    unsupported: 'Passkeys are not supported.',
  },
};
