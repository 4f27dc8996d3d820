import formCss from '../react/form/form.css';
import type { FieldSummary } from '../react/form/form.props.ts';
import { list, text } from './declare/attributes.ts';
import { asks, declareElement, method, notifies } from './declare/declaration.ts';

export const formElement = declareElement({
  tag: 'shop-form',
  summary: 'Sends a form once, and only when its fields are right.',
  component: async () => (await import('../react/form/Form.tsx')).Form,
  styles: [formCss],
  activate: 'ready',
  attributes: {
    requiredKeys: list(
      'Ids or names of inputs that must not be empty; nothing is asked of the platform while one is.',
    ),
    lang: text('The language of the messages inside; else the nearest `lang`.'),
  },
  events: {
    onValidate: notifies<{ valid: boolean; fields: readonly FieldSummary[] }>(
      'All fields have been checked; they come in the order of the document.',
    ),
    onSubmit: asks('The form is valid; it would be submitted now.'),
  },
  methods: {
    validate: method<() => Promise<boolean>>(
      'Checks all fields as a submission would, without one; resolves to whether they are right.',
    ),
  },
  slots: { '': 'The `<form>`; it works without script.' },
  parts: { sending: 'What covers the label of the button while the form is checked and sent.' },
  states: {
    validating: 'The fields are being checked.',
    submitting:
      'The form is on its way to the server; it is sent once. Its button has `aria-busy` from the press on.',
    failed: 'The last submission was refused, and no validation has succeeded since.',
  },
});
