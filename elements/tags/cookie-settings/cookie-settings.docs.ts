import type { Docs } from '../../declare/docs.ts';
import type { cookieSettingsElement } from './cookie-settings.element.ts';

export const cookieSettingsDocs: Docs<typeof cookieSettingsElement> = {
  purpose: 'page',
  summary: {
    en: 'A button that opens the page’s cookie configuration.',
    pl: 'Przycisk zgód na ciasteczka.',
  },
  synonyms: ['consent', 'cookies', 'zgoda', 'ciasteczka'],
  related: ['modal', 'info-bar'],
  accessibility: 'A button; its dialog belongs to the platform.',
  children: 'fallback',
  attributes: {
    target: {
      description:
        'The id or a selector of the element to open: `<shop-modal>`, `<dialog>`, a popover or a tag with `show()`. Without it the tag calls `prepareCookiesConfiguration()` of the page.',
      names: 'place',
    },
  },
  events: {
    onOpen:
      'The shopper has clicked the button; the target, or the page’s dialog, is about to open.',
  },
  prevented: { onOpen: 'nothing opens' },
  slots: {
    '': 'The label, instead of “Cookie settings”; or a button or link, which the tag then uses.',
  },
  parts: { button: 'The button, unless the content has one.' },
};
