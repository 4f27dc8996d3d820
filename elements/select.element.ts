import { SelectAtRest } from '../react/select/SelectAtRest.tsx';
import selectCss from '../react/select/select.css';
import { flag } from './declare/attributes.ts';
import { declareElement } from './declare/declaration.ts';

export const selectElement = declareElement({
  tag: 'shop-select',
  rest: SelectAtRest,
  component: async () => (await import('../react/select/Select.tsx')).Select,
  styles: [selectCss],
  activate: 'ready',
  attributes: {
    autoSubmit: flag(),
  },
  events: {},
});
