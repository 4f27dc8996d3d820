import type { Docs } from '../../declare/docs.ts';
import type { choiceElement } from './choice.element.ts';

export const choiceDocs: Docs<typeof choiceElement> = {
  purpose: 'shopping',
  summary: {
    en: 'The sizes, versions or subscription of a product as buttons or a list, with what is sold out and what each costs.',
    pl: 'Wybór rozmiaru, wariantu lub subskrypcji.',
  },
  synonyms: ['size', 'variant', 'swatch', 'option', 'rozmiar', 'wariant', 'kolor', 'subskrypcja'],
  related: ['subscription-price'],
  accessibility:
    'A group of radio buttons with a name; versions are a group of links, one of them current. That a size is sold out, or one of a few, is a part of its name. The message is announced, and the group is invalid until something is chosen.',
  keyboard: {
    'ArrowDown, ArrowUp':
      'Chooses the next or the previous option, as radio buttons do. A list opens; in it, they move.',
    'PageUp, PageDown': 'Moves by ten in an open list.',
    'Home, End': 'Moves to the first or the last option of an open list.',
    Enter: 'Follows a version. Opens a list; in it, chooses. So does the space bar.',
    Escape: 'Closes the list; the choice stays.',
  },
  calls: {
    multiversions:
      'When the shopper chooses a value that leads nowhere beside those of the other axes.',
  },
  needs: {
    selector: 'input[type=radio], select, a[href]',
    words: 'radio buttons, a <select> or links in it',
  },
  attributes: {
    of: 'Whether the shopper chooses a size, a version or a subscription. Versions are other pages, so their options are links.',
    label: 'The name of the group, instead of that of the page or the default.',
    look: 'Whether the options are buttons, or a list that opens below one.',
    preselect:
      'Whether the only size that can be bought is chosen for the shopper (`only`), or nothing is (`none`).',
    for: 'The id of the `shop-product`, or of its form. By default the tag follows the product around it, else that of the page.',
  },
  events: {
    onSelect:
      'An option is about to be chosen: `of` and `id`, with the `link` of its page where it has one. After it the product has its new choice, or the page of the version opens.',
  },
  prevented: { onSelect: 'the product keeps its choice' },
  methods: {
    show: 'Focuses the option with this id, or without an id the chosen one, else the first. Gives `false` where there is none.',
  },
  slots: {
    '': 'Radio buttons, a `<select>` or links. Radio buttons stay as they are; the others are drawn anew. What the tag will say beside a name can stand there in a `<span class="shop-choice-note">`, so that nothing moves.',
    note: 'Stands below the options, such as a link to a size chart.',
    'icon-open': 'Replaces the arrow of the list’s button.',
    message: 'The line that says what is missing or does not fit; the tag puts it there.',
  },
  parts: {
    group: 'The group of options; several axes of versions have one each.',
    label:
      'The name of the group. Hide `shop-choice::before` with it: it is the name before the tag is there.',
    options: 'The box around the options.',
    option: 'An option.',
    'option-chosen': 'The chosen option.',
    'option-sold-out': 'An option that is sold out; it can be chosen all the same.',
    'option-few': 'An option of which five or fewer are left.',
    'option-other': 'An option whose price is shown, as not all sizes have the same.',
    'option-dependent': 'A version that does not exist beside the other chosen values.',
    'option-name': 'The name of an option.',
    'option-note': 'The note beside the name: the price, or that the option is sold out.',
    picture: 'The picture of an option.',
    message: 'The words on what is wrong with the choice, where the options are drawn by the tag.',
    button: 'The button of the list.',
    value: 'The chosen option in the button of the list.',
    list: 'The list of options.',
    selected: 'The chosen option in the list.',
    icon: 'The arrow of the list’s button.',
  },
  states: {
    empty: 'Nothing is chosen yet.',
    invalid: 'The product was to be bought, and the choice is missing.',
    'sold-out': 'The chosen option is sold out.',
    conflict: 'No version has the chosen values of all axes.',
    turning: 'The page of another version is on its way.',
  },
};
