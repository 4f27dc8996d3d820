import type { Docs } from './declare/docs.ts';
import type { formElement } from './form.element.ts';

export const formDocs: Docs<typeof formElement> = {
  summary: 'Sends a form once, and only when its fields are right.',
  attributes: {
    requiredKeys:
      'Ids or names of inputs that must not be empty; nothing is asked of the platform while one is.',
    lang: 'The language of the messages inside; else the nearest `lang`.',
  },
  events: {
    onValidate: 'All fields have been checked; they come in the order of the document.',
    onSubmit: 'The form is valid; it would be submitted now.',
  },
  methods: {
    validate:
      'Checks all fields as a submission would, without one; resolves to whether they are right.',
  },
  slots: { '': 'The `<form>`; it works without script.' },
  parts: { sending: 'What covers the label of the button while the form is checked and sent.' },
  states: {
    validating: 'The fields are being checked.',
    submitting:
      'The form is on its way to the server; it is sent once. Its button has `aria-busy` from the press on.',
    failed: 'The last submission was refused, and no validation has succeeded since.',
  },
};
