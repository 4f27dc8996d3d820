import buttonCss from '../react/look/button.css';
import passkeyCss from '../react/passkeys/passkey.css';
import { list, text } from './declare/attributes.ts';
import { declareElement, method, notifies } from './declare/declaration.ts';

export const passkeyRegisterElement = declareElement({
  tag: 'shop-passkey-register',
  component: async () =>
    (await import('../react/passkey-register/PasskeyRegister.tsx')).PasskeyRegister,
  styles: [buttonCss, passkeyCss],
  activate: 'visible',
  attributes: {
    userLogin: text(),
    authorizeToken: text(),
    domain: text(),
    disabledOn: list(),
  },
  events: { onSuccess: notifies() },
  methods: {
    register: method<() => Promise<void>>(),
  },
});
