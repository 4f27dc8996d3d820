import { NOTICE_TIMES } from '../logic/notice/notice.constants.ts';
import overlayCss from '../react/dialog/overlay.css';
import { oneOf } from './declare/attributes.ts';
import { declareElement, method } from './declare/declaration.ts';

export const noticeElement = declareElement({
  tag: 'shop-notice',
  summary: 'Shows the tag’s children in a modal dialog when the shopper comes to the page.',
  component: async () => (await import('../react/notice/Notice.tsx')).Notice,
  styles: [overlayCss],
  activate: 'ready',
  attributes: {
    once: oneOf(
      NOTICE_TIMES,
      'How often it shows: once in a browser session, each id for itself, or on every page.',
    ),
  },
  events: {},
  methods: {
    show: method<() => void>(
      'Shows the notice, also where the session has seen it; an empty one as soon as it has content.',
    ),
    hide: method<() => void>('Closes the notice, as its button does.'),
  },
  slots: { '': 'The notice, left as it is; without script it shows where it stands.' },
  parts: {
    dialog: 'The dialog.',
    close: 'The button that closes it.',
    content: 'What is around the notice.',
  },
  states: { open: 'The dialog is open.' },
});
