import type { Docs } from '../../declare/docs.ts';
import type { formElement } from './form.element.ts';

export const formDocs: Docs<typeof formElement> = {
  purpose: 'forms',
  summary: {
    en: 'Sends a form once, and only when its fields are valid.',
    pl: 'Formularz sprawdzany przed wysłaniem.',
  },
  synonyms: ['submit', 'validation', 'formularz', 'wysyłanie'],
  accessibility: 'The first wrong field gets focus. That the form is being sent is said.',
  calls: {
    validateClientData:
      'When the form is sent: one request for all fields that were not checked yet.',
    verify_iban: 'When the form is sent, for a bank account.',
  },
  needs: { selector: 'form', words: 'a <form> in it' },
  mistakes: [
    {
      has: ':is(form, :has(form)) ~ :is(form, :has(form))',
      words: 'holds several forms; expected a shop-form around each.',
    },
  ],
  attributes: {
    requiredKeys: {
      description:
        'Ids or names of inputs that must not be empty; while one is, the platform is not asked.',
      names: 'key',
    },
    lang: 'The language of the messages inside; by default the nearest `lang`.',
  },
  events: {
    onValidate: 'All fields have been checked; they come in the order of the document.',
    onSubmit: 'The form is valid and about to be submitted.',
  },
  prevented: { onSubmit: 'nothing is sent' },
  methods: {
    validate:
      'Checks all fields as before a submission, but submits nothing; resolves to whether they are valid.',
  },
  slots: { '': 'The `<form>`; it works without script.' },
  parts: { sending: 'The cover over the label of the button while the form is checked and sent.' },
  states: {
    validating: 'The fields are being checked.',
    submitting:
      'The form is on its way to the server. Its button has `aria-busy` from the press on.',
    failed: 'The last submission was refused, and no validation has succeeded since.',
  },
};
