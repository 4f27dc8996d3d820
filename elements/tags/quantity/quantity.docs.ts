import type { Docs } from '../../declare/docs.ts';
import type { quantityElement } from './quantity.element.ts';

export const quantityDocs: Docs<typeof quantityElement> = {
  purpose: 'shopping',
  summary: {
    en: 'A number input between − and +, limited to the quantities that can be ordered.',
    pl: 'Ilość: minus, liczba i plus.',
  },
  synonyms: ['stepper', 'spinner', 'number', 'amount', 'ilość', 'liczba sztuk'],
  accessibility:
    'The input is a native spin button with its label. − and + are named buttons, `aria-disabled` at the limits. The message is announced, and connected to the input with `aria-describedby`.',
  keyboard: {
    'ArrowUp, ArrowDown': 'Changes the quantity by a step.',
    'PageUp, PageDown': 'Changes the quantity by ten steps.',
  },
  needs: {
    selector: 'input[type=number], select:has([data-more])',
    text: 'an <input type="number"> in it',
  },
  attributes: {
    min: {
      description: 'The minimum quantity; by default that of the product, else `min` of the input.',
      atLeast: 0,
      atMost: { prop: 'max', else: 'nothing can be ordered' },
    },
    max: {
      description:
        'The maximum quantity; by default what the product allows, else `max` of the input.',
      atLeast: 0,
    },
    step: {
      description:
        'The selling unit, such as 12 or 0.25; by default that of the product, else `step` of the input, else 1.',
      above: 0,
    },
    precision: 'The number of decimal places, if it is more than the step has.',
    unit: 'The text for one unit, such as `metr`; by default that of the product.',
    unitPlural: 'The text for two units, such as `metry`.',
    unitFraction: 'The text for a fraction of a unit, such as `metra`.',
    for: 'The id of the `shop-product` to follow, or of its form; by default the nearest, else that of the page.',
    label: 'The name of the product in the names of − and +, for a page with several products.',
  },
  events: {
    onChange:
      'The shopper has changed the quantity: by − or + or a key (`step`), by typing (`typed`), or the tag had to correct it (`corrected`). A quantity that a script chooses within the limits fires none.',
  },
  methods: {
    set: 'Sets a quantity, clamped to the limits, and returns it.',
  },
  slots: {
    '': 'The label and the `<input type="number">`, or a `<select>` with a last option that has `data-more`: it turns into an input. Both work without JavaScript.',
    'icon-minus': 'Replaces the icon of the button −.',
    'icon-plus': 'Replaces the icon of the button +.',
    message: 'The reason for a correction; inserted by the tag.',
    hint: 'The quantity in the basket; inserted by the tag.',
  },
  parts: {
    box: 'The row of buttons and input.',
    minus: 'The button −.',
    plus: 'The button +.',
    unit: 'The text of the unit.',
    icon: 'The icon in a button.',
  },
  states: {
    'at-min': 'The quantity is the minimum.',
    'at-max': 'The quantity is the maximum.',
    corrected: 'The quantity was corrected; the message says why.',
  },
};
