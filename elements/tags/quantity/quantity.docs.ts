import type { Docs } from '../../declare/docs.ts';
import type { quantityElement } from './quantity.element.ts';

export const quantityDocs: Docs<typeof quantityElement> = {
  purpose: 'shopping',
  summary: {
    en: 'A number input between − and +, held to the quantities in which a product can be ordered.',
    pl: 'Ilość: minus, liczba i plus.',
  },
  synonyms: ['stepper', 'spinner', 'number', 'amount', 'ilość', 'liczba sztuk'],
  accessibility:
    'The input stays the browser’s spin button, with its label. − and + are buttons with names, `aria-disabled` at the ends. The message is said, and tied to the input by `aria-describedby`.',
  keyboard: {
    'ArrowUp, ArrowDown': 'In the input, goes a step up or down.',
    'PageUp, PageDown': 'In the input, goes ten steps up or down.',
  },
  needs: {
    selector: 'input[type=number], select:has([data-more])',
    words: 'an <input type="number"> in it',
  },
  mistakes: [
    {
      is: '[step="0"]',
      words: 'step="0": expected a quantity such as 1 or 0.25, using that of the product.',
    },
  ],
  attributes: {
    min: {
      description: 'The least quantity; by default that of the product, else `min` of the input.',
      atLeast: 0,
    },
    max: {
      description:
        'The greatest quantity; by default what the product allows, else `max` of the input.',
      atLeast: 0,
    },
    step: {
      description:
        'The quantity that is sold at once, such as 12 or 0.25; by default that of the product, else `step` of the input, else 1.',
      atLeast: 0,
    },
    precision: 'The number of decimal places, if it is more than the step has.',
    unit: 'The word for one unit, such as `metr`; by default that of the product.',
    unitPlural: 'The word for two units, such as `metry`.',
    unitFraction: 'The word for a part of a unit, such as `metra`.',
    for: {
      description:
        'The id of the `shop-product` to follow, or of its form; by default the nearest, else that of the page.',
      names: 'id',
    },
    label: 'The name of the product in the names of − and +, where a page has several products.',
  },
  events: {
    onChange:
      'The shopper has changed the quantity: by − or + or a key (`step`), by typing (`typed`), or the tag had to correct it (`corrected`).',
  },
  methods: {
    set: 'Sets a quantity, corrected to what can be ordered, and returns the one in force.',
  },
  slots: {
    '': 'The label and the `<input type="number">`, or a `<select>` with a last option that has `data-more`: it turns into an input. Both work without script.',
    'icon-minus': 'Replaces the drawing of the button −.',
    'icon-plus': 'Replaces the drawing of the button +.',
    message: 'The reason why a quantity was corrected; the tag puts it there.',
    hint: 'How much of the product the basket has; the tag puts it there.',
  },
  parts: {
    box: 'The row of buttons and input.',
    minus: 'The button −.',
    plus: 'The button +.',
    unit: 'The word for the unit.',
    icon: 'The drawing in a button.',
  },
  states: {
    'at-min': 'The quantity is the least.',
    'at-max': 'The quantity is the greatest.',
    corrected: 'The quantity was corrected; the message says why.',
  },
};
