import type { Docs } from '../../declare/docs.ts';
import type { loadingCoverElement } from './loading-cover.element.ts';

export const loadingCoverDocs: Docs<typeof loadingCoverElement> = {
  purpose: 'messages',
  summary: {
    en: 'A cover over the page, with a message, while the shopper has to wait.',
    pl: 'Zasłona na czas czekania.',
  },
  synonyms: ['spinner', 'overlay', 'ładowanie'],
  related: ['form', 'partial-navigation'],
  accessibility:
    'A modal dialog with the reason to wait, which is announced. The page behind it is inert.',
  keyboard: {
    Escape: 'Does nothing: the shopper has to wait.',
  },
  children: 'fallback',
  attributes: {
    open: 'Whether the page is covered; removing the tag uncovers the page.',
    message: 'The reason to wait, unless `show()` has one.',
  },
  methods: {
    show: 'Covers the page and shows the message, which is text.',
    hide: 'Uncovers the page.',
  },
  slots: { '': 'Content for pages without JavaScript.' },
  parts: {
    dialog: 'The box on the cover.',
    spinner: 'The spinner.',
    message: 'The reason to wait.',
    box: 'The box around circle and reason.',
  },
  states: { open: 'The page is covered.' },
};
