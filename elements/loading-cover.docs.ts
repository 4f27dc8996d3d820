import type { Docs } from './declare/docs.ts';
import type { loadingCoverElement } from './loading-cover.element.ts';

export const loadingCoverDocs: Docs<typeof loadingCoverElement> = {
  summary: 'Covers the page while the shopper has to wait, and says why.',
  children: 'fallback',
  attributes: {
    open: 'Whether the page is covered; never any more when the tag leaves the page.',
    message: 'Why the shopper has to wait, where `show()` does not say it.',
  },
  methods: {
    show: 'Covers the page and says the message, which is text. Each call needs a `hide()` of its own.',
    hide: 'Takes back one `show()`; after the last the page can be used again.',
  },
  slots: { '': 'Shown without script.' },
  parts: {
    dialog: 'What lies on the cover.',
    spinner: 'What turns.',
    message: 'Why the shopper has to wait.',
  },
  states: { open: 'The page is covered.' },
};
