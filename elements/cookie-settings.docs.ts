import type { cookieSettingsElement } from './cookie-settings.element.ts';
import type { Docs } from './declare/docs.ts';

export const cookieSettingsDocs: Docs<typeof cookieSettingsElement> = {
  summary: 'A button that opens the page’s cookie configuration.',
  children: 'fallback',
  attributes: {
    target:
      'Id or selector of what is opened: `<shop-modal>`, `<dialog>`, a popover, a tag with `show()`; without it the page’s `prepareCookiesConfiguration()` is called.',
  },
  events: { onOpen: 'The button was pressed; then the target opens, or the page’s own dialog.' },
  slots: {
    '': 'The label, in place of “Cookie settings”; or a button or link of the page, which is taken as it is.',
  },
  parts: { button: 'The button, unless the page has one.' },
};
