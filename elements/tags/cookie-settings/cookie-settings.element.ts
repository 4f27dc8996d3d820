import { CookieSettings } from '../../../react/cookie-settings/CookieSettings.tsx';
import cookieSettingsCss from '../../../react/cookie-settings/cookie-settings.css';
import { text } from '../../declare/attributes.ts';
import { declareElement } from '../../declare/declaration.ts';
import { cancelable } from '../../declare/events.ts';

export const cookieSettingsElement = declareElement({
  tag: 'shop-cookie-settings',
  group: 'page',
  component: CookieSettings,
  styles: [cookieSettingsCss],
  activate: 'visible',
  attributes: {
    target: text(),
  },
  events: {
    onOpen: cancelable(),
  },
});
