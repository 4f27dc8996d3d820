import type { Docs } from './declare/docs.ts';
import type { noticeElement } from './notice.element.ts';

export const noticeDocs: Docs<typeof noticeElement> = {
  summary: 'Shows the tag’s children in a modal dialog when the shopper comes to the page.',
  attributes: {
    once: 'How often it shows: once in a browser session, each id for itself, or on every page.',
  },
  methods: {
    show: 'Shows the notice, also where the session has seen it; an empty one as soon as it has content.',
    hide: 'Closes the notice, as its button does.',
  },
  slots: { '': 'The notice, left as it is; without script it shows where it stands.' },
  parts: {
    dialog: 'The dialog.',
    close: 'The button that closes it.',
    content: 'What is around the notice.',
  },
  states: { open: 'The dialog is open.' },
};
