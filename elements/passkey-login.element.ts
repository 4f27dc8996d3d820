import buttonCss from '../react/look/button.css';
import passkeyCss from '../react/passkeys/passkey.css';
import { flag, list, text } from './declare/attributes.ts';
import { asks, declareElement, method } from './declare/declaration.ts';

/** Autofill is to be offered before anybody scrolls to the button. */
const isOn = (host: HTMLElement): boolean => Reflect.get(host, 'autofill') === true;

export const passkeyLoginElement = declareElement({
  tag: 'shop-passkey-login',
  summary: 'Logs the shopper in with a passkey, by a button and in the browser’s autofill.',
  component: async () => (await import('../react/passkey-login/PasskeyLogin.tsx')).PasskeyLogin,
  styles: [buttonCss, passkeyCss],
  activate: (host) => (isOn(host) ? 'ready' : 'visible'),
  children: 'fallback',
  attributes: {
    domain: text('The domain that passkeys belong to; the page’s host name where it is absent.'),
    successUrl: text('Where to go after a login; the page reloads where it is absent.'),
    autofill: flag('Offers passkeys in the autofill of an input with autocomplete="… webauthn".'),
    hideUnsupported: flag('Shows nothing where passkeys do not work.'),
    disabledOn: list('Where passkeys are switched off: mac, ios, safari, opera.'),
  },
  events: {
    onSuccess: asks<{ login: string }>(
      'The shopper is logged in; the page would leave or reload now.',
    ),
  },
  methods: {
    login: method<() => Promise<{ login: string }>>(
      'Does what the button does; rejects when nobody is logged in.',
    ),
  },
  slots: { '': 'The label of the button.' },
  parts: { button: 'The button.', message: 'What came of the last attempt.' },
  states: {
    busy: 'A login is under way.',
    error: 'The last one failed.',
    unsupported: 'Passkeys do not work here.',
  },
});
