import listBoxCss from '../../../react/list-box/list-box.css';
import { Select } from '../../../react/select/Select.tsx';
import { flag } from '../../declare/attributes.ts';
import { declareElement } from '../../declare/declaration.ts';

export const selectElement = declareElement({
  tag: 'shop-select',
  group: 'products',
  component: Select,
  styles: [listBoxCss],
  activate: 'ready',
  attributes: {
    autoSubmit: flag(),
  },
  events: {},
});
