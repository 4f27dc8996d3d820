import type { Docs } from '../../declare/docs.ts';
import type { selectElement } from './select.element.ts';

export const selectDocs: Docs<typeof selectElement> = {
  purpose: 'forms',
  summary: {
    en: 'A dropdown that can be styled and replaces a select, for example for sorting or paging; the select keeps the value.',
    pl: 'Lista rozwijana.',
  },
  synonyms: ['dropdown', 'sorting', 'lista rozwijana', 'sortowanie'],
  related: ['form'],
  accessibility:
    'A combobox that opens a list, by the pattern of the ARIA Authoring Practices. Label, `required` and `aria-invalid` are those of the select.',
  keyboard: {
    'ArrowDown, ArrowUp': 'Opens the list, and moves in it.',
    'Alt+ArrowDown': 'Opens the list.',
    'Alt+ArrowUp': 'Chooses, and closes the list.',
    'Home, End': 'Moves to the first or the last option.',
    'PageUp, PageDown': 'Moves by ten.',
    Enter: 'Opens the list, and chooses in it. Space does the same.',
    Tab: 'Chooses, and moves on.',
    Escape: 'Closes the list and keeps the value.',
  },
  needs: { selector: 'select:not([multiple])', text: 'a <select> of one value in it' },
  attributes: {
    autoSubmit: 'Whether choosing another option submits the form of the select.',
  },
  slots: {
    '': 'The `<select>`; it keeps its name, value and `change` event.',
    'icon-open': 'Replaces the arrow of the button.',
  },
  parts: {
    button: 'The button that opens the list.',
    value: 'The text of the chosen option.',
    list: 'The list of options.',
    group: 'The label of a group.',
    option: 'An option.',
    selected: 'The chosen option.',
    icon: 'The arrow of the button.',
  },
  states: {
    ready: 'The dropdown has replaced the select, so that a submit button can be hidden.',
    open: 'The list is open.',
    disabled: 'The select is disabled.',
  },
};
