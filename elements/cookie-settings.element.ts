import cookieSettingsCss from '../react/cookie-settings/cookie-settings.css';
import { text } from './declare/attributes.ts';
import { asks, declareElement } from './declare/declaration.ts';

export const cookieSettingsElement = declareElement({
  tag: 'shop-cookie-settings',
  component: async () =>
    (await import('../react/cookie-settings/CookieSettings.tsx')).CookieSettings,
  styles: [cookieSettingsCss],
  activate: 'visible',
  attributes: {
    target: text(),
  },
  events: {
    onOpen: asks(),
  },
});
