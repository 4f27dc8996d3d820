import type { Docs } from '../../declare/docs.ts';
import type { filtersElement } from './filters.element.ts';

export const filtersDocs: Docs<typeof filtersElement> = {
  purpose: 'finding',
  summary: {
    en: 'Filters of a list of products that apply themselves, with the number of products for each choice; on phones in a panel.',
    pl: 'Filtry listy produktów, które działają same i pokazują liczbę produktów; na telefonie w panelu.',
  },
  synonyms: ['facets', 'filter sidebar', 'refine', 'filtry', 'filtrowanie'],
  related: ['listing', 'range', 'drawer'],
  accessibility:
    'The form stays as it is: native controls with their labels. Focus stays on the control after a change; the number of products is announced.',
  keyboard: {
    Enter: 'In a text input, applies the filters.',
    Escape: 'Closes the panel; focus returns to its button.',
  },
  calls: {
    counts: 'When a filter changes, unless `counts="false"`.',
  },
  needs: {
    selector: 'form',
    text: 'a <form> with the filters in it',
  },
  mistakes: [
    {
      has: 'form:not(:has(button:not([type=button i]), [type=submit i], noscript))',
      text: 'its form has no submit button; expected one, by which it filters without JavaScript.',
    },
    {
      has: 'form:not(:has(.__serialize)) :is([type=checkbox i], [type=radio i]):not([name])',
      text: 'has a checkbox without a name; expected one, by which it filters without JavaScript.',
    },
  ],
  attributes: {
    apply:
      'Whether the filters apply after each change, or by a button. On phones it is always the button.',
    for: {
      description:
        'The id of the list; by default the first `<shop-listing>` of the page. Without a list, the browser opens the filtered page.',
      names: 'place',
    },
    drawer: {
      description:
        'The id of a `<shop-drawer>` that contains the filters on narrow screens; a button of the page opens it. By default they are in a panel of their own.',
      names: 'place',
    },
    below: 'The width of the window below which the filters are in the panel, in pixels.',
    counts: 'Whether the numbers of products are requested after a change.',
    first: {
      description:
        'The number of choices that a block (a `fieldset`, a `details` or `.filters__block`) shows before “Show more”; chosen ones always show. Blocks of more than 20 have a search. A `details` stays open or closed as the shopper left it.',
      atLeast: 1,
    },
    label: 'The text of the button that opens the panel, and the heading of the panel.',
  },
  events: {
    onChange: 'The shopper has changed a filter. The detail contains the chosen values by filter.',
    onApply: 'The filtered list is about to be shown.',
    onCounts:
      'The numbers of products have been shown; `total` is that of all, if the platform says it.',
  },
  prevented: { onApply: 'the list stays as it is' },
  methods: {
    apply: 'Shows the filtered list.',
    clear: 'Removes a filter, or all of them without a name, and shows the list.',
    show: 'Opens the panel on phones.',
    hide: 'Closes the panel.',
  },
  slots: {
    '': 'The form with the filters, which works without JavaScript. `shop-filters:state(rendered) [type=submit] { display: none }` hides its button while the tag applies the filters. An element with `data-filter-count` in a label shows the number of products.',
    title: 'A heading above the form on wide screens.',
  },
  parts: {
    bar: 'The row with the button that opens the panel.',
    'open-button': 'The button that opens the panel.',
    'apply-button': 'The button that applies the filters.',
    'clear-button': 'The button that removes all filters.',
    chips: 'The list of chosen filters.',
    chip: 'A chosen filter; a click removes it.',
    'chip-remove': 'The cross of a chosen filter.',
    count: 'The live region with the number of products.',
    message: 'The reason why the filters cannot be applied.',
    dialog: 'The panel on phones.',
    box: 'The box in the panel around all that it shows.',
    header: 'The row of the panel with the heading and the close button.',
    heading: 'The heading of the panel.',
    close: 'The button that closes the panel.',
    content: 'The box around the form in the panel.',
    footer: 'The row of the panel with the button that applies the filters.',
    icon: 'The crosses of the buttons.',
  },
  states: {
    loading: 'The filtered list is being fetched.',
    changed: 'The form differs from the list.',
    open: 'The panel is open, or the drawer that the form is in.',
    active: 'A filter is chosen.',
  },
};
