import overlayCss from '../react/dialog/overlay.css';
import drawerCss from '../react/drawer/drawer.css';
import { flag, oneOf, text } from './declare/attributes.ts';
import { asks, declareElement, method, notifies } from './declare/declaration.ts';

export const drawerElement = declareElement({
  tag: 'shop-drawer',
  summary: 'The tag’s children in a panel that slides in from one side of the window.',
  component: async () => (await import('../react/drawer/Drawer.tsx')).Drawer,
  styles: [overlayCss, drawerCss],
  activate: 'ready',
  attributes: {
    open: flag('Whether the panel is open.', { reflects: true }),
    side: oneOf(['start', 'end'], 'Where it comes from; `start` is left where text begins there.'),
    label: text('The heading, which names the panel; without it the content’s first one does.'),
  },
  events: {
    onOpen: notifies('The panel has opened.'),
    onClose: asks('The panel is to be closed; then it closes.'),
  },
  methods: {
    show: method<() => void>('Opens the panel.'),
    hide: method<() => void>('Closes the panel, unless the page refuses.'),
  },
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
});
