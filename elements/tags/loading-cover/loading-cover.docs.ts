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
    'A modal dialog with the reason to wait, which is said. The page behind it is inert.',
  keyboard: {
    Escape: 'Does nothing: the shopper has to wait.',
  },
  children: 'fallback',
  attributes: {
    open: 'Whether the page is covered; a tag that leaves the page uncovers it.',
    message: 'The reason to wait, if `show()` does not give one.',
  },
  methods: {
    show: 'Covers the page and shows the message, which is text. Each call needs one call of `hide()`.',
    hide: 'Takes back one `show()`; after the last one the page can be used again.',
  },
  slots: { '': 'Content for pages without script.' },
  parts: {
    dialog: 'The box on the cover.',
    spinner: 'The turning circle.',
    message: 'The reason to wait.',
    box: 'The box around circle and reason.',
  },
  states: { open: 'The page is covered.' },
};
