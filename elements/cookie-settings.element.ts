import cookieSettingsCss from '../react/cookie-settings/cookie-settings.css';
import { text } from './declare/attributes.ts';
import { asks, declareElement } from './declare/declaration.ts';

export const cookieSettingsElement = declareElement({
  tag: 'shop-cookie-settings',
  summary: 'A button that opens the page’s cookie configuration.',
  component: async () =>
    (await import('../react/cookie-settings/CookieSettings.tsx')).CookieSettings,
  styles: [cookieSettingsCss],
  activate: 'visible',
  children: 'fallback',
  attributes: {
    target: text(
      'Id or selector of what is opened: `<shop-modal>`, `<dialog>`, a popover, a tag with `show()`; without it the page’s `prepareCookiesConfiguration()` is called.',
    ),
  },
  events: {
    onOpen: asks('The button was pressed; then the target opens, or the page’s own dialog.'),
  },
  slots: {
    '': 'The label, in place of “Cookie settings”; or a button or link of the page, which is taken as it is.',
  },
  parts: { button: 'The button, unless the page has one.' },
});
