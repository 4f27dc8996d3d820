import type { FieldSummary } from '../../../logic/form/form.atoms.ts';
import { Form } from '../../../react/form/Form.tsx';
import formCss from '../../../react/form/form.css';
import { list, text } from '../../declare/attributes.ts';
import { declareElement, method } from '../../declare/declaration.ts';
import { cancelable, notifies } from '../../declare/events.ts';

export const formElement = declareElement({
  tag: 'shop-form',
  group: 'forms',
  component: Form,
  styles: [formCss],
  activate: 'ready',
  attributes: {
    requiredKeys: list(),
    lang: text(),
  },
  events: {
    onValidate: notifies<{ valid: boolean; fields: readonly FieldSummary[] }>(),
    onSubmit: cancelable(),
  },
  methods: {
    validate: method<() => Promise<boolean>>(),
  },
});
