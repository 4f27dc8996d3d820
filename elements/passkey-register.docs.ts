import type { Docs } from './declare/docs.ts';
import type { passkeyRegisterElement } from './passkey-register.element.ts';

export const passkeyRegisterDocs: Docs<typeof passkeyRegisterElement> = {
  summary: 'Saves this device as a passkey of the shopper.',
  children: 'fallback',
  attributes: {
    userLogin: 'The login that the passkey is for.',
    authorizeToken: 'What the one-time password was exchanged for.',
    domain: 'The domain that passkeys belong to; the page’s host name where it is absent.',
    disabledOn: 'Where passkeys are switched off: mac, ios, safari, opera.',
  },
  events: { onSuccess: 'The device is saved.' },
  methods: { register: 'Does what the button does; rejects when the device is not saved.' },
  slots: { '': 'The label of the button.' },
  parts: { button: 'The button.', message: 'What came of the last attempt.' },
  states: {
    busy: 'A registration is under way.',
    saved: 'The device was saved.',
    registered: 'The device was saved before.',
    error: 'The last registration failed.',
    unsupported: 'Passkeys do not work here.',
  },
};
