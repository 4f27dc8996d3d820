import type { Docs } from '../../declare/docs.ts';
import type { drawerElement } from './drawer.element.ts';

export const drawerDocs: Docs<typeof drawerElement> = {
  purpose: 'messages',
  summary: {
    en: 'A panel with the children of the tag that slides in from one side of the window.',
    pl: 'Panel wysuwany z boku.',
  },
  synonyms: ['sidebar', 'offcanvas', 'panel boczny', 'szuflada'],
  related: ['menu', 'modal'],
  accessibility:
    'A modal dialog; the page behind it is inert. `label` names it, else the first heading in it.',
  keyboard: {
    Escape: 'Closes the dialog; focus returns to where it was.',
  },
  attributes: {
    open: 'Whether the panel is open.',
    side: 'The side that the panel comes from; `start` is left in a page that is read from left to right.',
    label:
      'The heading, which names the panel; by default the first heading of the content names it.',
  },
  events: {
    onOpen: 'The panel has opened.',
    onClose: 'The panel is about to close.',
  },
  prevented: { onClose: 'the panel stays open' },
  methods: { show: 'Opens the panel.', hide: 'Closes the panel, unless the event is prevented.' },
  slots: {
    '': 'The content; without JavaScript it is shown in place.',
    footer: 'Buttons and links below the content.',
    'icon-close': 'Replaces the cross of the close button.',
  },
  parts: {
    dialog: 'The panel.',
    heading: 'The heading.',
    close: 'The button that closes it.',
    content: 'The box around the content.',
    footer: 'The box around the footer.',
    box: 'The box in the panel around all that it shows.',
    header: 'The row with the heading and the button.',
    icon: 'The cross of the button.',
  },
  states: { open: 'The panel is open.' },
  cssProperties: {
    '--shop-drawer-size': 'The width of the panel; a strip of the page remains visible.',
  },
};
