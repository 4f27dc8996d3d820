import buttonCss from '../../../react/look/button.css';
import { PasskeyRegister } from '../../../react/passkey-register/PasskeyRegister.tsx';
import passkeyCss from '../../../react/passkeys/passkey.css';
import { list, text } from '../../declare/attributes.ts';
import { declareElement, method } from '../../declare/declaration.ts';
import { notifies } from '../../declare/events.ts';

export const passkeyRegisterElement = declareElement({
  tag: 'shop-passkey-register',
  group: 'passkeys',
  component: PasskeyRegister,
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
