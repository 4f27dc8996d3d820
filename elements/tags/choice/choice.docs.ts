import type { Docs } from '../../declare/docs.ts';
import type { choiceElement } from './choice.element.ts';

export const choiceDocs: Docs<typeof choiceElement> = {
  purpose: 'shopping',
  summary: {
    en: 'The sizes, variants or subscription of a product as buttons or a list, with what is sold out and what each costs.',
    pl: 'Wybór rozmiaru, wariantu lub subskrypcji.',
  },
  synonyms: ['size', 'variant', 'swatch', 'option', 'rozmiar', 'wariant', 'kolor', 'subskrypcja'],
  related: ['subscription-price'],
  accessibility:
    'A group of radio buttons with a name; variants are a group of links, one of them current. The name of a size includes whether it is sold out or few are left. The message is announced, and the group is invalid until something is chosen.',
  keyboard: {
    'ArrowDown, ArrowUp':
      'Chooses the next or the previous option, like radio buttons. Opens a list, and moves in it.',
    'PageUp, PageDown': 'Moves by ten in an open list.',
    'Home, End': 'Moves to the first or the last option of an open list.',
    Enter: 'Follows the link of a variant. Opens a list, and chooses in it. Space does the same.',
    Escape: 'Closes the list and keeps the choice.',
  },
  calls: {
    multiversions:
      'When the shopper chooses a value that no variant combines with those of the other axes.',
  },
  needs: {
    // a hidden input is the only size of a product
    selector: 'input:is([type=radio], [type=hidden]), select, a[href]',
    text: 'radio buttons, a <select> or links in it',
  },
  attributes: {
    of: 'Whether the shopper chooses a size, a variant or a subscription. Variants are other pages, so their options are links.',
    label: 'The name of the group, instead of that of the page or the default.',
    look: 'Whether the options are buttons, or a list that opens below a button.',
    preselect:
      'Whether the only size that can be bought is chosen for the shopper (`only`), or nothing is (`none`).',
    for: 'The id of the `shop-product`, or of its form. By default the tag follows the product around it, else that of the page.',
  },
  events: {
    onSelect:
      'An option is about to be chosen: `of` and `id`, with the `link` of its page, if any. Afterwards the product has the new choice, or the page of the variant opens.',
  },
  prevented: { onSelect: 'the product keeps its choice' },
  methods: {
    show: 'Focuses the option with this id, or without an id the chosen one, else the first. Returns `false` without such an option.',
  },
  slots: {
    '': 'Radio buttons, a `<select>` or links. Radio buttons are kept; links and selects are replaced by buttons. Print the note beside a name in a `<span class="shop-choice-note">` to prevent a layout shift.',
    note: 'Content below the options, such as a link to a size chart.',
    'icon-open': 'Replaces the arrow of the list’s button.',
    message: 'The message about a missing or conflicting choice; inserted by the tag.',
  },
  parts: {
    group: 'The group of options; several axes of variants have one each.',
    label:
      'The name of the group. Hide `shop-choice::before` with it: it is the label before the tag renders.',
    options: 'The box around the options.',
    option: 'An option.',
    'option-chosen': 'The chosen option.',
    'option-sold-out': 'A sold-out option, which can still be chosen.',
    'option-few': 'An option with at most five units left.',
    'option-other': 'An option with its price, because prices differ.',
    'option-dependent': 'A value that no variant combines with the other chosen ones.',
    'option-name': 'The name of an option.',
    'option-note': 'The note beside the name: the price, or that the option is sold out.',
    picture: 'The image of an option.',
    message: 'The message about the choice, if the tag renders the options.',
    button: 'The button of the list.',
    value: 'The chosen option in the button of the list.',
    list: 'The list of options.',
    selected: 'The chosen option in the list.',
    icon: 'The arrow of the list’s button.',
  },
  states: {
    empty: 'Nothing is chosen yet.',
    invalid: 'The product was refused because the choice is missing.',
    'sold-out': 'The chosen option is sold out.',
    conflict: 'No variant has the chosen values of all axes.',
    turning: 'The page of another variant is loading.',
  },
};
