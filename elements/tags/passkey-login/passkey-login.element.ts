import buttonCss from '../../../react/look/button.css';
import { PasskeyLogin } from '../../../react/passkey-login/PasskeyLogin.tsx';
import passkeyCss from '../../../react/passkeys/passkey.css';
import { flag, list, text } from '../../declare/attributes.ts';
import { declareElement, method } from '../../declare/declaration.ts';
import { cancelable } from '../../declare/events.ts';

/** Autofill must be available before the button is scrolled into view. */
const isOn = (host: HTMLElement): boolean => Reflect.get(host, 'autofill') === true;

export const passkeyLoginElement = declareElement({
  tag: 'shop-passkey-login',
  group: 'passkeys',
  component: PasskeyLogin,
  styles: [buttonCss, passkeyCss],
  activate: (host) => (isOn(host) ? 'ready' : 'visible'),
  attributes: {
    domain: text(),
    successUrl: text(),
    autofill: flag(),
    hideUnsupported: flag(),
    disabledOn: list(),
  },
  events: {
    onSuccess: cancelable<{ login: string }>(),
  },
  methods: {
    login: method<() => Promise<{ login: string }>>(),
  },
});
