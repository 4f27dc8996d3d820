import type { collapseElement } from './collapse.element.ts';
import type { Docs } from './declare/docs.ts';

export const collapseDocs: Docs<typeof collapseElement> = {
  summary: 'Content that is folded away on narrow screens, with a button that unfolds it.',
  attributes: {
    below:
      'The screen width, in CSS pixels, from which on everything is shown; `0` folds nothing away.',
    open: 'Whether the content is unfolded on a narrow screen.',
    label:
      'What the button says, and the heading where there is no button; without it nothing is folded away.',
  },
  events: { onOpen: 'The content is unfolded.', onClose: 'The content is folded away.' },
  methods: { show: 'Unfolds the content.', hide: 'Folds the content away.' },
  slots: { '': 'The content.', label: 'Instead of the label’s text.' },
  parts: {
    label: 'The label, with or without a button.',
    toggle: 'The button.',
    content: 'The content.',
  },
  states: { collapsible: 'The screen is narrow.', open: 'The content is shown.' },
};
