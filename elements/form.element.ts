import type { FieldSummary } from '../logic/form/form.atoms.ts';
import formCss from '../react/form/form.css';
import { list, text } from './declare/attributes.ts';
import { declareElement, method } from './declare/declaration.ts';
import { asks, notifies } from './declare/events.ts';

export const formElement = declareElement({
  tag: 'shop-form',
  component: async () => (await import('../react/form/Form.tsx')).Form,
  styles: [formCss],
  activate: 'ready',
  attributes: {
    requiredKeys: list(),
    lang: text(),
  },
  events: {
    onValidate: notifies<{ valid: boolean; fields: readonly FieldSummary[] }>(),
    onSubmit: asks(),
  },
  methods: {
    validate: method<() => Promise<boolean>>(),
  },
});
