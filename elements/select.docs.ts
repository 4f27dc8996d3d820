import type { Docs } from './declare/docs.ts';
import type { selectElement } from './select.element.ts';

export const selectDocs: Docs<typeof selectElement> = {
  summary:
    'A select, such as sorting or paging, as a dropdown that can be styled; the select stays the truth.',
  attributes: {
    autoSubmit: 'Whether the select’s form is submitted when another option is chosen.',
  },
  slots: { '': 'The `<select>`; it keeps its name, value and `change` event.' },
  parts: {
    button: 'The button that opens the list.',
    value: 'The chosen option’s text.',
    list: 'The list of options.',
    group: 'The label of a group.',
    option: 'An option.',
    selected: 'The chosen option.',
  },
  states: {
    ready: 'The dropdown stands for the select: a button that submits it can go.',
    open: 'The list is open.',
    disabled: 'The select is disabled.',
  },
};
