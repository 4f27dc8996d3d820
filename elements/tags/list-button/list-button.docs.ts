import type { Docs } from '../../declare/docs.ts';
import type { listButtonElement } from './list-button.element.ts';

export const listButtonDocs: Docs<typeof listButtonElement> = {
  purpose: 'shopping',
  summary: {
    en: 'A button that puts a product on a shopping list and takes it off again; if there are several lists, the shopper chooses one.',
    pl: 'Serce, które dodaje produkt do listy.',
  },
  synonyms: ['wishlist', 'favourite', 'heart', 'lista zakupowa', 'ulubione', 'schowek'],
  related: ['list-link'],
  accessibility:
    'A toggle with `aria-pressed`; with several lists, a button with a menu of checkable items. The result is announced.',
  keyboard: {
    'ArrowDown, ArrowUp':
      'On the button, opens the menu at its first or last list; in the menu, moves.',
    'Home, End': 'Moves to the first or the last list.',
    Enter: 'Adds the product to the list, or removes it. Space does the same.',
    Escape: 'Closes the menu.',
  },
  calls: {
    addToShoppingList: 'When the product is added to a list.',
    removeFromShoppingList: 'When it is removed.',
    shoppingList: 'Before the first change, if the page names no list.',
    shoppingListCreate: 'Then, if the shopper has none.',
  },
  children: 'fallback',
  needs: {
    attributes: ['productId'],
    follows: true,
    text: 'the attribute product-id, or a shop-product to follow',
  },
  attributes: {
    productId:
      'The id of the product; by default that of the product that is followed. Without one the content shows.',
    size: 'The id of the size; left out if the shopper has not chosen one. A product that is followed asks for it first.',
    sizeFrom: {
      description:
        'The control with the id of the chosen size, by its id, its name or a selector, such as `#projector_size_hidden`; `size` overrides it.',
      names: 'control',
    },
    listId: 'The id of the list; left out if it is one of `lists`.',
    lists: {
      description:
        'The shopper’s lists; from several the shopper chooses one. Without any, the tag asks the platform for the first list, and has it created if there is none. The message of an addition has a link to the `link` of the list.',
      expected: 'JSON such as [{"id": 1, "name": "Gifts", "count": 0, "link": "/gifts"}]',
      data: 'lists',
    },
    pressed:
      'Whether the product is on the list, or on the first of several. A product that is followed is so in the size that was chosen then. Another `product-id` turns it off, unless that product was added before or `pressed` changes with it.',
    for: 'The id of the `shop-product` to follow, or of its form; by default the nearest, else that of the page.',
  },
  events: {
    onChange:
      'The shopper has clicked the button; the request to add or remove the product is about to be sent.',
  },
  prevented: { onChange: 'the lists are unchanged' },
  slots: {
    '': 'Content for pages without JavaScript, such as a form with a button.',
    label: 'The label of the button; by default a visually hidden one, “Add to shopping list”.',
    icon: 'Replaces the heart.',
  },
  parts: {
    button: 'The button.',
    icon: 'An icon: the heart, or the tick of a list.',
    message: 'The reason why the list could not be changed.',
    menu: 'The lists to choose from.',
    item: 'A list in the menu; also `checked` if the product is on it.',
  },
  states: {
    busy: 'A request is pending.',
    error: 'The last change failed and was undone.',
    open: 'The lists are shown.',
  },
};
