import overlayCss from '../react/dialog/overlay.css';
import { flag, text } from './declare/attributes.ts';
import { declareElement, method } from './declare/declaration.ts';

export const loadingCoverElement = declareElement({
  tag: 'shop-loading-cover',
  summary: 'Covers the page while the shopper has to wait, and says why.',
  component: async () => (await import('../react/loading-cover/LoadingCover.tsx')).LoadingCover,
  styles: [overlayCss],
  activate: 'ready',
  children: 'fallback',
  attributes: {
    open: flag('Whether the page is covered; never any more when the tag leaves the page.', {
      reflects: true,
    }),
    message: text('Why the shopper has to wait, where `show()` does not say it.'),
  },
  events: {},
  methods: {
    show: method<(message?: string) => void>(
      'Covers the page and says the message, which is text. Each call needs a `hide()` of its own.',
    ),
    hide: method<() => void>('Takes back one `show()`; after the last the page can be used again.'),
  },
  slots: { '': 'Shown without script.' },
  parts: {
    dialog: 'What lies on the cover.',
    spinner: 'What turns.',
    message: 'Why the shopper has to wait.',
  },
  states: { open: 'The page is covered.' },
});
