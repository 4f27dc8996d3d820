import type { Docs } from '../../declare/docs.ts';
import type { rebateCodeElement } from './rebate-code.element.ts';

export const rebateCodeDocs: Docs<typeof rebateCodeElement> = {
  purpose: 'shopping',
  summary: {
    en: 'A form for a rebate code that applies it without leaving the page, or the active code with a button that removes it.',
    pl: 'Formularz kodu rabatowego, który działa bez opuszczania strony, albo aktywny kod z przyciskiem, który go usuwa.',
  },
  synonyms: ['coupon', 'discount code', 'promo code', 'voucher', 'kupon', 'kod rabatowy'],
  related: ['minicart', 'free-shipping', 'toasts'],
  accessibility:
    'A labelled input with a button. A refusal is announced, and the code in the input is selected. Focus follows the control that replaces the focused one.',
  keyboard: { Enter: 'In the input, applies the code. It does not submit a form around the tag.' },
  calls: {
    activateRebateCode: 'When the shopper applies a code.',
    deactivateRebateCode: 'When the shopper removes the active code.',
    basket: 'After each of these, unless the platform refused it.',
  },
  children: 'fallback',
  attributes: {
    code: 'The active code, as the template prints it. Ignored on cached pages, where it may be another shopper’s. After a change, the tag sets the property; the attribute keeps its value.',
    after:
      'Whether the page reloads after a change, because the server has rendered its prices, or stays.',
    label: 'The label of the input, instead of “Discount code”.',
  },
  events: {
    onApply: 'The shopper has entered a code, which is about to be sent.',
    onRemove: 'The shopper has clicked the button that removes the active code.',
    onChange: 'The active code has changed; `code` is empty if there is none.',
  },
  prevented: {
    onApply: 'the code is not sent',
    onRemove: 'the code stays active',
  },
  slots: {
    '': 'The theme’s form with an input named `rebates_codes`, for pages without JavaScript. If the tag’s module does not load, this form is submitted.',
  },
  parts: {
    form: 'The row with the input and its button.',
    label: 'The label of the input, and of the active code.',
    input: 'The input.',
    button: 'The button that applies the code.',
    chip: 'The active code and its button.',
    remove: 'The button that removes the active code.',
    icon: 'The cross of that button.',
    message: 'Why the last change failed.',
  },
  states: {
    active: 'A code is active.',
    sending: 'A change is being sent.',
    error: 'The last change failed.',
  },
};
