import buttonCss from '../react/look/button.css';
import passkeyCss from '../react/passkeys/passkey.css';
import { list, text } from './declare/attributes.ts';
import { declareElement, method, notifies } from './declare/declaration.ts';

export const passkeyRegisterElement = declareElement({
  tag: 'shop-passkey-register',
  summary: 'Saves this device as a passkey of the shopper.',
  component: async () =>
    (await import('../react/passkey-register/PasskeyRegister.tsx')).PasskeyRegister,
  styles: [buttonCss, passkeyCss],
  activate: 'visible',
  children: 'fallback',
  attributes: {
    userLogin: text('The login that the passkey is for.'),
    authorizeToken: text('What the one-time password was exchanged for.'),
    domain: text('The domain that passkeys belong to; the page’s host name where it is absent.'),
    disabledOn: list('Where passkeys are switched off: mac, ios, safari, opera.'),
  },
  events: { onSuccess: notifies('The device is saved.') },
  methods: {
    register: method<() => Promise<void>>(
      'Does what the button does; rejects when the device is not saved.',
    ),
  },
  slots: { '': 'The label of the button.' },
  parts: { button: 'The button.', message: 'What came of the last attempt.' },
  states: {
    busy: 'A registration is under way.',
    saved: 'The device was saved.',
    registered: 'The device was saved before.',
    error: 'The last registration failed.',
    unsupported: 'Passkeys do not work here.',
  },
});
