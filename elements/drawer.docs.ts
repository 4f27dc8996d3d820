import type { Docs } from './declare/docs.ts';
import type { drawerElement } from './drawer.element.ts';

export const drawerDocs: Docs<typeof drawerElement> = {
  summary: 'The tag’s children in a panel that slides in from one side of the window.',
  attributes: {
    open: 'Whether the panel is open.',
    side: 'Where it comes from; `start` is left where text begins there.',
    label: 'The heading, which names the panel; without it the content’s first one does.',
  },
  events: {
    onOpen: 'The panel has opened.',
    onClose: 'The panel is to be closed; then it closes.',
  },
  methods: { show: 'Opens the panel.', hide: 'Closes the panel, unless the page refuses.' },
  slots: {
    '': 'The content; without script it shows where it stands.',
    footer: 'Below the content: what can be done.',
  },
  parts: {
    dialog: 'The panel.',
    heading: 'Its heading.',
    close: 'The button that closes it.',
    content: 'What is around the content.',
    footer: 'What is around the footer.',
  },
  states: { open: 'The panel is open.' },
  cssProperties: {
    '--shop-drawer-size': 'The width of the panel; a strip of the page stays free.',
  },
};
