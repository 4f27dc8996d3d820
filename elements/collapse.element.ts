import collapseCss from '../react/collapse/collapse.css';
import { flag, number, text } from './declare/attributes.ts';
import { declareElement, method, notifies } from './declare/declaration.ts';

/** Views 2 to 4 show everything. */
const DEFAULT_BELOW_PX = 757;

export const collapseElement = declareElement({
  tag: 'shop-collapse',
  summary: 'Content that is folded away on narrow screens, with a button that unfolds it.',
  component: async () => (await import('../react/collapse/Collapse.tsx')).Collapse,
  styles: [collapseCss],
  activate: 'ready',
  attributes: {
    below: number(
      DEFAULT_BELOW_PX,
      'The screen width, in CSS pixels, from which on everything is shown; `0` folds nothing away.',
    ),
    open: flag('Whether the content is unfolded on a narrow screen.', { reflects: true }),
    label: text(
      'What the button says, and the heading where there is no button; without it nothing is folded away.',
    ),
  },
  events: {
    onOpen: notifies('The content is unfolded.'),
    onClose: notifies('The content is folded away.'),
  },
  methods: {
    show: method<() => void>('Unfolds the content.'),
    hide: method<() => void>('Folds the content away.'),
  },
  slots: { '': 'The content.', label: 'Instead of the label’s text.' },
  parts: {
    label: 'The label, with or without a button.',
    toggle: 'The button.',
    content: 'The content.',
  },
  states: { collapsible: 'The screen is narrow.', open: 'The content is shown.' },
});
