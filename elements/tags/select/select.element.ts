import { Select } from '../../../react/select/Select.tsx';
import selectCss from '../../../react/select/select.css';
import { flag } from '../../declare/attributes.ts';
import { declareElement } from '../../declare/declaration.ts';

export const selectElement = declareElement({
  tag: 'shop-select',
  component: Select,
  styles: [selectCss],
  activate: 'ready',
  attributes: {
    autoSubmit: flag(),
  },
  events: {},
});
