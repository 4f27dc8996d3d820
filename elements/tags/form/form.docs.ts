import type { Docs } from '../../declare/docs.ts';
import type { formElement } from './form.element.ts';

export const formDocs: Docs<typeof formElement> = {
  purpose: 'forms',
  summary: {
    en: 'Submits a form once, and only when its fields are valid.',
    pl: 'Formularz sprawdzany przed wysłaniem.',
  },
  synonyms: ['submit', 'validation', 'formularz', 'wysyłanie'],
  accessibility: 'The first invalid field receives focus. The submission is announced.',
  calls: {
    validateClientData: 'On submission: one request for all fields that were not checked yet.',
    verify_iban: 'On submission, for a bank account.',
  },
  needs: { selector: 'form', text: 'a <form> in it' },
  mistakes: [
    {
      has: ':is(form, :has(form)) ~ :is(form, :has(form))',
      text: 'contains several forms; expected a shop-form around each.',
    },
  ],
  attributes: {
    requiredKeys: {
      description:
        'Ids or names of inputs that must not be empty; while one is, no request is sent.',
      names: 'key',
    },
    lang: 'The language of the messages inside; by default the nearest `lang`.',
  },
  events: {
    onValidate: 'All fields have been checked; they are in document order.',
    onSubmit: 'The form is valid and about to be submitted.',
  },
  prevented: { onSubmit: 'nothing is sent' },
  methods: {
    validate:
      'Checks all fields as before a submission, but submits nothing; resolves to whether they are valid.',
  },
  slots: { '': 'The `<form>`; it works without JavaScript.' },
  parts: { sending: 'The cover over the button’s label during validation and submission.' },
  states: {
    validating: 'The fields are being checked.',
    submitting: 'The form is being submitted. Its button has `aria-busy` from the click on.',
    failed: 'The last submission was refused, and no validation has succeeded since.',
  },
};
